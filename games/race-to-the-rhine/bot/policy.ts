/** A quick sensible answer to any question. */
import { bestMove, type FastStream, type Seat } from '@sztab/kernel';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { gainsOf } from './gains.ts';

/** Gains closer than this are told apart by chance, so that two games from the same place differ. */
const WHIM = 0.1;

export function policy(s: State, seat: Seat, moves: readonly Move[], dice: FastStream): Move {
  if (moves.length === 1) return moves[0] as Move;
  return bestMove(moves, gainsOf(s, seat, moves), WHIM, dice);
}
