/** What is shown of each event, and in which order. */
import type { Seat } from '@sztab/kernel';
import {
  type Beat,
  type Beats,
  type BriefingRow,
  beatsBy,
  type Scene,
  type Staging,
  type SymbolName,
} from '@sztab/pieces';
import { FAILURE, type MissionId, missionOf } from '../content/missions.ts';
import { FIRST_DARK, REGION, REGIONS, type Region } from '../content/regions.ts';
import type { SoldierId } from '../content/soldiers.ts';
import type { Event } from '../rules/events.ts';
import type { Shape } from '../rules/moves.ts';
import type { Fighter } from '../rules/state.ts';
import { storyWords } from '../text/story.ts';
import type { Pushed, Who } from '../text/story-words.ts';
import { afterwards } from './afterwards.ts';
import { linesBy } from './dispatch.ts';
import { meaning } from './meaning.ts';
import { countedFor } from './summed.ts';

type Told = Scene<Shape>;
type Happened<K extends Event['is']> = Extract<Event, { readonly is: K }>;

const sayIn = ({ language }: Told) => storyWords[language];
const whoIn = ({ seat }: Told, other: Seat): Who => (seat === other ? 'you' : other);

/** The long form of an event is its line in the rulebook's words. */
const row = (scene: Told, event: Event, text: string, more: Partial<BriefingRow> = {}): BriefingRow => ({
  text,
  detail: scene.words.event(event),
  ...more,
});

/** Bookkeeping: a mark at the thing, and nothing to wait for. */
const mark = (words: string, more: Partial<Beat> = {}): Beat[] => [{ kind: 'tally', rank: 3, ms: 160, words, ...more }];

/** An act: seen at its place, and a line of the dispatch. */
const act = (words: string, more: Partial<Beat> = {}): Beat[] => [
  { kind: 'tally', rank: 2, ms: 260, words, dispatch: true, row: { text: words }, ...more },
];

/** A card that comes to light, and a line of the dispatch with its sign. */
const flip = (words: string, symbol: SymbolName, more: Partial<Beat>): Beat[] => [
  { kind: 'flip', rank: 1, words, dispatch: true, row: { text: words, symbol }, ...more },
];

const points = (seat: Seat): string => `staffs.${seat}.vp`;
const backs = (seat: Seat): string[] => [`staffs.${seat}.red`, `staffs.${seat}.yellow`];
const placed = (soldiers: readonly SoldierId[]): string[] => [...soldiers.map((id) => `soldiers.${id}`), 'deckCount'];

/** The Auschwitz resistance and the Warsaw Uprising end in silence. */
const SILENT: readonly MissionId[] = ['M05', 'M28'];

function pushed({ region, from, to }: Happened<'domination'>): Pushed {
  const levels = REGION[region].levels;
  const turned =
    from < FIRST_DARK && to >= FIRST_DARK ? 'occupied' : from >= FIRST_DARK && to < FIRST_DARK ? 'free' : null;
  return { region, from: levels[from] as number, to: levels[to] as number, squares: to - from, turned };
}

/** Everybody as they stand when missions are fought: after what the same move did to them, and not wounded yet. */
const fighting = ({ before, heard }: Told): readonly Fighter[] => heard.reduce(afterwards, before.soldiers);

