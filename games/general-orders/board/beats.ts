/** What is shown of each event, and in which order. */
import { type Beat, type Beats, beatsBy, type ReactionDie, type Scene, type Staging } from '@sztab/pieces';
import type { AreaId, ZoneId } from '../content/areas.ts';
import { AREA } from '../content/areas.ts';
import { CARD, type CardTitle } from '../content/cards.ts';
import { isZone } from '../content/map.ts';
import { enemyOf, SIDES, type Side } from '../content/sides.ts';
import type { Event } from '../rules/events.ts';
import type { Shape } from '../rules/moves.ts';
import { seatOf, sideOf } from '../rules/state.ts';
import { controllerOf, piecesIn, starsOf } from '../rules/supply.ts';
import { catalogues } from '../text/index.ts';
import { entriesOf } from '../text/phrases.ts';
import { storyWords, type Who } from '../text/story.ts';
import { sidesOf } from './fallen.ts';
import { dangerTo, forecastOf, withMore } from './forecast.ts';
import { percent } from './phrases.ts';
import { CARD_SYMBOL } from './symbols.ts';

type Told = Scene<Shape>;
type Place = AreaId | ZoneId;

const sayIn = ({ language }: Told) => storyWords[language];
const whoIn = ({ seat }: Told, side: Side): Who => (seat !== null && sideOf(seat) === side ? 'you' : side);
const sum = (counts: Readonly<Partial<Record<Place, number>>>): number =>
  entriesOf(counts).reduce((all, [, n]) => all + n, 0);
/** “15 to 8”, the reader's own first. */
const starsFor = ({ seat }: Told, stars: Readonly<Record<Side, number>>): readonly [number, number] => {
  const own = seat === null ? 'blue' : sideOf(seat);
  return [stars[own], stars[enemyOf(own)]];
};

/** Seen at this place alone. */
const at = (place: Place) => ({ at: place, things: [place] });

/** A fate is decided: everybody watches it. */
const verdict = (words: string, more: Partial<Beat>): Beat => ({
  kind: 'verdict',
  rank: 1,
  sound: 'verdict',
  words,
  row: { text: words },
  ...more,
});

/** Pieces go somewhere: the camera looks there, then they travel. */
function entering(
  scene: Told,
  side: Side,
  place: Place,
  pieces: number,
  from: readonly Place[],
  words: string,
): Beat[] {
  const against = piecesIn(scene.before, enemyOf(side), place);
  // Where somebody defends, a fate is decided.
  const rank = against > 0 ? 1 : 2;
  return [
    { kind: 'focus', rank, ...at(place) },
    {
      kind: 'move',
      rank,
      at: place,
      things: [...from, place],
      sound: 'move',
      words,
      dispatch: true,
      row: {
        text: words,
        detail: sayIn(scene).entering(from.length, against),
        ...(against > 0 && { figures: `${pieces} : ${against}` }),
      },
    },
  ];
}

/** One beat for what has neither a place nor a fate. */
const mark = (words: string, more: Partial<Beat> = {}): Beat[] => [{ kind: 'tally', rank: 3, ms: 260, words, ...more }];

const placing = (
  scene: Told,
  { side, placed }: Extract<Event, { is: 'reinforced' | 'scrambled' }>,
): readonly Beat[] => {
  const counts = entriesOf(placed);
  const words = sayIn(scene).placed(whoIn(scene, side), counts);
  return [
    {
      kind: 'tally',
      rank: 2,
      ms: Math.max(260, 160 * counts.length),
      things: counts.map(([place]) => place),
      sound: 'place',
      words,
      dispatch: true,
      shows: 'all',
      row: { text: words },
    },
  ];
};

const firing = (
  scene: Told,
  { is, side, from, area }: Extract<Event, { is: 'barrage' | 'bombing' }>,
): readonly Beat[] => {
  const words = sayIn(scene).fires(whoIn(scene, side), is, area);
  return [{ kind: 'focus', rank: 1, at: area, things: [from, area], words, dispatch: true, row: { text: words } }];
};

/** They come from the places around. */
function marching(
  scene: Told,
  side: Side,
  place: Place,
  from: Readonly<Partial<Record<Place, number>>>,
  words: (pieces: number) => string,
): Beat[] {
  const pieces = sum(from);
  const sources = entriesOf(from).map(([source]) => source);
  return entering(scene, side, place, pieces, sources, words(pieces));
}

