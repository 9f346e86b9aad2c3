/**
 * A state as a row of numbers, as one side may know it. The mountain board is symmetric: it is turned so that the own end comes first. On the island the
 * sides land and defend, so each has inputs of its own.
 */
import { type Encoding, namedInputs } from '@sztab/kernel';
import { AREA, type AreaId, type Hex, ZONES } from '../content/areas.ts';
import { BONUSES } from '../content/bonuses.ts';
import { type CardTitle, copiesOf, TITLES } from '../content/cards.ts';
import { AREAS, HQ } from '../content/map.ts';
import { enemyOf, type Mode, ROUNDS, type Side } from '../content/sides.ts';
import { SPACES, type SpaceId } from '../content/spaces.ts';
import type { Shape } from '../rules/moves.ts';
import { type State, sideOf } from '../rules/state.ts';
import { advantageOf, termsOf } from './evaluate.ts';
import { count, holds, type Situation } from './situation.ts';
import { TERMS, type Term } from './terms.ts';

const OWNERS = ['own', 'foe'] as const;
/** What terms are divided by, so that all inputs are of about one size. */
const SIZE: Readonly<Partial<Record<Term, number>>> = {
  stars: 6,
  garrisons: 6,
  line: 6,
  mass: 4,
  soldiersCutOff: 4,
  starsCutOff: 3,
  hqGuard: 3,
  commanders: 3,
  cards: 3,
  aircraft: 4,
  aircraftCutOff: 3,
  zones: 3,
  zoneCover: 4,
  zoneBombs: 4,
  bonus: 2,
  worstDanger: 2,
  danger: 3,
  laterDanger: 3,
  bestOpen: 2,
  open: 4,
};

const { names, one, row } = namedInputs();

/** Where an area of the mountain board lies when the board is turned by half. */
const TURNED: readonly number[] = turnedAlpine();

function turnedAlpine(): number[] {
  const ids = AREAS.alpine;
  const [q, r] = AREA[HQ.alpine.blue].hexes[0] as Hex;
  const [p, s] = AREA[HQ.alpine.yellow].hexes[0] as Hex;
  const same = (a: Hex, b: Hex): boolean => a[0] === b[0] && a[1] === b[1];
  return ids.map((id) => {
    const [x, y] = AREA[id].hexes[0] as Hex;
    const there: Hex = [q + p - x, r + s - y];
    return ids.findIndex((other) => AREA[other].hexes.some((hex) => same(hex, there)));
  });
}

/** Spaces that one side sees as its own: the area is turned with the board. */
function turnedSpace(id: SpaceId): SpaceId {
  const [action, place] = id.split(':') as [string, AreaId?];
  if (place === undefined) return id;
  return `${action}:${AREAS.alpine[TURNED[AREAS.alpine.indexOf(place)] as number]}` as SpaceId;
}

type Eyes = ReturnType<typeof eyesOf>;

/**
 * Hardly anybody comes as far as the other's end: these areas share an input. On the island nobody marches into the North, and Blue does not
 * fly there.
 */
const FAR: Readonly<Record<Side, ReadonlySet<AreaId>>> = {
  blue: new Set(['montese', 'zocca', 'monte-mosca', 'donnay', 'tanapag', 'petosukara', 'paradise-valley']),
  yellow: new Set(['porretta', 'riva-ridge', 'riola', 'charan-kanoa', 'agingan', 'afetna', 'susupe']),
};
const NEVER_TAKEN: SpaceId = 'adv:paradise-valley';

/** The places of one side's men, by area. */
function menOf(as: string, owner: string, mode: Mode, who: Side): readonly number[] {
  const far = one(`${as} men ${owner} far`);
  return AREAS[mode].map((id) => (FAR[who].has(id) ? far : one(`${as} men ${owner} ${id}`)));
}

/** The places of one side's aircraft, by zone; undefined where it never has any. */
function planesOf(as: string, owner: string, who: Side): readonly (number | undefined)[] {
  return ZONES.map((zone) => (who === 'blue' && zone === 'north' ? undefined : one(`${as} planes ${owner} ${zone}`)));
}

