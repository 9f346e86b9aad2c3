/** A quick sensible answer to any question. Looks at what lies open and at the own hand, at nothing else. */
import { bestMove, type FastStream, type Seat } from '@sztab/kernel';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { gainsOf } from './answers.ts';
import { planOf } from './plan.ts';

/** Gains closer than this are told apart by chance, so that two games from the same place differ. */
const WHIM = 0.1;

export function policy(s: State, seat: Seat, moves: readonly Move[], dice: FastStream): Move {
  // The order in which regions take their losses changes nothing.
  if (moves.length === 1 || s.flow[s.flow.length - 1]?.step === 'losses.region') return moves[0] as Move;
  return bestMove(moves, gainsOf(planOf(s, seat), moves), WHIM, dice);
}
