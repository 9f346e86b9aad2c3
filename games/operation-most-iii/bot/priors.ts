/** Which moves a search should look at first, and which not at all. */
import type { Seat } from '@sztab/kernel';
import type { Move } from '../rules/moves.ts';
import { type State, sideOf } from '../rules/state.ts';
import { gains } from './act.ts';
import { weigh } from './what-if.ts';

/** A move that gains so much less than the best is about a third as ready to be played. */
const WARMTH = 0.3;
/** But none is quite forgotten: formulas are short-sighted. */
const FLOOR = 0.02;

export function priors(s: State, seat: Seat, moves: readonly Move[]): readonly number[] {
  if (s.flow[s.flow.length - 1]?.step !== 'turn.act') return moves.map(() => 1);
  const expected = gains(weigh(s, sideOf(seat)), moves);
  const most = Math.max(...expected);
  return expected.map((gain, i) =>
    // Noisy play-outs pass too early, and the enemy ends the stage.
    moves[i] === 'pass' && gain < most && !enemyPassed(s) ? 0 : FLOOR + Math.exp((gain - most) / WARMTH),
  );
}

const enemyPassed = ({ flow }: State): boolean => flow[0]?.step === 'stage.turns' && flow[0].passes > 0;
