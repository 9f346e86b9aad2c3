/** Whether a match may be played on from one of its moments, and what becomes of it then. */
import { firstOutcome, type Header, isDouble, isPractice } from '@sztab/kernel';
import type { Player } from '../tables/handle.ts';
import type { Entry } from './store.ts';

/** `tag from-move 17`: this match begins with moves of another one. */
const FROM_MOVE = 'from-move';

export const fromMoveTag = (at: number): Readonly<Record<string, string>> => ({ [FROM_MOVE]: String(at) });

/**
 * Whoever takes another seat sees its cards. So a match may be played on from a moment only when it has no secrets left: when it is
 * over, or when one person plays every seat.
 */
export const mayPlayFrom = (sitters: readonly Player[], over: boolean): boolean =>
  over || (sitters.length === 1 && sitters[0]?.is !== 'bot');

/** The moves that count, as entries of a new record; what was taken back is left out. */
export function movesSoFar(
  { seats }: Pick<Header, 'seats'>,
  moves: readonly { readonly seat: number; readonly move: string }[],
  at: number,
): Entry[] {
  if (!Number.isInteger(at) || at < 0 || at > moves.length) throw new RangeError(`there are ${moves.length} moves`);
  return moves.slice(0, at).map(({ seat, move }) => ({ role: seats[seat]?.role ?? '', move }));
}

const beginsElsewhere = ({ tags }: Pick<Header, 'tags'>): boolean => Object.hasOwn(tags, FROM_MOVE);

/** Somebody who knows what comes may do better than anybody could: such a game is no part of anything. */
export const knowsWhatComes = (header: Pick<Header, 'tags'>): boolean => beginsElsewhere(header) || isPractice(header);

/** Is the second game of a double match still to come after this one? Playing on from a moment is no part of a match. */
export const awaitsSecond = (header: Header): boolean =>
  isDouble(header.options) && !firstOutcome(header) && !beginsElsewhere(header);
