/** Which moves a search should look at, and how readily. */
import type { Seat } from '@sztab/kernel';
import type { NpMove } from '../rules/moves.ts';
import { isFinalRound, type NpTable } from '../rules/table.ts';
import { thoughts } from './thoughts.ts';
import { THOUGHT } from './weights.ts';

export function priors(t: NpTable, seat: Seat, moves: readonly NpMove[]): readonly number[] {
  if (moves.length === 1) return moves.map(() => 1);
  const most = mostLoss(t);
  const worth = moves.map(() => 0);
  let count = 0;
  for (const { move, loss } of thoughts(t, seat, moves, true)) {
    if (loss > most || count === THOUGHT.most) break;
    const at = moves.indexOf(move);
    if (at < 0) continue;
    worth[at] = Math.exp(-loss / THOUGHT.warmth);
    count++;
  }
  return worth;
}

function mostLoss(t: NpTable): number {
  const step = t.flow[t.flow.length - 1]?.step;
  if (step === 'plan') return THOUGHT.plan;
  if (step !== 'roll') return THOUGHT.town;
  return isFinalRound(t) ? THOUGHT.final : THOUGHT.roll;
}