/** A mission that came due: the card, what everybody counts for, the sum against the need, and what came of it. */
function resolved(event: Happened<'mission-resolved'>, scene: Told): Beat[] {
  const { seat, mission, available: have, required: need, success } = event;
  const say = sayIn(scene);
  const who = whoIn(scene, seat);
  const { difficulty, points: worth } = missionOf(mission);
  const counted = countedFor(fighting(scene), mission);
  const right = counted.filter(({ why }) => why === 'formation');
  const others = counted.filter(({ why }) => why !== 'formation');
  const ms = Math.min(260, Math.round(1300 / Math.max(1, right.length + 1)));
  let sum = 0;
  const things: string[] = [mission];
  const landing = (ids: readonly SoldierId[], words: string, value: number): Beat => {
    things.push(...ids);
    sum += value;
    const figures = { text: words, figures: String(sum), was: sum === value ? '' : String(sum - value) };
    return { kind: 'tally', rank: 2, ms, things: [...things], words, row: figures, sound: 'place' };
  };
  const words = success
    ? say.done(who, { mission, have, need }, worth)
    : say.failed(who, { mission, have, need }, FAILURE);
  const tallies = [
    ...right.map(({ fighter, value }) => landing([fighter.id], say.counts(fighter.id, value), value)),
    ...(others.length > 0
      ? [
          landing(
            others.map(({ fighter }) => fighter.id),
            say.others(others.length),
            others.length,
          ),
        ]
      : []),
  ];
  const all = [mission, ...counted.map(({ fighter }) => fighter.id)];
  const fate = { things: all, ...(!success && { against: [seat] }) };
  const needs = say.needs(mission, difficulty, need - difficulty);
  return [
    { kind: 'flip', rank: 1, things: [mission], sound: 'card', words: needs, row: { text: needs } },
    ...tallies,
    {
      kind: 'verdict',
      rank: 1,
      ...fate,
      words,
      dispatch: true,
      row: row(scene, event, words, { figures: `${have} / ${need}` }),
      shows: [`staffs.${seat}.${success ? 'succeeded' : 'failed'}.${mission}`],
      ...(!SILENT.includes(mission) && { sound: 'verdict' }),
    },
    { kind: 'hold', rank: 1, ms: 1400, ...fate },
  ];
}

/** How often each soldier was wounded up to this event: the scene of the losses marks them. */
function woundedUntil({ heard }: Told, last: Event): SoldierId[] {
  const until = heard.slice(0, heard.indexOf(last) + 1);
  const rolled = until.findLastIndex(({ is }) => is === 'losses-rolled');
  return until.slice(rolled + 1).flatMap((event) => (event.is === 'wounded' ? [event.soldier] : []));
}

const regionOf = ({ before, after }: Told, id: SoldierId): Region | undefined =>
  [...before.soldiers, ...after.soldiers].find((fighter) => fighter.id === id)?.region;

/** FTF-8.1: Maneuvers were the last order, and no player chose them. */
const isOnlyOrder = ({ heard }: Told): boolean =>
  heard.some((event) => event.is === 'maneuvers' && event.orders.length === 0);