const BEATS: Beats<Shape> = {
  opened: (_, scene) => {
    const { seat, language } = scene;
    const enemy = seat === null ? null : enemyOf(sideOf(seat));
    const hq = enemy && hqOf(scene, enemy);
    const name = hq ? catalogues[language].areas[hq].title : null;
    const words = sayIn(scene).opened(seat === null ? 'you' : sideOf(seat), name);
    return [{ kind: 'card', rank: 1, ms: 2400, sound: 'round', words, row: { text: words } }];
  },
  'round-began': ({ round, initiative }, scene) => {
    const say = sayIn(scene);
    const begins = say.round(round, whoIn(scene, initiative));
    const race = say.stars(...starsFor(scene, starsIn(scene)));
    const row = { text: begins, detail: race };
    return [{ kind: 'card', rank: 1, sound: 'round', words: `${begins}. ${race}`, shows: 'all', row }];
  },
  passed: ({ side }, scene) => {
    // As it stood before: with the second pass the round is over, and nobody has passed in the next.
    const alone = scene.seat !== null && sideOf(scene.seat) !== side && !scene.before.passed[sideOf(scene.seat)];
    const words = sayIn(scene).passed(whoIn(scene, side), alone);
    return [{ kind: 'tally', rank: 2, ms: 260, words, dispatch: true, row: { text: words } }];
  },
  'space-closed': ({ side, space, because }, scene) => {
    const words = sayIn(scene).closed(whoIn(scene, side), catalogues[scene.language].space(space).name, because);
    return [{ kind: 'tally', rank: 2, ms: 260, things: [space], words, dispatch: true }];
  },
  advanced: ({ side, area, from }, scene) =>
    marching(scene, side, area, from, (n) => sayIn(scene).advances(whoIn(scene, side), area, n)),
  flew: ({ side, zone, from }, scene) =>
    marching(scene, side, zone, from, (n) => sayIn(scene).enters(whoIn(scene, side), 'fly', zone, n)),
  dropped: ({ side, area, soldiers }, scene) =>
    entering(scene, side, area, soldiers, [], sayIn(scene).enters(whoIn(scene, side), 'paradrop', area, soldiers)),
  'outpost-joined': ({ side, area }, scene) =>
    mark(sayIn(scene).joined(whoIn(scene, side)), { things: [area], sound: 'place' }),
  barrage: (event, scene) => firing(scene, event),
  bombing: (event, scene) => firing(scene, event),
  reinforced: (event, scene) => placing(scene, event),
  scrambled: (event, scene) => placing(scene, event),
  planned: ({ side, cards, count }, scene) => {
    const words = sayIn(scene).planned(whoIn(scene, side), cards ?? null, count);
    // Own cards are read before the others go on.
    const ms = cards && { ms: 1600 };
    return [{ kind: 'flip', rank: 2, ...ms, sound: 'card', words, dispatch: true, shows: 'all', row: { text: words } }];
  },
  reshuffled: (_, scene) => mark(sayIn(scene).reshuffled, { sound: 'card' }),
  'initiative-taken': ({ side }, scene) => {
    const words = sayIn(scene).initiative(whoIn(scene, side));
    return [{ kind: 'tally', rank: 2, ms: 300, words, dispatch: true, shows: ['initiative'], row: { text: words } }];
  },
  'card-played': ({ side, title, added, place }, scene) => {
    const words = sayIn(scene).card(whoIn(scene, side), title, addedBy(scene, title, added));
    const chance = chanceWith(scene, title, added);
    const { rule } = catalogues[scene.language].cards[title];
    return [
      {
        kind: 'flip',
        rank: 1,
        ...(place && at(place)),
        sound: 'card',
        words,
        dispatch: true,
        row: { text: words, detail: chance ? chance.name : rule, symbol: CARD_SYMBOL[title], ...chance?.change },
      },
    ];
  },
  'card-for-reroll': ({ side, title }, scene) => {
    const words = sayIn(scene).reroll(whoIn(scene, side), title);
    return [{ kind: 'flip', rank: 1, sound: 'card', words, dispatch: true, row: { text: words, symbol: 'refresh' } }];
  },
  rolled: ({ side, place, faces, parts, by }, scene) => {
    const say = sayIn(scene);
    const { diceReason } = catalogues[scene.language];
    const reasons = parts.flatMap((part) => Array.from({ length: part.dice }, () => diceReason(part.because, 1, by)));
    const dice = faces.map((face, i): ReactionDie => ({ face, owner: seatOf(side), because: reasons[i] ?? '' }));
    const row = { text: say.sum(faces), detail: say.dice(parts, by), dice };
    return [{ kind: 'roll', rank: 1, ...at(place), sound: 'dice', words: row.text, row }];
  },
  'combat-ended': (event, scene) => {
    const { attacker, place, hit, hits, attrition, holder, left } = event;
    const say = sayIn(scene);
    const fight = {
      attacker: whoIn(scene, attacker),
      defender: whoIn(scene, enemyOf(attacker)),
      place,
      holder: holder && whoIn(scene, holder),
      left,
      lost: [hit + attrition, attrition] as const,
    };
    const loser = holder === null ? SIDES : [enemyOf(holder)];
    const words = say.ended(fight);
    const here = { ...at(place), against: loser.map(seatOf) };
    const { stood, met } = sidesOf(event);
    const rolled = scene.heard.findLast((one) => one.is === 'rolled');
    const luck = rolled?.is === 'rolled' ? [say.luck(rolled.faces.length, hits)] : [];
    return [
      {
        kind: 'tally',
        rank: 1,
        ...here,
        ms: Math.min(1300, 260 * (hit + 2 * attrition)),
        sound: 'loss',
        words: say.losses(fight),
        row: {
          text: say.attrition(attrition),
          ...(met > 0 && { detail: say.met(met, stood) }),
          figures: figuresOf(scene, place),
        },
      },
      verdict(words, {
        ...here,
        dispatch: true,
        shows: 'all',
        row: { text: words, detail: [say.losses(fight), ...luck].join('. '), figures: figuresOf(scene, place) },
      }),
      { kind: 'hold', rank: 1, ...here },
    ];
  },
  'fire-ended': ({ side, area, hits, lost }, scene) => {
    const victim = enemyOf(side);
    const words = sayIn(scene).fireEnded(whoIn(scene, victim), area, hits, lost);
    const here = { ...at(area), ...(lost > 0 && { against: [seatOf(victim)] }) };
    return [
      verdict(words, { ...here, sound: lost > 0 ? 'loss' : 'place', dispatch: true, shows: 'all' }),
      // Nobody waits for shells that hit nothing.
      ...(lost > 0 ? [{ kind: 'hold', rank: 1, ...here } as const] : []),
    ];
  },
  entered: ({ side, place, pieces }, scene) => {
    const words = sayIn(scene).taken(whoIn(scene, side), place, pieces);
    return [
      {
        kind: 'verdict',
        rank: 2,
        at: place,
        things: [place],
        sound: 'gain',
        words,
        dispatch: true,
        shows: 'all',
        row: { text: words },
      },
    ];
  },
  'supply-lost': ({ side, places }, scene) => {
    const words = sayIn(scene).cutOff(whoIn(scene, side), places);
    const here = { at: places[0] as string, things: places, against: [seatOf(side)] };
    return [verdict(words, { ...here, sound: 'loss', dispatch: true }), { kind: 'hold', rank: 1, ...here, ms: 900 }];
  },
  'supply-gained': ({ side, places }, scene) =>
    mark(sayIn(scene).supplied(whoIn(scene, side), places), { rank: 2, things: places, sound: 'gain', dispatch: true }),
  stars: ({ stars }, scene) => mark(sayIn(scene).stars(...starsFor(scene, stars))),
  'signal-gained': ({ side }, scene) =>
    mark(sayIn(scene).signal(whoIn(scene, side), true), { rank: 2, dispatch: true }),
  'signal-lost': ({ side }, scene) =>
    mark(sayIn(scene).signal(whoIn(scene, side), false), { rank: 2, dispatch: true, against: [seatOf(side)] }),
  recalled: (_, scene) => [{ kind: 'move', rank: 2, ms: 600, words: sayIn(scene).recalled }],
  resigned: ({ side }, scene) => mark(sayIn(scene).resigned(whoIn(scene, side)), { rank: 1, dispatch: true }),
  'game-over': ({ winner, reason }, scene) => {
    const words = sayIn(scene).over(whoIn(scene, winner), reason);
    const against = [seatOf(enemyOf(winner))];
    const hq = reason === 'hq' ? hqOf(scene, enemyOf(winner)) : null;
    return [verdict(words, { ...(hq && at(hq)), against, shows: 'all' }), { kind: 'hold', rank: 1, ms: 2500, against }];
  },
};

