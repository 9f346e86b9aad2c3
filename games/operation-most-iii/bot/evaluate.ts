/** The chance of winning, as it stands. */
import type { Seat } from '@sztab/kernel';
import { type OmFrame, type OmTable, sideOf } from '../rules/table.ts';
import { countHand, countTable } from './muster.ts';
import { standingOf } from './value.ts';
import { type StageWeights, WEIGHTS } from './weights.ts';

export function evaluate(t: OmTable, seat: Seat): number {
  const side = sideOf(seat);
  if (t.result) return t.result.winner === side ? 1 : 0;
  const w = WEIGHTS[t.stage - 1] as StageWeights;
  const s = countTable(t);
  countHand(s, 'PL', t.hand.PL, w.PL);
  countHand(s, 'DE', t.hand.DE, w.DE);
  const value = standingOf(s, w) + passedValue(t.flow, w);
  return 1 / (1 + Math.exp(side === 'PL' ? -value : value));
}

/** Somebody who has passed leaves the enemy to act, and perhaps to end the stage. */
function passedValue(flow: readonly OmFrame[], w: StageWeights): number {
  const turns = flow[0];
  if (turns?.step !== 'stage.turns' || turns.passes === 0) return 0;
  return turns.next === 'PL' ? -w.passed : w.passed;
}
