import type { GameFigures } from '@sztab/bots';
import { expect, test } from 'vitest';
import { isOneComplaint, sztab, sztabHere } from '../testing/run-sztab.ts';

test('the same seed gives the same figures on any number of threads, and everything is counted', async () => {
  const ask = ['statistics', 'operation-most-iii', '--games', '4', '--bots', 'random', '--seed', 'test', '--json'];
  const [one, two, said] = await Promise.all([
    sztab([...ask, '--threads', '1']),
    sztab([...ask, '--threads', '2']),
    sztab([...ask.slice(0, -1), '--lang', 'en', '--threads', '1']),
  ]);
  expect(one.code, one.err).toBe(0);
  expect(two.out).toBe(one.out);
  const figures = JSON.parse(one.out) as GameFigures;
  expect(figures.by).toContain(
    'npx sztab statistics operation-most-iii --players 2 --bots random --games 4 --seed test',
  );
  for (const { games, wins, draws } of [...figures.sides, ...figures.options]) {
    expect(games).toBe(4);
    expect(Object.values(wins).reduce((sum, won) => sum + won, draws)).toBeGreaterThanOrEqual(games);
  }
  expect(figures.options.length).toBeGreaterThan(1);
  expect(figures.lengths.counts.reduce((sum, [, games]) => sum + games, 0)).toBe(4);
  expect(figures.openings.reduce((sum, { games }) => sum + games, 0)).toBeLessThanOrEqual(4);
  expect(said.out).toContain('who wins');
  expect(said.out).toContain('Poles');
});

test('there are no figures of no game', async () => {
  expect(isOneComplaint(await sztabHere(['statistics', 'chess', '--lang', 'en']))).toBe(true);
});
