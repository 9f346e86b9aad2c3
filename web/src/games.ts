/** The games as the browser sees them: the list comes with the page, each game itself only when somebody sits down to it. */

import listings from 'virtual:shelf';
import type { GameBox, Language, Listing } from '@sztab/kernel';
import { MASTER } from '@sztab/kernel/words';
import type { GameBoard, GameOnTable } from '@sztab/pieces';

export type GameListing = Listing;

// A game is found by its folder, so that a sixth one is a sixth folder and nothing here.
const boxes = import.meta.glob<{ box: GameBox }>('../../games/[a-z]*/index.ts');
const boards = import.meta.glob<{ board: GameBoard }>('../../games/[a-z]*/board/index.tsx');

class UnknownGame extends Error {
  override readonly name = 'UnknownGame';
}

/** From light to heavy. */
export const gameList = (): readonly GameListing[] => listings;

/** In which language a game speaks to those who read this one. */
export const languageAt = ({ languages }: GameListing, language: Language): Language =>
  languages.includes(language) ? language : MASTER;

export const listingOf = (id: string): GameListing | undefined => listings.find((game) => game.id === id);

/** The rules and words of one game, without its board; fetched once. */
export async function loadBox(id: string): Promise<GameBox> {
  const box = boxes[`../../games/${id}/index.ts`];
  if (!box) throw new UnknownGame(`there is no game "${id}" here`);
  return (await box()).box;
}

/** A whole game, ready to be sat down to; fetched once. */
export async function loadGame(id: string): Promise<GameOnTable> {
  const board = boards[`../../games/${id}/board/index.tsx`];
  if (!board) throw new UnknownGame(`there is no game "${id}" to play here`);
  const [box, sheet] = await Promise.all([loadBox(id), board()]);
  return { box, board: sheet.board };
}
