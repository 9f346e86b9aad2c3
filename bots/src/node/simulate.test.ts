import { Refusal } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { UnknownBot } from '../make-bot.ts';
import { type Simulation, simulate } from './simulate.ts';
import { ThinkerDied } from './thinker.ts';

const OPERATION = new URL('../../../games/operation-most-iii/thinking.ts', import.meta.url);

const sixGames: Simulation = {
  edition: 1,
  gameModule: OPERATION,
  options: {},
  players: 2,
  bots: ['greedy', 'random'],
  games: 6,
  seed: 'seed',
  threads: 1,
};

test('one thread or two: the same games in the same order', async () => {
  const progress: number[] = [];
  const one = await simulate({ ...sixGames, onProgress: (finished) => progress.push(finished) });
  const two = await simulate({ ...sixGames, threads: 2 });
  expect(one).toHaveLength(6);
  expect(two).toEqual(one);
  expect(progress).toEqual([1, 2, 3, 4, 5, 6]);
  // Each with dice of its own; and seat 0 has the first bot.
  expect(new Set(one.map(({ decisions }) => decisions)).size).toBeGreaterThan(1);
  expect(one.filter(({ outcome }) => outcome.winners.includes(0)).length).toBeGreaterThan(4);
});

test('stopped: what was finished by then', async () => {
  const stop = new AbortController();
  const played = await simulate({
    ...sixGames,
    bots: ['random', 'random'],
    games: 1_000_000,
    threads: 2,
    signal: stop.signal,
    onProgress: (finished) => finished === 5 && stop.abort(),
  });
  expect(played.length).toBeGreaterThanOrEqual(5);
  expect(played.length).toBeLessThan(100);
  for (const { outcome, decisions } of played) expect([outcome.winners.length, decisions > 0]).toEqual([1, true]);
});

test('stopped before it began: nothing', async () => {
  expect(await simulate({ ...sixGames, signal: AbortSignal.abort() })).toEqual([]);
});

test('what cannot be is refused before any game begins', async () => {
  await expect(simulate({ ...sixGames, bots: ['greedy', 'marshal'] })).rejects.toThrow(UnknownBot);
  await expect(simulate({ ...sixGames, bots: ['greedy'] })).rejects.toThrow(Refusal);
});

test.each([
  ['an option the game does not know', { options: { weather: 'rain' } }, 'operation-most-iii has no option "weather"'],
  [
    'a game that cannot be loaded',
    { gameModule: 'data:text/javascript,throw new Error("no such game")' },
    'no such game',
  ],
])('%s ends the simulation with a word about it', async (_what, change, word) => {
  const broken = simulate({ ...sixGames, ...change });
  await expect(broken).rejects.toThrow(ThinkerDied);
  await expect(broken).rejects.toThrow(word);
});
