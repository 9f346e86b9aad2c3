/** GOW-4.5: who has won. */
import { end, type Outcome, type Seat } from '@sztab/kernel';
import { enemyOf, SIDES, type Side } from '../content/sides.ts';
import { onTheWay, toReserve } from './pieces.ts';
import { type Reason, type State, seatOf, sideOf, tell } from './state.ts';
import { bothStars } from './supply.ts';

function conclude(s: State, winner: Side, reason: Reason): void {
  end(s);
  s.result = { winner, reason, stars: bothStars(s) };
  tell({ is: 'game-over', ...s.result });
}

/** GOW-4.5.1, GOW-4.5.2: at once, and nothing else is resolved. */
export const endByHq = (s: State, loser: Side): void => conclude(s, enemyOf(loser), 'hq');

/** GOW-4.5.3, GOW-4.5.4 */
export function endByStars(s: State): void {
  const stars = bothStars(s);
  if (stars.blue === stars.yellow) conclude(s, s.initiative, 'tie');
  else conclude(s, stars.blue > stars.yellow ? 'blue' : 'yellow', 'stars');
}

/** D20 */
export function resign(s: State, seat: Seat): void {
  const side = sideOf(seat);
  tell({ is: 'resigned', side });
  // Whoever is on the way turns back, so that the last view counts all.
  const moving = onTheWay(s);
  if (moving) toReserve(s, moving.side, moving.place, moving.count);
  conclude(s, enemyOf(side), 'resign');
}

export function outcome({ result }: Pick<State, 'result'>): Outcome | null {
  if (!result) return null;
  const { winner, reason, stars } = result;
  return { winners: [seatOf(winner)], reason, scores: SIDES.map((side) => stars[side]) };
}
