/** The figures of a game, fetched with their page; `node scripts/measure.mjs` counts them again. */
import type { GameFigures } from '@sztab/bots';

// Found by their folder, as the games are.
const figures = import.meta.glob<GameFigures>('../../../games/[a-z]*/statistics.json', { import: 'default' });
const pathOf = (game: string): string => `../../../games/${game}/statistics.json`;

export const hasStatistics = (game: string): boolean => pathOf(game) in figures;

export const loadStatistics = async (game: string): Promise<GameFigures | null> =>
  (await figures[pathOf(game)]?.()) ?? null;
