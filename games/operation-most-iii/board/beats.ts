/** What is shown of each event, and in which order. */
import { digits, NBSP, signed } from '@sztab/kernel/words';
import { type Beat, type Beats, type BriefingRow, beatsBy, type Scene, type Staging } from '@sztab/pieces';
import { type CardId, cardOf } from '../content/cards.ts';
import { STAGES } from '../content/rocket-tests.ts';
import { enemyOf, HOME, type Side, type Zone } from '../content/zones.ts';
import type { Event } from '../rules/events.ts';
import type { Shape } from '../rules/moves.ts';
import { scoreOf } from '../rules/outcome.ts';
import { needOf, totalOf } from '../rules/roll-window.ts';
import { type RollFrame, seatOf, sideOf } from '../rules/state.ts';
import { storyWords, type Who } from '../text/story.ts';
import { linesBy } from './dispatch.ts';
import { logLine } from './log-lines.ts';
import { stillToFall } from './to-fall.ts';

type Told = Scene<Shape>;
type Heard<K extends Event['is']> = Extract<Event, { is: K }>;

const sayIn = ({ language }: Told) => storyWords[language];
const whoIn = ({ seat }: Told, side: Side): Who => (seat !== null && sideOf(seat) === side ? 'you' : side);
const ownIn = ({ seat }: Told): Side => (seat === null ? 'PL' : sideOf(seat));
const hears = <K extends Event['is']>({ heard }: Told, ...kinds: readonly K[]): Heard<K> | undefined =>
  heard.find((event): event is Heard<K> => (kinds as readonly string[]).includes(event.is));

/** A verdict must be read before anything else is shown. */
const HELD = 1500;
const handOf = (side: Side): readonly string[] => [`hand.${side}`, `handSize.${side}`];
const played = (side: Side): readonly string[] => [...handOf(side), `removed.${side}`];

/** Who fights whom, or who searches or steals; and the card first picked, if an Escort stands in its stead. */
interface Fight {
  readonly action: RollFrame['action'];
  readonly side: Side;
  readonly actor: CardId;
  readonly struck: CardId | null;
  readonly target: CardId | null;
}

/** The fight this move belongs to: declared in it, or open before it. */
function fightIn(scene: Told): Fight | null {
  const fight = declaredIn(scene) ?? openIn(scene);
  const escort = hears(scene, 'escorted');
  return fight && escort ? { ...fight, struck: escort.card } : fight;
}

function declaredIn(scene: Told): Fight | null {
  const event = hears(scene, 'attack-declared', 'search-declared', 'steal-declared');
  if (!event) return null;
  const { side, actor } = event;
  const target = event.is === 'attack-declared' ? event.target : null;
  const action = { 'attack-declared': 'attack', 'search-declared': 'search', 'steal-declared': 'steal' } as const;
  return { action: action[event.is], side, actor, struck: target, target };
}

function openIn({ before }: Told): Fight | null {
  const f = before.flow.at(-1);
  switch (f?.step) {
    case 'attack.escort':
      return { action: 'attack', side: f.side, actor: f.actor, struck: f.target, target: f.target };
    case 'attack.ambush':
    case 'attack.nurse':
      return { action: 'attack', side: f.side, actor: f.actor, struck: f.struck, target: f.escorted ?? f.struck };
    case 'roll.react':
      return { ...f, target: f.escorted ?? f.struck };
    default:
      return null;
  }
}

/** Where it is fought: the whole of it is in view, not one of the two alone. */
const zoneIn = ({ before }: Told, { actor }: Fight): Zone =>
  before.cards.find(({ id }) => id === actor)?.zone ?? 'surroundings';

/** The acting side first: “6 : 5”, or the total and the number it has to reach. */
const figuresOf = (f: RollFrame): string =>
  f.action === 'attack'
    ? `${digits(totalOf(f, f.side))} : ${digits(totalOf(f, enemyOf(f.side)))}`
    : `${digits(totalOf(f, f.side))} / ${needOf(f)}`;

const rollIn = ({ before }: Told): RollFrame | null => {
  const f = before.flow.at(-1);
  return f?.step === 'roll.react' ? f : null;
};