const BEATS: Beats<Shape> = {
  opened: ({ soldiers }, scene) => {
    const say = sayIn(scene);
    const here = REGIONS.map((region) => ({
      region,
      ids: soldiers.filter((one) => one.region === region).map(({ soldier }) => soldier),
    })).filter(({ ids }) => ids.length > 0);
    const words = say.opened(soldiers.length);
    return [
      { kind: 'card', rank: 1, sound: 'round', words, row: { text: words } },
      ...here.map(({ region, ids }): Beat => {
        const dealt = say.dealt(region, ids);
        return {
          kind: 'tally',
          rank: 2,
          ms: 320,
          at: region,
          things: [region, ...ids],
          words: dealt,
          row: { text: dealt },
        };
      }),
    ];
  },
  answered: ({ seat }, scene) => mark(sayIn(scene).answered(whoIn(scene, seat))),
  'missions-kept': ({ seat, count }, scene) =>
    mark(sayIn(scene).keeps(whoIn(scene, seat), count), { sound: 'card', shows: ['staffs'] }),
  'packets-passed': ({ pick, kept }, scene) =>
    mark(kept ? sayIn(scene).keptOne(kept) : sayIn(scene).passes(pick), { rank: 2, ms: 300, sound: 'card' }),
  'first-player': ({ seat }, scene) => mark(sayIn(scene).begins(whoIn(scene, seat)), { rank: 2 }),
  'round-began': (event, scene) => {
    const words = sayIn(scene).round(event.round, scene.after.time, whoIn(scene, event.seat));
    return [{ kind: 'card', rank: 1, ms: 1200, sound: 'round', words, row: { text: words }, shows: 'all' }];
  },
  'order-chosen': ({ seat, order, vp }, scene) =>
    act(isOnlyOrder(scene) ? sayIn(scene).onlyManeuvers : sayIn(scene).order(whoIn(scene, seat), order, vp), {
      things: [order],
      sound: 'card',
      shows: [points(seat), `tiles.${order}`],
    }),
  declined: ({ seat, order }, scene) =>
    mark(sayIn(scene).declined(whoIn(scene, seat), order), { rank: 2, dispatch: true, things: [order] }),
  moved: ({ seat, soldier, from, to }, scene) =>
    act(sayIn(scene).moved(whoIn(scene, seat), soldier, from, to), {
      ...(seat !== scene.seat && missedIn(scene, from)),
      kind: 'move',
      ms: 420,
      at: to,
      things: [soldier, from, to],
      sound: 'move',
      shows: [`soldiers.${soldier}`],
    }),
  'arrival-point': ({ seat, soldier, region }, scene) =>
    mark(sayIn(scene).arrival(whoIn(scene, seat), soldier), {
      rank: 2,
      ms: 260,
      things: [region],
      sound: 'gain',
      shows: [points(seat)],
    }),
  trained: ({ seat, soldier, attribute, s, u }, scene) =>
    act(sayIn(scene).trained(whoIn(scene, seat), soldier, attribute, attribute === 'S' ? s : u), {
      at: soldier,
      things: [soldier],
      sound: 'place',
      shows: [`soldiers.${soldier}`],
    }),
  'nurse-taken': ({ seat }, scene) =>
    act(sayIn(scene).nurse(whoIn(scene, seat)), { sound: 'place', shows: [`staffs.${seat}.nurses`] }),
  domination: (event, scene) => {
    const { region, from, to, by, seat } = event;
    const say = sayIn(scene);
    const moved = pushed(event);
    const words = by === 'sabotage' && seat !== null ? say.sabotage(whoIn(scene, seat), moved) : say.domination(moved);
    const card = scene.heard.find((one) => one.is === 'axis');
    return act(words, {
      ms: 260 * Math.max(1, Math.abs(to - from)),
      at: region,
      things: [...(by === 'axis' && card?.is === 'axis' ? [card.event] : []), region],
      sound: to > from ? 'loss' : 'place',
      shows: [`domination.${region}`],
    });
  },
  'sabotage-points': ({ seat, vp, region }, scene) =>
    act(sayIn(scene).points(whoIn(scene, seat), vp), { things: [region], sound: 'gain', shows: [points(seat)] }),
  'rule-used': ({ seat, region }, scene) =>
    act(sayIn(scene).rule(whoIn(scene, seat), region), { at: region, things: [region], sound: 'place' }),
  'formation-named': ({ seat, formation, found }, scene) =>
    act(sayIn(scene).formation(whoIn(scene, seat), formation, found), {
      kind: 'flip',
      ms: 500,
      things: found ? [found, 'POL'] : ['POL'],
      sound: 'card',
      shows: ['revealed', ...placed(found ? [found] : [])],
    }),
  'army-arrived': ({ soldiers }, scene) =>
    act(sayIn(scene).arrive(soldiers, 'NAI'), {
      ms: 420,
      at: 'NAI',
      things: [...soldiers, 'NAI'],
      sound: 'place',
      shows: placed(soldiers),
    }),
  'front-discarded': ({ seat, mission }, scene) =>
    act(sayIn(scene).frontDiscarded(whoIn(scene, seat), mission), {
      ms: 300,
      things: [mission],
      sound: 'card',
      shows: ['frontDiscards', ...backs(seat), ...(scene.seat === seat ? [`staffs.${seat}.hand.${mission}`] : [])],
    }),
  'front-kept': ({ seat }, scene) => mark(sayIn(scene).frontKept(whoIn(scene, seat))),
  'mission-received': ({ seat, kept }, scene) =>
    mark(sayIn(scene).received(whoIn(scene, seat), kept ?? null), {
      rank: 2,
      ms: 300,
      ...(kept && { things: [kept] }),
      sound: 'card',
      shows: ['stage2Count', ...backs(seat), ...(kept ? [`staffs.${seat}.hand.${kept}`] : [])],
    }),
  recruiting: ({ seat, region, count }, scene) =>
    mark(sayIn(scene).recruiting(whoIn(scene, seat), region, count), {
      rank: 2,
      ms: 260,
      at: region,
      things: [region],
      sound: 'card',
    }),
  recruited: ({ seat, soldier, region }, scene) =>
    act(sayIn(scene).recruited(whoIn(scene, seat), soldier, region), {
      kind: 'flip',
      ms: 500,
      things: [soldier, region],
      sound: 'card',
      shows: placed([soldier]),
    }),
  ability: ({ seat, soldier, ability }, scene) =>
    act(sayIn(scene).ability(whoIn(scene, seat), ability), {
      things: [soldier],
      sound: ability === 'victoryPoint' ? 'gain' : 'place',
      shows: ability === 'victoryPoint' ? [points(seat)] : [],
    }),
  liaison: ({ seat }, scene) =>
    mark(sayIn(scene).liaison(whoIn(scene, seat)), { rank: 2, dispatch: true, sound: 'card' }),
  'bonus-taken': ({ seat, bonus }, scene) => mark(sayIn(scene).bonus(whoIn(scene, seat), bonus), { rank: 2 }),
  'token-placed': ({ seat, formation, region, stays }, scene) =>
    act(sayIn(scene).token(whoIn(scene, seat), formation, region, stays === true), {
      at: region,
      things: [region],
      sound: 'place',
      shows: ['concentration'],
    }),
  maneuvers: ({ seat, orders }, scene) => {
    const say = sayIn(scene);
    const [text, detail] = [say.maneuvers(isOnlyOrder(scene) ? null : whoIn(scene, seat)), say.unused(orders)];
    return [
      {
        kind: 'card',
        rank: 1,
        ms: 900,
        sound: 'round',
        words: `${text}. ${detail}`,
        row: { text, detail },
        shows: ['tiles', 'leader'],
      },
    ];
  },
  treated: ({ seat, soldier }, scene) =>
    act(sayIn(scene).treated(whoIn(scene, seat), soldier), {
      at: soldier,
      things: [soldier],
      sound: 'gain',
      // Whoever falls in the same move must not vanish here.
      shows: [`staffs.${seat}.nurses`, ...(isLost(scene, soldier) ? [] : [`soldiers.${soldier}`])],
    }),
  axis: ({ event }, scene) =>
    flip(sayIn(scene).axis(event), 'note', {
      ms: 700,
      things: [event],
      sound: 'card',
      shows: ['laidOut', 'spentEvents', 'eventCount'],
    }),
  'event-laid-out': ({ event }, scene) => mark(sayIn(scene).laidOut(event), { rank: 2, things: [event] }),
  'event-passed': ({ event }, scene) => mark(sayIn(scene).passed(event), { things: [event] }),
  'time-passed': ({ from, to }, scene) => {
    const card = scene.heard.find((one) => one.is === 'axis');
    const things = [...(card?.is === 'axis' ? [card.event] : []), 'time'];
    const words = sayIn(scene).time(from, to);
    return [
      { kind: 'move', rank: 1, ms: 120 * Math.max(2, to - from), things, sound: 'move', words, row: { text: words } },
      { kind: 'tally', rank: 2, ms: 400, things, shows: ['time'] },
    ];
  },
  'missions-revealed': ({ seat, missions }, scene) =>
    mark(sayIn(scene).revealed(whoIn(scene, seat), missions.length), {
      rank: 2,
      ms: 260,
      things: missions,
      sound: 'card',
      shows: [...backs(seat), ...(scene.seat === seat ? missions.map((id) => `staffs.${seat}.hand.${id}`) : [])],
    }),
  'mission-resolved': resolved,
  'losses-rolled': ({ region, die, level }, scene) => {
    const words = sayIn(scene).losses(region, die, level);
    const dice = [{ face: die, owner: scene.before.leader ?? scene.after.leader ?? 0 }];
    return [{ kind: 'roll', rank: 1, things: [region], sound: 'dice', words, row: { text: words, dice } }];
  },
  wounded: (event, scene) => {
    const { soldier, wounds } = event;
    const region = regionOf(scene, soldier);
    return act(sayIn(scene).wounded(soldier, wounds), {
      things: [...(region ? [region] : []), ...woundedUntil(scene, event)],
      sound: 'place',
      shows: isLost(scene, soldier) ? [] : [`soldiers.${soldier}`],
    });
  },
  fell: ({ soldier, region }, scene) =>
    flip(sayIn(scene).fell(soldier), 'cross', {
      ms: 1500,
      things: [soldier],
      ...missedIn(scene, region),
      shows: [`soldiers.${soldier}`, `fallen.${soldier}`],
    }),
  'event-resolved': (event, scene) => [
    {
      kind: 'flip',
      rank: 1,
      ms: 900,
      things: [event.event],
      sound: 'card',
      words: sayIn(scene).eventResolved(event.event),
      dispatch: true,
      row: row(scene, event, sayIn(scene).eventResolved(event.event), { symbol: 'note' }),
      shows: ['laidOut', 'spentEvents'],
    },
  ],
  'event-soldiers': ({ soldiers, region }, scene) =>
    act(sayIn(scene).arrive(soldiers, region), {
      ms: 420,
      at: region,
      things: [...soldiers, region],
      sound: 'place',
      shows: placed(soldiers),
    }),
  'token-removed': (_, scene) => act(sayIn(scene).tokenRemoved, { sound: 'place', shows: ['concentration'] }),
  'nurse-lost': ({ seat }, scene) =>
    act(sayIn(scene).nurseLost(whoIn(scene, seat)), {
      sound: 'loss',
      against: [seat],
      shows: [`staffs.${seat}.nurses`],
    }),
  resigned: ({ seat }, scene) => mark(sayIn(scene).resigned(whoIn(scene, seat)), { rank: 1, dispatch: true }),
  'game-over': (event, scene) => {
    const words = sayIn(scene).over(event.winners.map((seat) => whoIn(scene, seat)));
    const against = event.scores.flatMap((_, seat) => (event.winners.includes(seat) ? [] : [seat]));
    return [
      { kind: 'verdict', rank: 1, sound: 'verdict', words, against, shows: 'all', row: row(scene, event, words) },
      { kind: 'hold', rank: 1, ms: 2500, against },
    ];
  },
};

