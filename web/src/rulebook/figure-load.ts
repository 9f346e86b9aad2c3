/** The matches that the figures of a game are cut from, fetched with the first figure that comes near. */
import type { FigureMatches } from './read-figure.ts';

const files = import.meta.glob<FigureMatches>('../../../games/[a-z]*/rulebook/figures.json', { import: 'default' });

export async function loadFigureMatches(game: string): Promise<FigureMatches['matches']> {
  const found = await files[`../../../games/${game}/rulebook/figures.json`]?.();
  return found?.matches ?? {};
}