const starsIn = ({ after }: Told): Readonly<Record<Side, number>> => ({
  blue: starsOf(after, 'blue'),
  yellow: starsOf(after, 'yellow'),
});

/** “2 dice”, “1 soldier” */
function addedBy({ language }: Told, title: CardTitle, added: number): string | null {
  const { what } = CARD[title].adds;
  return added > 0 && what !== 'commander' ? catalogues[language].count[what](added) : null;
}

/** What a card makes of a fight for the one who reads: the chance before it and with it. */
function chanceWith(
  scene: Told,
  title: CardTitle,
  added: number,
): { readonly name: string; readonly change: { readonly was: string; readonly figures: string } } | null {
  const { before, seat } = scene;
  const forecast = seat === null ? null : forecastOf(before, null);
  if (!forecast?.odds || seat === null || added === 0) return null;
  const { what } = CARD[title].adds;
  const attacks = forecast.side === sideOf(seat);
  const defends = CARD[title].timing === 'defence';
  const then = withMore(before, forecast, {
    ...(what === 'dice' && { dice: added }),
    ...(what !== 'dice' && (defends ? { defenders: added } : { attackers: added })),
  });
  const mine = (odds: typeof then | typeof forecast.odds): string => percent(attacks ? odds.taken : odds.held);
  const { chance } = sayIn(scene);
  return { name: attacks ? chance.attack : chance.defence, change: { was: mine(forecast.odds), figures: mine(then) } };
}

