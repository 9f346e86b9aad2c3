/** A quick sensible answer to any question. */
import { below, type FastStream, type Seat } from '@sztab/kernel';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { thoughts } from './thoughts.ts';

export function policy(s: State, seat: Seat, moves: readonly Move[], dice: FastStream): Move {
  if (moves.length === 1) return moves[0] as Move;
  const [first] = thoughts(s, seat, moves, false);
  if (first) return first.move;
  return moves[below(dice, moves.length)] as Move;
}
