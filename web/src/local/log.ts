/** A match from its log. What the log says was agreed to when it was written, so undo needs no consent any more. */
import { type Game, type Header, knowsEdition, Match, type Seat, type Shape, type Told } from '@sztab/kernel';
import type { Entry } from './store.ts';

/** The rules of this match are newer than this page. */
export class NewerEdition extends Error {
  override readonly name = 'NewerEdition';
}

/** The stored log cannot be played: its seed is gone. */
class UnreadableLog extends Error {
  override readonly name = 'UnreadableLog';
}

export function openMatch<S extends Shape>(game: Game<S>, header: Header): Match<S> {
  if (!knowsEdition(game, header.rules))
    throw new NewerEdition(`edition ${header.rules}; the newest one here is ${game.edition}`);
  const { rules, seats, options, entropy, seed, tags } = header;
  if (seed === null) throw new UnreadableLog('the seed is missing');
  const names = seats.map(({ name }) => name);
  return new Match(game, { players: seats.length, edition: rules, names, options, entropy, seed, tags });
}

export const seatOf = (header: Header, role: string): Seat => header.seats.findIndex((seat) => seat.role === role);

/** Enters one entry of a log; returns what was told. */
export const enter = <S extends Shape>(match: Match<S>, { role, move }: Entry): Told<S['event']>[] =>
  match.enter(seatOf(match.header, role), move, true);