function eyesOf(as: string, mode: Mode, side: Side) {
  const ids = AREAS[mode];
  const titles = TITLES.filter((title) => copiesOf(title, mode, 24) > 0);
  const spaces = SPACES[mode].filter((id) => id !== NEVER_TAKEN);
  const sides = [side, enemyOf(side)] as const;
  const spaceRow = row(`${as} taken`, spaces);
  return {
    /** The place of each area, as this side looks at the board. */
    areas: ids.map((_, i) => i) as readonly number[],
    space: Object.fromEntries(spaces.map((id, i) => [id, spaceRow + i])) as Readonly<Record<SpaceId, number>>,
    titles,
    titleAt: Object.fromEntries(titles.map((title, i) => [title, i])) as Readonly<Record<CardTitle, number>>,
    bias: one(as),
    men: OWNERS.map((owner, i) => menOf(as, owner, mode, sides[i] as Side)),
    planes: mode === 'island' ? OWNERS.map((owner, i) => planesOf(as, owner, sides[i] as Side)) : null,
    bonuses: OWNERS.map((owner) => row(`${as} bonus ${owner}`, bonusesOf(mode))),
    terms: OWNERS.map((owner) => row(`${as} ${owner}`, termsIn(mode))),
    logit: one(`${as} standing`),
    hand: row(`${as} hand`, titles),
    unseen: row(`${as} unseen`, titles),
    foeHand: row(`${as} foe hand`, titles),
    reserve: OWNERS.map((owner) =>
      row(`${as} ${owner}`, [
        'reserve',
        'ready',
        'momentum',
        'signal',
        'passed',
        ...(mode === 'island' ? ['hangar'] : []),
      ]),
    ),
    deck: one(`${as} deck`),
    round: row(
      `${as} round`,
      Array.from({ length: ROUNDS }, (_, i) => i + 1),
    ),
    next: one(`${as} next`),
    options: row(`${as} option`, ['capture', 'printed', 'controlled', 'small deck', 'open hands', 'handicap']),
  };
}

/** Nobody drops soldiers on the island, and nobody flies in the mountains. */
function bonusesOf(mode: Mode) {
  return BONUSES.filter((bonus) => mode === 'alpine' || bonus !== 'flightControl');
}
function termsIn(mode: Mode): Term[] {
  // Danger to the HQ in this round and in the next are one input.
  const air = ['aircraft', 'aircraftCutOff', 'zones', 'zoneCover', 'zoneBombs', 'hqZoneLost'];
  return TERMS.filter((term) => term !== 'hqLaterDanger' && (mode === 'island' || !air.includes(term)));
}
const TERMS_IN = { alpine: termsIn('alpine'), island: termsIn('island') };
const BONUSES_IN = { alpine: bonusesOf('alpine'), island: bonusesOf('island') };

const ALPINE = eyesOf('alpine', 'alpine', 'blue');
const EYES: Readonly<Record<Mode, Readonly<Record<Side, Eyes>>>> = {
  alpine: { blue: ALPINE, yellow: { ...ALPINE, ...turnedBy(ALPINE) } },
  island: { blue: eyesOf('blue', 'island', 'blue'), yellow: eyesOf('yellow', 'island', 'yellow') },
};

/** The same inputs, looked at from the other end. */
function turnedBy({ space }: Eyes): Pick<Eyes, 'areas' | 'space'> {
  return {
    areas: TURNED,
    space: Object.fromEntries(SPACES.alpine.map((id) => [id, space[turnedSpace(id)]])) as Eyes['space'],
  };
}

const limited = (value: number): number => Math.max(-4, Math.min(4, value));

