/** Section 4.5: who has won. */
import type { Outcome, Seat } from '@sztab/kernel';
import { enemyOf, SIDES, type Side } from '../content/sides.ts';
import { onTheWay, toReserve } from './pieces.ts';
import { bothStars } from './supply.ts';
import { type GoTable, type Reason, seatOf, sideOf, tell } from './table.ts';

function end(t: GoTable, winner: Side, reason: Reason): void {
  t.flow.length = 0;
  t.result = { winner, reason, stars: bothStars(t) };
  tell({ is: 'game-over', ...t.result });
}

/** GOW-4.5.1, GOW-4.5.2: at once, and nothing else is resolved. */
export const endByHq = (t: GoTable, loser: Side): void => end(t, enemyOf(loser), 'hq');

/** GOW-4.5.3, GOW-4.5.4 */
export function endByStars(t: GoTable): void {
  const stars = bothStars(t);
  if (stars.blue === stars.yellow) end(t, t.initiative, 'tie');
  else end(t, stars.blue > stars.yellow ? 'blue' : 'yellow', 'stars');
}

/** D20 */
export function resign(t: GoTable, seat: Seat): void {
  const side = sideOf(seat);
  tell({ is: 'resigned', side });
  // Whoever is on the way turns back, so that the last picture of the table counts all.
  const moving = onTheWay(t);
  if (moving) toReserve(t, moving.side, moving.place, moving.count);
  end(t, enemyOf(side), 'resign');
}

export function outcome({ result }: Pick<GoTable, 'result'>): Outcome | null {
  if (!result) return null;
  const { winner, reason, stars } = result;
  return { winners: [seatOf(winner)], reason, scores: SIDES.map((side) => stars[side]) };
}
