/** Which moves a search should look at, and how readily. */
import type { Seat } from '@sztab/kernel';
import type { Move } from '../rules/moves.ts';
import { isFinalRound, type State } from '../rules/state.ts';
import { thoughts } from './thoughts.ts';
import { THOUGHT } from './weights.ts';

export function priors(s: State, seat: Seat, moves: readonly Move[]): readonly number[] {
  if (moves.length === 1) return moves.map(() => 1);
  const most = mostLoss(s);
  const worth = moves.map(() => 0);
  let count = 0;
  for (const { move, loss } of thoughts(s, seat, moves, true)) {
    if (loss > most || count === THOUGHT.most) break;
    const at = moves.indexOf(move);
    if (at < 0) continue;
    worth[at] = Math.exp(-loss / THOUGHT.warmth);
    count++;
  }
  return worth;
}

function mostLoss(s: State): number {
  const step = s.flow[s.flow.length - 1]?.step;
  if (step === 'plan') return THOUGHT.plan;
  if (step !== 'roll') return THOUGHT.town;
  return isFinalRound(s) ? THOUGHT.final : THOUGHT.roll;
}
