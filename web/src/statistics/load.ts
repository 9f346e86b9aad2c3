/** The figures of a game, fetched with their page. Where only its balance was counted, that is shown. */
import type { GameFigures } from '@sztab/bots';
import { listingOf } from '../games.ts';
import { loadMeasured } from '../learn/load.ts';

// Found by their folder, as the games are.
const figures = import.meta.glob<GameFigures>('../../../games/[a-z]*/statistics.json', { import: 'default' });

export async function loadStatistics(game: string): Promise<GameFigures | null> {
  const counted = await figures[`../../../games/${game}/statistics.json`]?.();
  return counted ?? balanceOf(game);
}

async function balanceOf(game: string): Promise<GameFigures | null> {
  const measured = await loadMeasured(game);
  if (!measured) return null;
  const { by, edition, games, wins, draws } = measured;
  const together = listingOf(game)?.together === true;
  const option = (name: string): string => new RegExp(`--${name} (\\S+)`).exec(by)?.[1] ?? '';
  return {
    game,
    version: '',
    edition,
    seed: option('seed'),
    bots: option('bots').split(',')[0] ?? '',
    by,
    together,
    sides: [{ players: Object.keys(wins).length, games, wins: together ? { team: games - draws } : wins, draws }],
    options: [],
    levels: [],
    lengths: { step: 1, counts: [], median: 0 },
    openings: [],
    chances: [],
  };
}