/** What stands on both sides of a place afterwards: “1 : 0”, the reader's own first. */
function figuresOf({ after, seat }: Told, place: Place): string {
  const own = seat === null ? 'blue' : sideOf(seat);
  return `${piecesIn(after, own, place)} : ${piecesIn(after, enemyOf(own), place)}`;
}

const hqOf = ({ after }: Told, side: Side): AreaId | null =>
  (Object.keys(after.soldiers[side]) as AreaId[]).find((area) => AREA[area].hq === side) ?? null;

/** Whoever stood there stands there no more. */
const isLost = ({ before, after }: Told, own: Side, place: AreaId): boolean =>
  controllerOf(before, place) === own && controllerOf(after, place) !== own;

/** With these a combat begins, or fire; the rest is answers to it. */
const BEGINS: ReadonlySet<Event['is']> = new Set<Event['is']>([
  'advanced',
  'flew',
  'dropped',
  'scrambled',
  'barrage',
  'bombing',
]);

function titleOf(scene: Told): ReturnType<Staging<Shape>['title']> {
  const say = sayIn(scene);
  for (const event of scene.heard) {
    if (event.is === 'combat-ended') return say.combat(event.place, whoIn(scene, event.attacker));
    if (event.is === 'fire-ended') return say.fire(event.area, event.by, whoIn(scene, event.side));
  }
  const { flow } = scene.after;
  const f = flow.findLast((one) => one.step === 'combat.defence' || one.step === 'combat.losses');
  if (f && 'place' in f && 'pieces' in f) return say.combat(f.place, whoIn(scene, f.side));
  const fire = flow.findLast((one) => one.step === 'fire.card' || one.step === 'fire.losses');
  return fire && 'target' in fire && 'by' in fire ? say.fire(fire.target, fire.by, whoIn(scene, fire.side)) : null;
}

export const staging: Staging<Shape> = {
  beatsOf: beatsBy(BEATS),
  title(scene) {
    const title = titleOf(scene);
    return title && { ...title, begins: scene.heard.some(({ is }) => BEGINS.has(is)) };
  },
  meansFor(scene) {
    const { seat } = scene;
    if (seat === null) return [];
    const own = sideOf(seat);
    const say = sayIn(scene);
    const danger = dangerTo(scene.after, own);
    const lost = scene.heard.flatMap((event) => {
      if (event.is === 'supply-lost' && event.side === own) return [say.cutOffMeans(event.places)];
      const place = event.is === 'combat-ended' ? event.place : event.is === 'fire-ended' ? event.area : null;
      if (place === null || isZone(place) || !isLost(scene, own, place)) return [];
      return [say.lostMeans(place, controllerOf(scene.after, place), AREA[place].stars)];
    });
    return danger ? [...lost, say.hqMeans(danger.attackers, danger.defenders, percent(danger.wins))] : lost;
  },
};
