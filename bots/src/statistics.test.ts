import { expect, test } from 'vitest';
import { wilson } from './statistics.ts';

test.each([
  // Checked against the closed form worked out by hand and against published tables.
  [0, 0, 0, 1],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [5, 10, 0.2366, 0.7634],
  [81, 263, 0.2553, 0.3662],
])('Wilson: %i of %i lies between %f and %f', (successes, trials, low, high) => {
  const interval = wilson(successes, trials);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('more games with the same share make the interval narrower', () => {
  const width = (n: number): number => wilson(n / 2, n).high - wilson(n / 2, n).low;
  expect(width(1000)).toBeLessThan(width(100));
});
