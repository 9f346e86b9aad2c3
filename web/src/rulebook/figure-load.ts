/** What the figures of a game begin with, fetched with the first figure that comes near. */
import type { FigureMatches, FigurePosition, FigureStart } from './read-figure.ts';

const files = import.meta.glob<FigureMatches>('../../../games/[a-z]*/rulebook/figures.json', { import: 'default' });

const laidOut = import.meta.glob<Readonly<Record<string, FigurePosition>>>(
  '../../../games/[a-z]*/rulebook/positions.json',
  { import: 'default' },
);

export async function loadFigureStarts(game: string): Promise<Readonly<Record<string, FigureStart>>> {
  const [found, positions] = await Promise.all([
    files[`../../../games/${game}/rulebook/figures.json`]?.(),
    laidOut[`../../../games/${game}/rulebook/positions.json`]?.(),
  ]);
  return { ...found?.matches, ...positions };
}
