/** What a bot does beside people whom it has no way to ask, as at a table online: it decides alone, but never below the floor. */
import { fastStream, type GameBox, type Match, type Seat, type Shape } from '@sztab/kernel';

/**
 * The move itself, or a humbler one. What would have to be asked for is left undone, as long as something else can be done: the last round and
 * the choices of a team go on.
 */
export function unasked<S extends Shape>(
  { game, brain }: Pick<GameBox<S>, 'game' | 'brain'>,
  match: Pick<Match<S>, 'asks' | 'look' | 'header'>,
  isBot: (seat: Seat) => boolean,
  seat: Seat,
  move: S['move'],
): S['move'] {
  const rules = brain.partner;
  const people = [...match.header.seats.keys()].filter((one) => !isBot(one));
  const [floor] = rules?.floors ?? [];
  if (!rules || floor === undefined || people.length === 0) return move;
  const s = game.imagine(match.look('public').view, fastStream(1));
  const moves = match.asks().find((ask) => ask.seat === seat)?.moves ?? [];
  const wish = rules.wish(s, seat, move, floor);
  const rest = rules.rest(s, seat, moves, people) ?? (moves.includes('done') ? 'done' : null);
  if (!wish) return rest ?? move;
  if (wish.level === 'must' && rest !== null) return rest;
  const first = wish.moves.find((one) => moves.includes(one));
  return first ?? rest ?? move;
}
