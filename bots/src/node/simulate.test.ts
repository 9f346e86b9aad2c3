import { Refusal } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { UnknownBot } from '../make-bot.ts';
import { type Simulation, simulate } from './simulate.ts';
import { ThinkerDied } from './thinker.ts';

const OPERATION = new URL('../../../games/operation-most-iii/dist/index.js', import.meta.url);

const tenGames: Simulation = {
  gameModule: OPERATION,
  options: {},
  players: 2,
  bots: ['greedy', 'random'],
  games: 10,
  seed: 'seed',
  threads: 1,
};

test('one thread or two: the same games in the same order', async () => {
  const progress: number[] = [];
  const one = await simulate({ ...tenGames, onProgress: (finished) => progress.push(finished) });
  const two = await simulate({ ...tenGames, threads: 2 });
  expect(one).toHaveLength(10);
  expect(two).toEqual(one);
  expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  // Seat 0 has the first bot.
  expect(one.filter(({ outcome }) => outcome.winners.includes(0)).length).toBeGreaterThan(7);
  expect(await simulate({ ...tenGames, seed: 'other' })).not.toEqual(one);
});

test('stopped: what was finished by then', async () => {
  const stop = new AbortController();
  const played = await simulate({
    ...tenGames,
    games: 1_000_000,
    threads: 2,
    signal: stop.signal,
    onProgress: (finished) => finished === 5 && stop.abort(),
  });
  expect(played.length).toBeGreaterThanOrEqual(5);
  expect(played.length).toBeLessThan(20);
  for (const { outcome, decisions } of played) expect([outcome.winners.length, decisions > 0]).toEqual([1, true]);
});

test('stopped before it began: nothing', async () => {
  expect(await simulate({ ...tenGames, signal: AbortSignal.abort() })).toEqual([]);
});

test('what cannot be is refused before any game begins', async () => {
  await expect(simulate({ ...tenGames, bots: ['greedy', 'marshal'] })).rejects.toThrow(UnknownBot);
  await expect(simulate({ ...tenGames, bots: ['greedy'] })).rejects.toThrow(Refusal);
  await expect(simulate({ ...tenGames, options: { weather: 'rain' } })).rejects.toThrow(Refusal);
});

test('a game that breaks ends the simulation with a word about it', async () => {
  const broken = `data:text/javascript,${encodeURIComponent(`
    const { box: sound } = await import(${JSON.stringify(OPERATION.href)});
    export const box = { ...sound, game: { ...sound.game, outcome: () => { throw new Error('who has won?'); } } };
  `)}`;
  await expect(simulate({ ...tenGames, gameModule: broken })).rejects.toThrow(ThinkerDied);
});
