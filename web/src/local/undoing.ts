/**
 * Taking back at a table where everybody sits at this screen. All the others are bots or look on, so all consent: undo goes
 * back to the last decision of a person, as often as one likes. A finished game stays finished.
 */
import type { Seat } from '@sztab/kernel';
import type { Sitter } from './table.ts';

type Movers = readonly { readonly seat: Seat }[];

const byPerson =
  (sitters: readonly Sitter[]) =>
  ({ seat }: { readonly seat: Seat }): boolean =>
    sitters[seat]?.is !== 'bot';

/** How many moves can be taken back at all: to the first decision of a person. */
export function undoableMoves(moves: Movers, sitters: readonly Sitter[]): number {
  const first = moves.findIndex(byPerson(sitters));
  return first < 0 ? 0 : moves.length - first;
}

/** How many so many steps back take: the last decisions of a person and what bots answered to them. */
export function stepsBack(moves: Movers, sitters: readonly Sitter[], steps: number): number {
  const decided = [...moves.keys()].filter((i) => byPerson(sitters)(moves[i] as Movers[number]));
  const first = decided.at(-steps) ?? decided[0];
  return first === undefined ? 0 : moves.length - first;
}
