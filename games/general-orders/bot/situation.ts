/** What lies open on a table, counted once: who stands where, who supplies what, what is closed. Reads no hand but its size. */
import type { BonusId } from '../content/bonuses.ts';
import { BIT, type Places } from '../content/map.ts';
import { SIDES, type Side } from '../content/sides.ts';
import { connected } from '../rules/supply.ts';
import type { OpenTable } from '../rules/table.ts';
import { BOARD, type Board, CLOSES, NUMBER, SKY } from './board.ts';

/** One side of it. */
export interface Camp {
  /** Soldiers by number of the area, aircraft by number of the zone. */
  readonly men: Int8Array;
  readonly planes: Int8Array;
  held: Places;
  supplied: Places;
  /** Supplied zones. */
  sky: Places;
  /** Commanders in the reserve, as long as their side has not passed. */
  orders: number;
  cards: number;
  reserve: number;
  hangar: number;
}

export interface Situation {
  board: Board;
  round: number;
  /** Areas whose Advance space is taken. */
  closed: Places;
  slots: Board['slots'];
  /** Bonus of an area, by its number. */
  readonly bonus: (BonusId | null)[];
  /** Areas with a token. */
  tokens: Places;
  readonly blue: Camp;
  readonly yellow: Camp;
}

type Counted = OpenTable & { readonly hand: Readonly<Record<Side, { readonly length: number }>> };

const newCamp = (): Camp => ({
  men: new Int8Array(20),
  planes: new Int8Array(5),
  held: 0,
  supplied: 0,
  sky: 0,
  orders: 0,
  cards: 0,
  reserve: 0,
  hangar: 0,
});

// Every count begins by overwriting the last one, so a single sheet of paper serves: nothing is remembered between calls.
const sheet: Situation = {
  board: BOARD.alpine,
  round: 1,
  closed: 0,
  slots: [],
  bonus: Array<BonusId | null>(20).fill(null),
  tokens: 0,
  blue: newCamp(),
  yellow: newCamp(),
};

/** Valid until the next count. */
export function count(t: Counted): Situation {
  const { mode } = t.options;
  sheet.board = BOARD[mode];
  sheet.round = t.round;
  sheet.closed = 0;
  for (const side of SIDES) {
    countCamp(t, side, sheet[side]);
    for (const space of t.deployed[side]) sheet.closed |= CLOSES[space];
  }
  countTokens(t, sheet);
  return sheet;
}

function countTokens(t: Counted, s: Situation): void {
  s.tokens = 0;
  if (s.slots !== s.board.slots) {
    s.slots = s.board.slots;
    s.bonus.fill(null);
  }
  for (const id of s.slots) {
    s.bonus[NUMBER[id]] = t.bonus[id] ?? null;
    if (t.bonus[id]) s.tokens |= BIT[id];
  }
}

function countCamp(t: Counted, side: Side, camp: Camp): void {
  const { ids, borders, hq } = BOARD[t.options.mode];
  const soldiers = t.soldiers[side];
  camp.held = 0;
  for (let i = 0; i < ids.length; i++) {
    const men = soldiers[ids[i] as (typeof ids)[number]] as number;
    camp.men[i] = men;
    if (men > 0) camp.held |= 1 << i;
  }
  camp.supplied = connected(borders, camp.held, 1 << hq[side]);
  const { commanders, soldiers: reserve, aircraft } = t.reserve[side];
  camp.orders = t.passed[side] ? 0 : commanders;
  camp.cards = t.hand[side].length;
  camp.reserve = reserve;
  camp.hangar = aircraft;
  countSky(t, side, camp);
}

function countSky(t: Counted, side: Side, camp: Camp): void {
  camp.sky = 0;
  camp.planes.fill(0);
  if (t.options.mode !== 'island') return;
  const aircraft = t.aircraft[side];
  let held = 0;
  for (let z = 0; z < SKY.ids.length; z++) {
    const planes = aircraft[SKY.ids[z] as keyof typeof aircraft] as number;
    camp.planes[z] = planes;
    if (planes > 0) held |= 1 << z;
  }
  camp.sky = connected(SKY.borders, held, 1 << SKY.hq[side]);
}

/** Whether a token is in force for a side. */
export function holds(s: Situation, camp: Camp, bonus: BonusId): boolean {
  for (let left = s.tokens & camp.supplied; left !== 0; left &= left - 1) {
    if (s.bonus[31 - Math.clz32(left & -left)] === bonus) return true;
  }
  return false;
}

/** Dice of a side that defends an area, before any card (GOW-6.1.3). */
export function defenceDiceAt(s: Situation, camp: Camp, area: number): number {
  const zone = s.board.zone[area] as number;
  let dice = zone >= 0 && (camp.sky & (1 << zone)) !== 0 ? 2 : 1;
  if (area === s.board.city && (camp.supplied & (1 << area)) !== 0) dice++;
  return dice;
}

/** Soldiers that could march into an area at once: all but one from every supplied neighbour. */
export function potential(s: Situation, camp: Camp, area: number): number {
  let sum = 0;
  const near = s.board.near[area] as readonly number[];
  for (let n = 0; n < near.length; n++) {
    const from = near[n] as number;
    if ((camp.supplied & (1 << from)) !== 0) sum += (camp.men[from] as number) - 1;
  }
  return sum;
}
