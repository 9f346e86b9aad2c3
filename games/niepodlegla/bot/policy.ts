/** A quick sensible answer to any question. */
import { below, type FastStream, type Seat } from '@sztab/kernel';
import type { NpMove } from '../rules/moves.ts';
import type { NpTable } from '../rules/table.ts';
import { thoughts } from './thoughts.ts';

export function policy(t: NpTable, seat: Seat, moves: readonly NpMove[], dice: FastStream): NpMove {
  if (moves.length === 1) return moves[0] as NpMove;
  const [first] = thoughts(t, seat, moves, false);
  if (first) return first.move;
  return moves[below(dice, moves.length)] as NpMove;
}
