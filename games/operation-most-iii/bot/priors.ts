/** Which moves a search should look at first, and which not at all. */
import { type Readiness, readinessOf, type Seat } from '@sztab/kernel';
import type { Move } from '../rules/moves.ts';
import { type State, sideOf } from '../rules/state.ts';
import { gains } from './act.ts';
import { weigh } from './what-if.ts';

const READINESS: Readiness = { warmth: 0.3, floor: 0.02 };

export function priors(s: State, seat: Seat, moves: readonly Move[]): readonly number[] {
  if (s.flow[s.flow.length - 1]?.step !== 'turn.act') return moves.map(() => 1);
  // Noisy play-outs pass too early, and the enemy ends the stage; a Column has too little to lead in the first stage.
  const isThought = (at: number, gain: number, most: number): boolean => {
    const move = moves[at] as Move;
    if (move === 'pass') return gain >= most || enemyPassed(s);
    return s.stage > 1 || !move.startsWith('motorisedColumn');
  };
  return readinessOf(gains(weigh(s, sideOf(seat)), moves), READINESS, isThought);
}

const enemyPassed = ({ flow }: State): boolean => flow[0]?.step === 'stage.turns' && flow[0].passes > 0;
