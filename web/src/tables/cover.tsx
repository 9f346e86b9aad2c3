/** The picture on a game's sheet. Ours are drawn here; a game we have no sheet for brings its own with its board. */
import type { GameBoard } from '@sztab/pieces';
import { use } from 'react';
import { loadGame } from '../games.ts';

type Picture = string | GameBoard['Cover'] | null;

const pictures = new Map<string, Promise<Picture>>();

async function find(game: string): Promise<Picture> {
  const { covers } = await import('../home/covers.ts');
  const drawn = covers.get(game);
  if (drawn) return drawn;
  try {
    return (await loadGame(game)).board.Cover;
  } catch {
    return null;
  }
}

function pictureOf(game: string): Promise<Picture> {
  let picture = pictures.get(game);
  if (!picture) {
    picture = find(game);
    pictures.set(game, picture);
  }
  return picture;
}

/** Decoration only: the words beside it say what it is. Suspends until the sheet is there. */
export function Cover({ game }: { game: string }) {
  const Picture = use(pictureOf(game));
  if (typeof Picture === 'function') return <Picture />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours, which inherits the theme only inside the page.
  if (typeof Picture === 'string') return <div className="cover" dangerouslySetInnerHTML={{ __html: Picture }} />;
  return <div className="cover" />;
}
