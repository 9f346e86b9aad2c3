/** How likely a mission is to succeed, from what stands there now and how much time is left. */
import { ORDERS } from '../content/orders.ts';
import { LAST_MONTH, type Month } from '../content/time.ts';
import type { PublicState } from '../rules/state.ts';
import { type ByPlayers, PROSPECTS } from './weights.ts';

/** Expected rounds before a date, the part of this one included that is left while so many orders besides Maneuvers are active. */
export const roundsTo = (months: number, active: number): number =>
  Math.max(0, months / PROSPECTS.months - PROSPECTS.thisRound) + PROSPECTS.order * active;

interface Outlook {
  /** Strength still to come. */
  readonly hope: number;
  readonly perStrength: number;
}

const outlook = (players: number, months: number, active: number): Outlook => {
  const of = (row: ByPlayers): number => row[players - 2] as number;
  const r = roundsTo(months, active);
  const { start, growth, most, blur, blurGrowth } = PROSPECTS;
  return {
    hope: Math.min(of(start) + of(growth) * r, of(most)),
    perStrength: 1 / (of(blur) + of(blurGrowth) * Math.min(r, 5)),
  };
};

/** By players, by months to the date, by active orders. */
const OUTLOOKS: readonly (readonly (readonly Outlook[])[])[] = [2, 3, 4].map((players) =>
  Array.from({ length: LAST_MONTH + 1 }, (_, months) =>
    ORDERS.map((_order, active) => outlook(players, months, active)),
  ),
);

export const FRESH = ORDERS.length - 1;

/** Orders besides Maneuvers that can still be chosen in this round. */
export function activeOrders({ tiles }: Pick<PublicState, 'tiles'>): number {
  let active = 0;
  for (const order of ORDERS) if (tiles[order].active) active++;
  return Math.max(0, active - 1);
}

export const outlookFor = (players: number, time: Month, date: Month, active: number): Outlook =>
  OUTLOOKS[players - 2]?.[Math.max(0, date - time)]?.[active] as Outlook;

/** The logistic curve in steps of 1/32, because it is asked for more often than anything else. */
const STEPS = 32;
const REACH = 8;
const CURVE = Float64Array.from({ length: 2 * REACH * STEPS + 1 }, (_, i) => 1 / (1 + Math.exp(REACH - i / STEPS)));

export function logistic(x: number): number {
  if (x >= REACH) return CURVE[CURVE.length - 1] as number;
  if (x <= -REACH) return CURVE[0] as number;
  return CURVE[Math.round((x + REACH) * STEPS)] as number;
}

/** Everything stands or falls with the next card of the Axis: what one surplus or one lack means then. */
export const standsAtOnce = (surplus: number): number =>
  surplus >= 2 ? 1 : surplus === 1 ? 0.97 : surplus === 0 ? 0.85 : 0;
