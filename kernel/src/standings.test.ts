import { expect, test } from 'vitest';
import { standings } from './standings.ts';

test('winners first, then by score, then seat by seat', () => {
  expect(standings({ winners: [2], reason: 'points', scores: [4, 9, 9, 4] })).toEqual([2, 1, 0, 3]);
});

test('whoever gave up stands last, the first to go last of all, whatever they scored', () => {
  expect(standings({ winners: [3], reason: 'points', scores: [30, 2, 40, 9], resigned: [2, 0] })).toEqual([3, 1, 0, 2]);
});
