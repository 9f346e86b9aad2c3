/** Sections 5.3 and 5.4: who has won. */
import { end, type Outcome, type Seat } from '@sztab/kernel';
import { enemyOf, SIDES } from '../content/hills.ts';
import { hillsOf } from './deciding.ts';
import { tell } from './events.ts';
import { type State, seatOf, sideOf } from './state.ts';

export function outcome(s: State): Outcome | null {
  if (!s.result) return null;
  const { winner, reason } = s.result;
  return { winners: [seatOf(winner)], reason, scores: SIDES.map((side) => hillsOf(s, side)) };
}

/** TPL-5.4 */
export function resign(s: State, seat: Seat): void {
  const side = sideOf(seat);
  tell({ is: 'resigned', side });
  s.result = { winner: enemyOf(side), reason: 'resigned' };
  tell({ is: 'won', side: s.result.winner });
  end(s);
}
