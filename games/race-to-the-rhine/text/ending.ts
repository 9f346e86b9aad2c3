/** The end of a game, ready to be told. */
import type { Seat } from '@sztab/kernel';
import type { Colour } from '../content/fields.ts';
import type { Result } from '../rules/state.ts';
import type { Ending } from './catalogue.ts';

/** An end, told by the commanders who sat there; `colours` is empty where nobody knows them. */
export function endingOf({ winners, scores, reason, town, rank }: Result, colours: readonly Colour[]): Ending {
  const at = (seat: Seat | undefined): Colour | null => colours[seat ?? -1] ?? null;
  // Alone there is nobody to tell the medals from.
  const named = (seat: Seat): Colour | null => (scores.length > 1 ? at(seat) : null);
  return {
    reason,
    winner: at(winners[0]),
    won: winners.length > 0,
    town,
    rank,
    medals: scores.map((medals, seat) => [named(seat), medals] as const),
  };
}
