import { below, fastStream } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { afterMoveOf, type Moved, shifted } from './after-move.ts';

/** Games in which everybody seems to stand better after a move than before it. */
const hopeful = (shift: number): Moved[] => {
  const dice = fastStream(3);
  return Array.from({ length: 2000 }, (_, n) => {
    const before = (1 + below(dice, 98)) / 100;
    return { game: n % 20, before, after: shifted(before, shift) };
  });
};

test('a shift takes away what a move seems to have gained', () => {
  const { shift, games, lean, bar, left } = afterMoveOf(hopeful(0.4), 'hash');
  expect(shift).toBeCloseTo(-0.4, 2);
  expect(games).toBe(20);
  expect(lean).toBeGreaterThan(0.04);
  expect(bar).toBeLessThan(lean);
  expect(Math.abs(left)).toBeLessThan(0.005);
});

test('what chance alone may have done is left as it is', () => {
  const either = [0.3, -0.2, 0.25, -0.28].flatMap((shift, game) => hopeful(shift).map((one) => ({ ...one, game })));
  const { shift, lean, left } = afterMoveOf(either, 'hash');
  expect(shift).toBe(0);
  expect(left).toBe(lean);
  expect(
    afterMoveOf(
      hopeful(0.4).filter(({ game }) => game < 3),
      'hash',
    ).shift,
  ).toBe(0);
});

test('what is settled stays settled', () => {
  expect(shifted(0, 1)).toBe(0);
  expect(shifted(1, -1)).toBe(1);
});