/** A window that opens with this move is drawn with the beat that opens it. */
const opens = ({ after }: Told, ...steps: readonly string[]): readonly string[] =>
  steps.includes(after.flow.at(-1)?.step ?? '') ? ['flow'] : [];

/** A beat with the symbol and the things of its line in the log. */
function beat(event: Event, words: string, more: Partial<Beat> & Pick<Beat, 'kind' | 'rank'>): Beat {
  const { symbol, things } = logLine(event);
  const [at] = things;
  return { ...(at && { at, things }), words, row: { text: words, symbol }, ...more };
}

/** A deed that decides nothing: a card or a part goes somewhere. */
const deed = (event: Event, words: string, more: Partial<Beat> = {}): Beat =>
  beat(event, words, { kind: 'move', rank: 2, ms: 420, sound: 'move', dispatch: true, ...more });

/** One beat for what is only kept in the books. */
const mark = (event: Event, words: string, more: Partial<Beat> = {}): Beat =>
  beat(event, words, { kind: 'tally', rank: 3, ms: 160, ...more });

const detailed = (event: Event, text: string, detail: string): BriefingRow => ({
  text,
  detail,
  symbol: logLine(event).symbol,
});

const hold = (against: readonly number[] = [], ms = HELD): Beat => ({ kind: 'hold', rank: 1, ms, against });

/** A result in large figures. What it costs or brings follows with the next event, and only then it is held. */
function ended(
  event: Heard<'attack-ended' | 'search-ended' | 'steal-ended'>,
  text: string,
  figures: string | null,
  more: Partial<Beat>,
  goesOn: boolean,
): Beat[] {
  const verdict: Beat = {
    kind: 'verdict',
    rank: 1,
    // A failure harms nobody: it is told without the chord of a loss or a win.
    sound: event.success ? 'verdict' : 'place',
    words: figures ? `${figures}. ${text}` : text,
    dispatch: true,
    row: { text, ...(figures && { figures }) },
    ...more,
  };
  return goesOn ? [verdict] : [verdict, hold(verdict.against)];
}

function drawn(event: Heard<'drew' | 'hand-exchanged'>, scene: Told): Beat {
  const { is, side, count, cards } = event;
  const say = sayIn(scene);
  const words = (is === 'drew' ? say.drew : say.exchanged)(whoIn(scene, side), cards ?? null, count);
  const shows = [...handOf(side), `deckSize.${side}`, `mulliganUsed.${side}`];
  // Only who sees the cards has something to look at.
  if (!cards) return mark(event, words, { sound: 'card', shows });
  return beat(event, words, { kind: 'flip', rank: 2, ms: 160 * count, sound: 'card', shows });
}

