/** Which moves a search should look at first, and which not at all. */
import { byGain, type Readiness, readinessOf, type Seat } from '@sztab/kernel';
import type { Move } from '../rules/moves.ts';
import { isSolo, type State } from '../rules/state.ts';
import { gainsOf } from './gains.ts';

const READINESS: Readiness = { warmth: 0.7, floor: 0.03 };
/** The rest is left to the policy: trucks, bonuses and what to throw away are arithmetic. */
const OPEN_QUESTIONS: ReadonlySet<string> = new Set(['act', 'move', 'civilians', 'airborne', 'drop', 'reaction']);
/** So many different moves are thought about, and none that gains so much less. */
const MOST = 10;
const HOPELESS = 3;
/** Alone `evaluate` is too timid to be trusted far from the policy. */
const HOPELESS_ALONE = 0.35;

export function priors(s: State, seat: Seat, moves: readonly Move[]): readonly number[] {
  if (moves.length === 1) return [1];
  const gains = gainsOf(s, seat, moves);
  const hopeless = isSolo(s) ? HOPELESS_ALONE : HOPELESS;
  const most = OPEN_QUESTIONS.has(s.flow[s.flow.length - 1]?.step as string) ? MOST : 1;
  const thought = new Set(byGain(gains).slice(0, most));
  return readinessOf(gains, READINESS, (at, gain, best) => thought.has(at) && best - gain < hopeless);
}
