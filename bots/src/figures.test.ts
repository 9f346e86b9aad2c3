import { expect, test } from 'vitest';
import { lengthsOf } from './figures.ts';

test('every game is in one bar, also the shortest and the longest, in round steps', () => {
  const all = [115, 145, 150, 160, 116, 233];
  const { counts, step, median } = lengthsOf(all);
  expect(counts.reduce((sum, [, games]) => sum + games, 0)).toBe(all.length);
  expect(counts.every(([to]) => to % step === 0)).toBe(true);
  expect(counts[0]?.[1]).toBeGreaterThan(0);
  expect(median).toBe(145);
  expect(lengthsOf([7, 7]).counts).toEqual([[7, 2]]);
});
