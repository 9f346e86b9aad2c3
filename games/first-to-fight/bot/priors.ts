/** Which moves a search should look at first, and which not at all. */
import { byGain, type Readiness, readinessOf, type Seat } from '@sztab/kernel';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { alike } from './alike.ts';
import { gainsOf } from './answers.ts';
import { planOf } from './plan.ts';

const READINESS: Readiness = { warmth: 0.8, floor: 0.03 };
/** So many different moves are thought about where there are many, and passing. */
const MOST = 12;

export function priors(s: State, seat: Seat, moves: readonly Move[]): readonly number[] {
  if (moves.length === 1) return [1];
  const gains = gainsOf(planOf(s, seat), moves);
  const kinds = moves.map((move) => alike(s, seat, move));
  const thought = new Set<string>();
  for (const at of byGain(gains)) {
    if (thought.size < MOST || moves[at] === 'pass') thought.add(kinds[at] as string);
  }
  return readinessOf(gains, READINESS, (at) => thought.has(kinds[at] as string));
}
