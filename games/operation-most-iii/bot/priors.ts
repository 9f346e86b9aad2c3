/** Which moves a search should look at first, and which not at all (section 13.4). */
import type { Seat } from '@sztab/kernel';
import type { OmMove } from '../rules/moves.ts';
import { type OmTable, sideOf } from '../rules/table.ts';
import { gains } from './act.ts';
import { type StageWeights, WEIGHTS } from './weights.ts';

/** A gain smaller by this much is about a third as likely to be chosen. */
const WARMTH = 0.3;

export function priors(t: OmTable, seat: Seat, moves: readonly OmMove[]): readonly number[] {
  if (t.flow[t.flow.length - 1]?.step !== 'turn.act') return moves.map(() => 1);
  const side = sideOf(seat);
  const expected = gains(t, side, moves, WEIGHTS[t.stage - 1] as StageWeights);
  let most = Number.NEGATIVE_INFINITY;
  for (const g of expected) if (g > most) most = g;
  const weights = expected.map((g) => Math.exp((g - most) / WARMTH) + 0.02);
  // Noisy play-outs pass too early, and the enemy ends the stage.
  const last = moves.length - 1;
  if (moves[last] === 'pass' && (expected[last] as number) < most && !enemyPassed(t)) weights[last] = 0;
  return weights;
}

const enemyPassed = (t: OmTable): boolean => t.flow[0]?.step === 'stage.turns' && t.flow[0].passes > 0;