const BEATS: Beats<Shape> = {
  'stage-began': ({ stage }, scene) => {
    const say = sayIn(scene);
    const own = ownIn(scene);
    const score = scoreOf({ parts: { ...scene.before.parts } });
    const detail = say.standing(whoIn(scene, own), score[own], enemyOf(own), score[enemyOf(own)]);
    const words = say.stage(stage);
    return [{ kind: 'card', rank: 1, sound: 'round', words, row: { text: words, detail }, shows: ['stage'] }];
  },
  drew: (event, scene) => [drawn(event, scene)],
  'hand-exchanged': (event, scene) => [drawn(event, scene)],
  'mulligan-answered': (event, scene) => [mark(event, sayIn(scene).answered(whoIn(scene, event.side)))],
  'hand-kept': (event, scene) => [mark(event, sayIn(scene).kept(whoIn(scene, event.side)))],
  'rocket-fell': (event, scene) => {
    const say = sayIn(scene);
    const { parts, stage } = scene.after;
    const words = say.rocket(event.parts);
    const detail = stage === 1 ? say.goal : say.rocketDetail(parts.surroundings, ...stillToFall(scene.after));
    const begun = hears(scene, 'stage-began') !== undefined;
    const row = detailed(event, begun ? words : `${say.stage(stage)}. ${words}`, detail);
    return [
      { kind: 'card', rank: 1, sound: 'round', words: row.text, row },
      {
        kind: 'tally',
        rank: 1,
        ms: 260 * event.parts,
        at: 'surroundings',
        things: ['surroundings'],
        sound: 'place',
        shows: ['parts', 'rocketShown'],
      },
    ];
  },
  deployed: (event, scene) => {
    const { side, card, zone } = event;
    const shows = [`cards.${card}`, ...handOf(side)];
    return [deed(event, sayIn(scene).deployed(whoIn(scene, side), card, zone), { sound: 'place', shows })];
  },
  moved: (event, scene) => {
    const { side, card, to, with: motorcycles } = event;
    const say = sayIn(scene);
    const moved = say.moved(whoIn(scene, side), card, to);
    // A card is gone for it: that is told wherever the move is, not in small print alone.
    const words = motorcycles ? `${moved}. ${say.rode(motorcycles)}` : moved;
    return [deed(event, words, { shows: [`cards.${card}`, ...(motorcycles ? played(side) : [])] })];
  },
  'attack-declared': (event, scene) => {
    const { side, actor, target, zone } = event;
    const say = sayIn(scene);
    const words = say.attacks(whoIn(scene, side), actor, whoIn(scene, enemyOf(side)), target);
    const detail = say.bullets(cardOf(actor).bullets, cardOf(target).bullets);
    return [
      deed(event, words, {
        at: zone,
        against: [seatOf(enemyOf(side))],
        shows: [`cards.${actor}`, ...opens(scene, 'attack.escort', 'attack.ambush')],
        row: detailed(event, words, detail),
      }),
    ];
  },
  escorted: (event, scene) => {
    const { side, card, target } = event;
    const say = sayIn(scene);
    const words = say.escorts(whoIn(scene, side), card, target);
    const fight = fightIn(scene);
    const row = fight
      ? { row: detailed(event, words, say.bullets(cardOf(fight.actor).bullets, cardOf(card).bullets)) }
      : {};
    const shows = [`cards.${card}`, ...opens(scene, 'attack.ambush')];
    return [deed(event, words, { sound: 'card', shows, ...row })];
  },
  ambushed: (event, scene) => [
    beat(event, sayIn(scene).ambushes(whoIn(scene, event.side)), {
      kind: 'flip',
      rank: 1,
      sound: 'card',
      dispatch: true,
      against: [seatOf(enemyOf(event.side))],
      shows: handOf(event.side),
    }),
  ],
  'search-declared': (event, scene) => {
    const { side, actor, with: witnesses } = event;
    const say = sayIn(scene);
    const words = say.searches(whoIn(scene, side), actor);
    const row = witnesses ? { row: detailed(event, words, say.witnesses(witnesses)) } : {};
    return [deed(event, words, { shows: [`cards.${actor}`, ...(witnesses ? played(side) : [])], ...row })];
  },
  'steal-declared': (event, scene) => {
    const { side, actor } = event;
    const words = sayIn(scene).steals(whoIn(scene, side), actor, side);
    return [deed(event, words, { against: [seatOf(enemyOf(side))], shows: [`cards.${actor}`] })];
  },
  rolled: (event, scene) => {
    const fight = fightIn(scene);
    const { dice = [] } = logLine(event);
    const { side } = event;
    const other = event.dice[enemyOf(side)];
    const words = sayIn(scene).rolled(
      whoIn(scene, side),
      event.dice[side] ?? 0,
      other === undefined ? null : { who: whoIn(scene, enemyOf(side)), die: other },
    );
    const here = fight
      ? { at: zoneIn(scene, fight), things: [fight.actor, ...(fight.struck ? [fight.struck] : [])] }
      : {};
    const shows = opens(scene, 'roll.react');
    const roll: Beat = { kind: 'roll', rank: 1, ...here, sound: 'dice', words, row: { text: words, dice } };
    // The dice come to rest before it is counted what they are worth, and before anybody is asked.
    return [roll, { kind: 'tally', rank: 1, ms: 520, ...here, shows, ...summed(event, scene, fight) }];
  },
  'die-changed': (event, scene) => {
    const { side, card, die, delta } = event;
    const words = sayIn(scene).changed(whoIn(scene, side), card, signed(delta), whoIn(scene, die));
    const f = rollIn(scene);
    const now = f && { ...f, mods: { ...f.mods, [die]: f.mods[die] + delta } };
    const onTable = cardOf(card).class === 'support';
    return [
      beat(event, words, {
        kind: 'flip',
        rank: 1,
        sound: 'card',
        dispatch: true,
        row: {
          text: words,
          symbol: logLine(event).symbol,
          ...(f && now && { was: figuresOf(f), figures: figuresOf(now) }),
        },
        shows: [...(onTable ? [`cards.${card}`] : played(side)), ...opens(scene, 'roll.react')],
      }),
    ];
  },
  'let-stand': (_, scene) => [{ kind: 'tally', rank: 3, ms: 160, words: sayIn(scene).letStand }],
  'attack-ended': (event, scene) => {
    const { side, success, totals } = event;
    const fight = fightIn(scene);
    const struck = fight?.struck;
    const lost = hears(scene, 'removed') !== undefined;
    const owner = enemyOf(side);
    const how = !success ? 'holds' : lost ? 'lost' : 'hit';
    const text = struck ? sayIn(scene).struck({ owner: whoIn(scene, owner), card: struck, how }) : '';
    const figures = totals && `${digits(totals[side])} : ${digits(totals[owner])}`;
    const more: Partial<Beat> = {
      ...(struck && { at: zoneIn(scene, fight), things: [struck] }),
      ...(success && { against: [seatOf(owner)] }),
    };
    return ended(event, text, figures, more, lost);
  },
  'search-ended': (event, scene) => {
    const { side, success, total, need } = event;
    const text = sayIn(scene).searchEnded(whoIn(scene, side), success);
    const figures = total === null ? null : `${digits(total)} / ${need}`;
    return ended(event, text, figures, { at: 'surroundings', things: ['surroundings'] }, success);
  },
  'steal-ended': (event, scene) => {
    const { side, success, total, need } = event;
    const victim = enemyOf(side);
    const text = sayIn(scene).stealEnded(whoIn(scene, side), whoIn(scene, victim), success);
    const here = { at: HOME[victim], things: [HOME[victim]], ...(success && { against: [seatOf(victim)] }) };
    return ended(event, text, `${digits(total)} / ${need}`, here, success);
  },
  'part-moved': (event, scene) => {
    const { from, to } = event;
    const words = sayIn(scene).partMoved(to);
    const stolen = hears(scene, 'steal-ended');
    const against = stolen ? [seatOf(enemyOf(stolen.side))] : [];
    return [
      beat(event, words, {
        kind: 'move',
        rank: 2,
        ms: 420,
        sound: against.length > 0 ? 'loss' : 'gain',
        against,
        shows: [...partsAt(scene, from), ...partsAt(scene, to)],
      }),
      hold(against),
    ];
  },
  // The dead are silent.
  removed: (event, scene) => {
    const { side, card } = event;
    const say = sayIn(scene);
    const against = [seatOf(side)];
    const shows = [`cards.${card}`, `removed.${side}`];
    // Where the verdict has said it already, the card only goes.
    if (hears(scene, 'attack-ended'))
      return [{ kind: 'move', rank: 2, ms: 420, at: card, things: [card], against, shows }, hold(against)];
    const words = say.removed(whoIn(scene, side), card);
    const row = detailed(event, words, say.forGood);
    return [beat(event, words, { kind: 'verdict', rank: 1, against, dispatch: true, shows, row }), hold(against)];
  },
  nursed: (event, scene) => {
    const { side, unit } = event;
    const say = sayIn(scene);
    const words = say.nursed(whoIn(scene, side), unit, HOME[side]);
    return [
      beat(event, words, {
        kind: 'verdict',
        rank: 1,
        sound: 'gain',
        dispatch: true,
        shows: [`cards.${unit}`, ...played(side)],
        row: detailed(event, words, say.exhausted),
      }),
      hold(),
    ];
  },
  ordered: (event, scene) => {
    const { side, support, unit } = event;
    const shows = [`cards.${support}`, `cards.${unit}`];
    const words = sayIn(scene).ordered(whoIn(scene, side), unit);
    return [deed(event, words, { kind: 'tally', sound: 'card', shows })];
  },
  'morale-raised': (event, scene) => {
    const { side, unit } = event;
    const shows = [...played(side), ...(unit ? [`cards.${unit}`] : [])];
    return [deed(event, sayIn(scene).morale(whoIn(scene, side), unit), { kind: 'flip', sound: 'card', shows })];
  },
  'chain-opened': (event, scene) => {
    const { side, source, card, actions } = event;
    const shows = source === 'volunteers' ? [`cards.${card}`] : played(side);
    return [
      deed(event, sayIn(scene).chain(whoIn(scene, side), source, actions), { kind: 'flip', sound: 'card', shows }),
    ];
  },
  'chain-ended': (event, scene) => [
    mark(event, sayIn(scene).chainEnded(whoIn(scene, event.side), event.source, event.unused)),
  ],
  refreshed: (event, scene) => [
    deed(event, sayIn(scene).refreshed(whoIn(scene, event.side), event.unit), {
      kind: 'tally',
      ms: 260,
      sound: 'card',
      shows: [`cards.${event.unit}`],
    }),
  ],
  'parts-hidden': (event, scene) => {
    const { side, parts } = event;
    const say = sayIn(scene);
    const words = say.hides(whoIn(scene, side), parts);
    const shows = ['parts', 'hidingOnTable', ...handOf(side)];
    return [deed(event, words, { sound: 'place', shows, row: detailed(event, words, say.untilStageEnds) })];
  },
  'parts-returned': (event, scene) => {
    const shows = [...partsAt(scene, 'surroundings'), 'parts.hidden', 'hidingOnTable', 'removed.PL'];
    return [deed(event, sayIn(scene).returned(event.parts), { sound: 'place', shows })];
  },
  'parts-evacuated': (event, scene) => {
    const { side, parts } = event;
    const say = sayIn(scene);
    const words = say.evacuated(parts);
    const out = ['mostOnTable', ...handOf(side)];
    if (parts === 0) return [deed(event, words, { kind: 'flip', sound: 'card', shows: out })];
    const against = [seatOf(enemyOf(side))];
    const row = { ...detailed(event, words, say.outOfReach), figures: String(parts) };
    return [
      {
        kind: 'card',
        rank: 1,
        ms: 2600,
        at: 'forest',
        things: ['forest'],
        words: say.flight,
        row: { text: say.flight, symbol: 'plane' },
        shows: out,
      },
      beat(event, words, {
        kind: 'verdict',
        rank: 1,
        sound: 'verdict',
        dispatch: true,
        against,
        shows: ['parts'],
        row,
      }),
      hold(against),
    ];
  },
  passed: (event, scene) => {
    const who = whoIn(scene, event.side);
    // An empty hand that can do nothing passes within the other side's move (OM3-4.4.4): that is no deed of theirs.
    const dispatch = who !== 'you' && { dispatch: true as const };
    return [beat(event, sayIn(scene).passed(who), { kind: 'tally', rank: 2, ms: 260, ...dispatch })];
  },
  'all-refreshed': (event, scene) => [
    beat(event, sayIn(scene).upright, { kind: 'tally', rank: 2, ms: 420, sound: 'card', shows: ['cards'] }),
  ],
  resigned: (event, scene) => [
    beat(event, sayIn(scene).resigned(whoIn(scene, event.side)), { kind: 'tally', rank: 1, ms: 260, dispatch: true }),
  ],
  'game-over': ({ winner, reason, score }, scene) => {
    const say = sayIn(scene);
    const loser = enemyOf(winner);
    const own = ownIn(scene);
    const text = say.over(whoIn(scene, winner), reason, [score[winner], score[loser]]);
    const against = [seatOf(loser)];
    const counted = say.standing(whoIn(scene, own), score[own], enemyOf(own), score[enemyOf(own)]);
    return [
      {
        kind: 'tally',
        rank: 1,
        ms: 1040,
        words: counted,
        sound: 'place',
        shows: ['parts'],
        row: { text: counted, symbol: 'part' },
      },
      {
        kind: 'verdict',
        rank: 1,
        ...(reason !== 'resign' && { sound: 'verdict' }),
        words: text,
        against,
        shows: 'all',
        row: { text, figures: `${score[own]} : ${score[enemyOf(own)]}` },
      },
      hold(against, 2500),
    ];
  },
};