function encode(s: State, seat: number, into: Float32Array): void {
  const side = sideOf(seat);
  const { mode } = s.options;
  const x = EYES[mode][side];
  const situation = count(s);
  const terms = termsOf(s, situation);
  into[x.bias] = 1;
  into[x.logit] = limited(((side === 'blue' ? 1 : -1) * advantageOf(s, terms)) / 2);
  for (let owner = 0; owner < 2; owner++) {
    const who = owner === 0 ? side : enemyOf(side);
    const of = terms[who];
    const named = TERMS_IN[mode];
    const at = x.terms[owner] as number;
    for (let i = 0; i < named.length; i++) {
      const term = named[i] as Term;
      const value = term === 'hqDanger' ? of.hqDanger + of.hqLaterDanger / 2 : of[term];
      into[at + i] = limited(value / (SIZE[term] ?? 1));
    }
    pieces(s, situation, who, owner, x, into);
  }
  cards(s, side, x, into);
  into[x.round + s.round - 1] = 1;
  const base = s.flow[0];
  into[x.next] = base?.step === 'round.turns' ? (base.next === side ? 1 : -1) : 0;
  const { options } = s;
  into[x.options] = options.hqLoss === 'capture' ? 1 : 0;
  into[x.options + 1] = options.stackLimit === 'printed' ? 1 : 0;
  into[x.options + 2] = options.citySupply === 'controlled' ? 1 : 0;
  into[x.options + 3] = options.deckSize === 18 ? 1 : 0;
  into[x.options + 4] = options.openHands ? 1 : 0;
  // Soldiers more or fewer with each of Blue's reinforcements.
  into[x.options + 5] = (side === 'blue' ? options.handicap : -options.handicap) / 2;
}

function pieces(s: State, situation: Situation, who: Side, owner: number, x: Eyes, into: Float32Array): void {
  const camp = situation[who];
  const men = x.men[owner] as readonly number[];
  for (let i = 0; i < x.areas.length; i++) {
    const count = camp.men[i] as number;
    if (count === 0) continue;
    const at = men[x.areas[i] as number] as number;
    // Who is cut off counts half.
    into[at] = Math.min(4, (into[at] as number) + count / ((camp.supplied & (1 << i)) !== 0 ? 3 : 6));
  }
  const planes = x.planes?.[owner];
  if (planes !== undefined) {
    for (let z = 0; z < ZONES.length; z++) {
      const at = planes[z];
      if (at !== undefined) into[at] = (camp.planes[z] as number) / ((camp.sky & (1 << z)) !== 0 ? 3 : 6);
    }
  }
  const bonuses = BONUSES_IN[s.options.mode];
  for (let i = 0; i < bonuses.length; i++) {
    const bonus = bonuses[i] as (typeof bonuses)[number];
    if (holds(situation, camp, bonus)) into[(x.bonuses[owner] as number) + i] = 1;
  }
  for (const space of s.deployed[who]) if (space !== NEVER_TAKEN) into[x.space[space]] = owner === 0 ? 1 : -1;
  const at = x.reserve[owner] as number;
  into[at] = s.reserve[who].soldiers / 8;
  into[at + 1] = s.ready[who] / 4;
  into[at + 2] = s.momentum[who];
  into[at + 3] = s.signalHeld[who] ? 1 : 0;
  into[at + 4] = s.passed[who] ? 1 : 0;
  if (planes !== undefined) into[at + 5] = s.reserve[who].aircraft / 4;
}

/** Own cards by title; of the other's only what lies open, and what nobody has seen yet. */
function cards(s: State, side: Side, x: Eyes, into: Float32Array): void {
  const { mode, deckSize, openHands } = s.options;
  for (let i = 0; i < x.titles.length; i++) into[x.unseen + i] = copiesOf(x.titles[i] as CardTitle, mode, deckSize) / 2;
  const seen = (title: CardTitle): void => {
    const at = x.unseen + x.titleAt[title];
    into[at] = (into[at] as number) - 0.5;
  };
  for (const title of s.discard) seen(title);
  const hold = (row: number, title: CardTitle): void => {
    const at = row + x.titleAt[title];
    into[at] = (into[at] as number) + 0.5;
    seen(title);
  };
  for (const title of s.hand[side]) hold(x.hand, title);
  if (openHands) for (const title of s.hand[enemyOf(side)]) hold(x.foeHand, title);
  into[x.deck] = s.deck.length / 8;
}

export const encoding: Encoding<Shape> = { version: 1, inputs: names, players: () => 2, encode };
