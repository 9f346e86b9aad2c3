import { expect, test } from 'vitest';
import { sumChances } from './odds.ts';

test('two ordinary dice show seven in six of thirty-six cases', () => {
  const chances = sumChances([1, 2, 3, 4, 5, 6], 2);
  expect(chances[7]).toBeCloseTo(6 / 36, 12);
  expect(chances[1]).toBe(0);
  expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
});

test('faces may repeat and be blank; no dice show nothing for certain', () => {
  expect(sumChances([0, 1, 1, 1, 1, 2], 2).map((chance) => Math.round(chance * 36))).toEqual([1, 8, 18, 8, 1]);
  expect(sumChances([0, 1], 0)).toEqual([1]);
});
