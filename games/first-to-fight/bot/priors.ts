/** Which moves a search should look at first, and which not at all. */
import type { Seat } from '@sztab/kernel';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { alike } from './alike.ts';
import { gainsOf } from './answers.ts';
import { planOf } from './plan.ts';

/** A move that gains so many points less than the best is about a third as ready to be played. */
const WARMTH = 0.8;
/** But none of the few is quite forgotten: formulas are short-sighted. */
const FLOOR = 0.03;
/** So many different moves are thought about where there are many, and passing. */
const MOST = 12;

export function priors(s: State, seat: Seat, moves: readonly Move[]): readonly number[] {
  if (moves.length === 1) return [1];
  const gains = gainsOf(planOf(s, seat), moves);
  const gainOf = (i: number): number => gains[i] as number;
  const ranked = gains.map((_, i) => i).sort((a, b) => gainOf(b) - gainOf(a));
  const best = gainOf(ranked[0] as number);
  const worth = moves.map(() => 0);
  const thoughts = new Set<string>();
  for (const i of ranked) {
    const move = moves[i] as Move;
    const thought = alike(s, seat, move);
    if (thoughts.size < MOST || move === 'pass') thoughts.add(thought);
    if (thoughts.has(thought)) worth[i] = FLOOR + Math.exp((gainOf(i) - best) / WARMTH);
  }
  return worth;
}
