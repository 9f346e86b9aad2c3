/** Option `match`: two games with sides changed, decided together. */
import type { Outcome, Seat } from '@sztab/kernel';
import { enemyOf, type Side } from '../content/sides.ts';
import { seatOf } from './state.ts';

/** A fallen HQ or a resignation counts as all the stars of the island. */
const WHOLE_BOARD = 26;

/** Lead of a side in stars. */
function lead({ winners, reason, scores }: Outcome, side: Side): number {
  if (reason === 'hq' || reason === 'resign') return winners.includes(seatOf(side)) ? WHOLE_BOARD : -WHOLE_BOARD;
  return (scores[seatOf(side)] ?? 0) - (scores[seatOf(enemyOf(side))] ?? 0);
}

/** Who wins the match, as the seat held in the first game; null for a draw. */
export function decideDouble(first: Outcome, second: Outcome): Seat | null {
  const [blue, yellow] = [seatOf('blue'), seatOf('yellow')];
  // Player A is Blue in the first game and Yellow in the second.
  const wins = Number(first.winners.includes(blue)) + Number(second.winners.includes(yellow));
  if (wins === 2) return blue;
  if (wins === 0) return yellow;
  const difference = lead(first, 'blue') + lead(second, 'yellow');
  if (difference === 0) return null;
  return difference > 0 ? blue : yellow;
}