/** Whoever holds a mission there misses the one who leaves it. */
function missedIn({ seat, before }: Told, region: Region): Pick<Beat, 'against'> {
  const hand = seat === null ? [] : (before.staffs[seat]?.hand ?? []);
  return seat !== null && hand.some((mission) => missionOf(mission).region === region) ? { against: [seat] } : {};
}

const isLost = ({ heard }: Told, soldier: SoldierId): boolean =>
  heard.some((event) => event.is === 'fell' && event.soldier === soldier);

const ENDING: ReadonlySet<Event['is']> = new Set<Event['is']>(['axis', 'missions-revealed', 'mission-resolved']);

const beatsOf = beatsBy<Shape>(BEATS);

/** Everybody who is wounded at one place in one line, at the first of them; whoever falls has a line of their own. */
function allWounded(
  event: Happened<'wounded'>,
  scene: Told,
): Pick<Beat, 'dispatch' | 'words' | 'rank' | 'things' | 'against'>[] {
  const until = scene.heard.indexOf(event);
  const rolled = scene.heard.slice(0, until).findLastIndex(({ is }) => is === 'losses-rolled');
  const next = scene.heard.findIndex(({ is }, at) => at > until && is === 'losses-rolled');
  const here = scene.heard.slice(rolled + 1, next < 0 ? undefined : next);
  const hit = here.flatMap((one) => (one.is === 'wounded' ? [one] : []));
  const things = [...new Set(hit.map(({ soldier }) => soldier))].filter((id) => !isLost(scene, id));
  if (hit[0] !== event || things.length === 0) return [];
  const region = regionOf(scene, event.soldier);
  return [
    { rank: 2, dispatch: true, words: sayIn(scene).allWounded(things), things, ...(region && missedIn(scene, region)) },
  ];
}

export const staging: Staging<Shape> = {
  beatsOf,
  lines: linesBy((event, scene) =>
    (event.is === 'wounded' ? allWounded(event, scene) : beatsOf(event, scene)).flatMap(
      ({ dispatch, words, rank, things = [], against = [] }) =>
        dispatch && words ? [{ text: words, rank, things, against }] : [],
    ),
  ),
  title(scene) {
    const { heads } = sayIn(scene);
    const { heard } = scene;
    if (heard.some(({ is }) => is === 'losses-rolled')) return { ...heads.losses, begins: true };
    if (heard.some(({ is }) => ENDING.has(is)))
      return { ...heads.ending, begins: heard.some(({ is }) => is === 'axis') };
    return null;
  },
  headOf: (turn) => {
    const ending = turn.find(({ heard }) => heard.some(({ is }) => is === 'axis'));
    return ending ? sayIn(ending).heads.ending.title : null;
  },
  meansFor: (scene) => meaning([scene]),
  meaning,
};
