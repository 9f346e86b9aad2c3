/** What becomes of the seat of somebody who gave up, where the others play on (`Game.resigned`). */
import type { Level, Match, Mind, Seat, Shape } from '@sztab/kernel';

/** Who plays the seat on. */
export const STAND_IN: Level = 'officer';

/**
 * Bots do not play on among themselves when everybody else has given up: the one that stands worst gives up next, until the game is over.
 * Null where nobody does.
 */
export function nextToGiveUp<S extends Shape>(
  { game, brain }: Mind<S>,
  match: Pick<Match<S>, 'header' | 'state' | 'outcome'>,
  isBot: (seat: Seat) => boolean,
): Seat | null {
  const gone = game.resigned?.(match.state) ?? [];
  const seats = [...match.header.seats.keys()];
  if (match.outcome || gone.length === 0 || !seats.every((seat) => gone.includes(seat) || isBot(seat))) return null;
  const hope = (seat: Seat): number => brain.evaluate(match.state, seat);
  const left = seats.filter((seat) => !gone.includes(seat));
  return left.reduce((worst, seat) => (hope(seat) < hope(worst) ? seat : worst));
}
