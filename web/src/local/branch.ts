/** Playing on from a moment of a match: a new table whose record begins with the moves so far. */
import { type Header, practiceTag } from '@sztab/kernel';
import { loadBox } from '../games.ts';
import type { Sitter } from '../tables/handle.ts';
import { fromMoveTag, mayPlayFrom, movesSoFar } from './branching.ts';
import { headerFor } from './header.ts';
import { LocalMatch } from './local-match.ts';
import { keepTable } from './start.ts';
import { type Entry, readTable } from './store.ts';

/** The moment a new table begins with. */
export interface Origin {
  readonly at: number;
  readonly header: Header;
  readonly sitters: readonly Sitter[];
  readonly entries: readonly Entry[];
}

/** A match of this browser after so many moves; null if there is none, if it still has secrets, or if nothing is left to play there. */
export async function originOf(id: string, at: number): Promise<Origin | null> {
  const found = await readTable(id);
  if (!found) return null;
  const { header, sitters } = found.row;
  const { match } = new LocalMatch(await loadBox(header.game), header, found.entries);
  const over = match.outcome !== null;
  const nothingLeft = over && at === match.moves.length;
  if (!mayPlayFrom(sitters, over) || nothingLeft) return null;
  return { at, header, sitters, entries: movesSoFar(header, match.moves, at) };
}

/** The dice, decks and rules are those of the old match, or its moves would not be its moves. */
export async function startFrom(
  { at, header, entries }: Origin,
  sitters: readonly Sitter[],
  practice: boolean,
): Promise<string> {
  const box = await loadBox(header.game);
  const tags = { ...fromMoveTag(at), ...(practice ? practiceTag : {}) };
  return keepTable(box, headerFor(box, header.rules, header.options, sitters, header, tags), sitters, entries);
}
