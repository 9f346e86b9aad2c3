/** What lies open in a state, counted once: who stands where, who supplies what, what is closed. Reads no hand but its size. */
import type { BonusId } from '../content/bonuses.ts';
import { BIT, type Places } from '../content/map.ts';
import { SIDES, type Side } from '../content/sides.ts';
import type { PublicState } from '../rules/state.ts';
import { connected } from '../rules/supply.ts';
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

type Counted = PublicState & { readonly hand: Readonly<Record<Side, { readonly length: number }>> };

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
export function count(s: Counted): Situation {
  const { mode } = s.options;
  sheet.board = BOARD[mode];
  sheet.round = s.round;
  sheet.closed = 0;
  for (const side of SIDES) {
    countCamp(s, side, sheet[side]);
    for (const space of s.deployed[side]) sheet.closed |= CLOSES[space];
  }
  countTokens(s, sheet);
  return sheet;
}

function countTokens(s: Counted, situation: Situation): void {
  situation.tokens = 0;
  if (situation.slots !== situation.board.slots) {
    situation.slots = situation.board.slots;
    situation.bonus.fill(null);
  }
  for (const id of situation.slots) {
    situation.bonus[NUMBER[id]] = s.bonus[id] ?? null;
    if (s.bonus[id]) situation.tokens |= BIT[id];
  }
}

function countCamp(s: Counted, side: Side, camp: Camp): void {
  const { ids, borders, hq } = BOARD[s.options.mode];
  const soldiers = s.soldiers[side];
  camp.held = 0;
  for (let i = 0; i < ids.length; i++) {
    const men = soldiers[ids[i] as (typeof ids)[number]] as number;
    camp.men[i] = men;
    if (men > 0) camp.held |= 1 << i;
  }
  camp.supplied = connected(borders, camp.held, 1 << hq[side]);
  const { commanders, soldiers: reserve, aircraft } = s.reserve[side];
  camp.orders = s.passed[side] ? 0 : commanders;
  camp.cards = s.hand[side].length;
  camp.reserve = reserve;
  camp.hangar = aircraft;
  countSky(s, side, camp);
}

function countSky(s: Counted, side: Side, camp: Camp): void {
  camp.sky = 0;
  camp.planes.fill(0);
  if (s.options.mode !== 'island') return;
  const aircraft = s.aircraft[side];
  let held = 0;
  for (let z = 0; z < SKY.ids.length; z++) {
    const planes = aircraft[SKY.ids[z] as keyof typeof aircraft] as number;
    camp.planes[z] = planes;
    if (planes > 0) held |= 1 << z;
  }
  camp.sky = connected(SKY.borders, held, 1 << SKY.hq[side]);
}

/** Whether a token is in force for a side. */
export function holds(situation: Situation, camp: Camp, bonus: BonusId): boolean {
  for (let left = situation.tokens & camp.supplied; left !== 0; left &= left - 1) {
    if (situation.bonus[31 - Math.clz32(left & -left)] === bonus) return true;
  }
  return false;
}

/** Dice of a side that defends an area, before any card (GOW-6.1.3). */
export function defenceDiceAt(situation: Situation, camp: Camp, area: number): number {
  const zone = situation.board.zone[area] as number;
  let dice = zone >= 0 && (camp.sky & (1 << zone)) !== 0 ? 2 : 1;
  if (area === situation.board.city && (camp.supplied & (1 << area)) !== 0) dice++;
  return dice;
}

/** Soldiers that could march into an area at once: all but one from every supplied neighbour. */
export function potential(situation: Situation, camp: Camp, area: number): number {
  let sum = 0;
  const near = situation.board.near[area] as readonly number[];
  for (let n = 0; n < near.length; n++) {
    const from = near[n] as number;
    if ((camp.supplied & (1 << from)) !== 0) sum += (camp.men[from] as number) - 1;
  }
  return sum;
}
