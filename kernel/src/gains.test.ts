import { expect, test } from 'vitest';
import { fastStream } from './dice.ts';
import { bestMove, byGain, readinessOf } from './gains.ts';

test('the move that gains most; chance tells only those apart that are closer than the whim', () => {
  const moves = ['a', 'b', 'c'];
  const chosen = (gains: readonly number[]) =>
    new Set(Array.from({ length: 50 }, (_, seed) => bestMove(moves, gains, 0.1, fastStream(seed))));
  expect(chosen([1, 2, 1.8])).toEqual(new Set(['b']));
  expect(chosen([1, 2, 1.95])).toEqual(new Set(['b', 'c']));
});

test('readiness falls with what a move gains less than the best, down to a floor, and is 0 where nobody thinks of it', () => {
  const warm = { warmth: 0.5, floor: 0.02 };
  expect(readinessOf([3, 2.5, -90], warm)).toEqual([1.02, 0.02 + Math.exp(-1), 0.02]);
  expect(readinessOf([3, 2.5, -90], warm, (at, gain, most) => at !== 0 && most - gain < 1)).toEqual([
    0,
    0.02 + Math.exp(-1),
    0,
  ]);
});

test('the greatest gain comes first, equal ones in their order', () => {
  expect(byGain([1, 3, 2, 3])).toEqual([1, 3, 2, 0]);
});
