/** Which moves a search should look at first, and which not at all. */
import type { Seat } from '@sztab/kernel';
import type { Move } from '../rules/moves.ts';
import { isSolo, type State } from '../rules/state.ts';
import { gainsOf } from './gains.ts';

/** A move that gains so many points less than the best is about a third as ready to be played. */
const WARMTH = 0.7;
/** But none of the few is quite forgotten: formulas are short-sighted. */
const FLOOR = 0.03;
/** The rest is left to the policy: trucks, bonuses and what to throw away are arithmetic. */
const OPEN_QUESTIONS: ReadonlySet<string> = new Set(['act', 'move', 'civilians', 'airborne', 'drop', 'reaction']);
/** So many different moves are thought about, and none that gains so much less. */
const MOST = 5;
const HOPELESS = 1.6;
/** Alone `evaluate` is too timid to be trusted far from the policy. */
const HOPELESS_ALONE = 0.35;

export function priors(s: State, seat: Seat, moves: readonly Move[]): readonly number[] {
  if (moves.length === 1) return [1];
  const gains = gainsOf(s, seat, moves);
  const ranked = gains.map((_, i) => i).sort((a, b) => (gains[b] as number) - (gains[a] as number));
  const best = gains[ranked[0] as number] as number;
  const worth = moves.map(() => 0);
  const hopeless = isSolo(s) ? HOPELESS_ALONE : HOPELESS;
  const most = OPEN_QUESTIONS.has(s.flow[s.flow.length - 1]?.step as string) ? MOST : 1;
  for (let n = 0; n < ranked.length && n < most; n++) {
    const i = ranked[n] as number;
    const behind = best - (gains[i] as number);
    if (behind < hopeless) worth[i] = FLOOR + Math.exp(-behind / WARMTH);
  }
  return worth;
}
