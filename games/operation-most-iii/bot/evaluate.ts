/** The chance of winning, as it stands. */
import type { Seat } from '@sztab/kernel';
import { type Frame, type State, sideOf } from '../rules/state.ts';
import { countHand, countTable } from './muster.ts';
import { standingOf } from './value.ts';
import { type StageWeights, WEIGHTS } from './weights.ts';

export function evaluate(s: State, seat: Seat): number {
  const side = sideOf(seat);
  if (s.result) return s.result.winner === side ? 1 : 0;
  const w = WEIGHTS[s.stage - 1] as StageWeights;
  const standing = countTable(s);
  countHand(standing, 'PL', s.hand.PL, w.PL);
  countHand(standing, 'DE', s.hand.DE, w.DE);
  const value = standingOf(standing, w) + passedValue(s.flow, w);
  return 1 / (1 + Math.exp(side === 'PL' ? -value : value));
}

/** Somebody who has passed leaves the enemy to act, and perhaps to end the stage. */
export function passedValue(flow: readonly Frame[], w: StageWeights): number {
  const turns = flow[0];
  if (turns?.step !== 'stage.turns' || turns.passes === 0) return 0;
  return turns.next === 'PL' ? -w.passed : w.passed;
}
