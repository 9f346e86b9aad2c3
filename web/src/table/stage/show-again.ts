/** The last turn of the others, which can be told once more. */
import type { Seat } from '@sztab/kernel';

/** The last run of moves by others: from after so many moves to after so many. */
export function lastTurnOfOthers(movers: readonly Seat[], own: Seat | null): { from: number; to: number } {
  let to = movers.length;
  while (to > 0 && movers[to - 1] === own) to--;
  const whose = movers[to - 1];
  let from = to;
  while (from > 0 && (own === null ? movers[from - 1] === whose : movers[from - 1] !== own)) from--;
  return { from, to };
}