/** A sum stays on one line, however narrow its row is. */
const sumOf = (die: number, bullets: number): string => `${die}${NBSP}+${NBSP}${bullets}`;

/** “3 + 2 against 4 + 1”, the acting side first; or what fell, and what is needed. */
function summed({ side, dice }: Heard<'rolled'>, scene: Told, fight: Fight | null): Pick<Beat, 'words' | 'row'> {
  const say = sayIn(scene);
  const own = dice[side] ?? 0;
  if (!fight) return {};
  if (!fight.struck) {
    const text = say.needs(own, needOf(fight));
    return { words: text, row: { text, figures: `${own} / ${needOf(fight)}` } };
  }
  const [mine, theirs] = [cardOf(fight.actor).bullets, cardOf(fight.struck).bullets];
  const other = dice[enemyOf(side)] ?? 0;
  const text = say.sum(sumOf(own, mine), sumOf(other, theirs));
  return { words: text, row: { text, detail: say.dieAndBullets, figures: `${own + mine} : ${other + theirs}` } };
}

/** The parts of a zone, unless something that is told later changes them again: then they wait for that. */
const partsAt = (scene: Told, zone: Zone): readonly string[] =>
  zone === 'surroundings' && hears(scene, 'rocket-fell') ? [] : [`parts.${zone}`];

