import { expect, test } from 'vitest';
import { attackOdds, reachOdds } from './odds.ts';

test('chances of an Attack by difference in bullets, out of 36', () => {
  const differences = Array.from({ length: 13 }, (_, n) => n - 6);
  const outOf36 = differences.map((difference) => Math.round(attackOdds(difference) * 36));
  expect(outOf36).toEqual([0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36]);
});

test('a number to reach on one die', () => {
  expect([reachOdds(4), reachOdds(5), reachOdds(null)]).toEqual([1 / 2, 1 / 3, 0]);
});
