/** From V, in parts, to the chance of winning. */
import type { Seat } from '@sztab/kernel';
import { enemyOf } from '../content/zones.ts';
import { type OmTable, sideOf } from '../rules/table.ts';
import { countHand, countTable, valueFor } from './muster.ts';
import { TUNED } from './weights.ts';

const SLOPE = [0.3, 0.3, 0.3, 0.3] as const;

export function evaluate(t: OmTable, seat: Seat): number {
  const side = sideOf(seat);
  if (t.result) return t.result.winner === side ? 1 : 0;
  const s = countTable(t);
  countHand(s, side, t.hand[side], TUNED[side]);
  countHand(s, enemyOf(side), t.hand[enemyOf(side)], TUNED[enemyOf(side)]);
  return 1 / (1 + Math.exp(-(SLOPE[t.stage - 1] as number) * valueFor(s, side, TUNED[side])));
}