export const staging: Staging<Shape> = {
  beatsOf: beatsBy(BEATS),
  lines: linesBy(beatsBy(BEATS)),
  named: (seat, language) => storyWords[language].named(sideOf(seat)),
  title(scene) {
    const fight = fightIn(scene);
    if (!fight) return null;
    const { action, side, actor, target } = fight;
    const say = sayIn(scene);
    const who = whoIn(scene, side);
    const begins = declaredIn(scene) !== null;
    const zone = zoneIn(scene, fight);
    if (action === 'attack' && target)
      return { title: say.duel(actor, target), detail: say.duelDetail(who, zone), begins };
    if (action === 'search') return { title: say.search(actor), detail: say.searchDetail(who, needOf(fight)), begins };
    return { title: say.theft(actor, side), detail: say.theftDetail(who, zone, needOf(fight)), begins };
  },
  meansFor(scene) {
    const { seat, heard, before, after } = scene;
    if (seat === null || after.result) return [];
    const own = sideOf(seat);
    const say = sayIn(scene).means;
    const mine = (zone?: Zone) =>
      after.cards.filter((card) => cardOf(card.id).side === own && (!zone || card.zone === zone));
    return heard.flatMap((event) => {
      switch (event.is) {
        case 'steal-ended': {
          if (!event.success || event.side === own) return [];
          const score = scoreOf({ parts: { ...after.parts } });
          return [say.partLost(score[own], score[enemyOf(own)])];
        }
        case 'removed': {
          if (event.side !== own) return [];
          const zone = before.cards.find(({ id }) => id === event.card)?.zone ?? HOME[own];
          const searched = cardOf(event.card).search !== null && !mine().some(({ id }) => cardOf(id).search !== null);
          return [say.cardLost(event.card, zone, mine(zone).length), ...(searched ? [say.noSearcher] : [])];
        }
        case 'moved': {
          if (event.side === own || event.to !== HOME[own]) return [];
          const { steal } = cardOf(event.card);
          return [
            ...(steal !== null && after.parts[event.to] > 0 ? [say.raider(event.card, steal)] : []),
            ...(after.hand[own].includes('PL-MOST-1') ? [say.noFlight] : []),
          ];
        }
        case 'passed':
          return event.side !== own && !hears(scene, 'all-refreshed') ? [say.bothPass(after.stage === STAGES)] : [];
        default:
          return [];
      }
    });
  },
};
