import { describe, expect, test } from 'vitest';
import { decideDouble } from './double-match.ts';
import { type Reason, seatOf } from './state.ts';

const game = (winner: 'blue' | 'yellow', blue: number, yellow: number, reason: Reason = 'stars') => ({
  winners: [seatOf(winner)],
  reason,
  scores: [blue, yellow],
});

describe('two games with sides changed', () => {
  test('two wins decide, whatever the stars', () => {
    expect(decideDouble(game('blue', 9, 8), game('yellow', 10, 11))).toBe(seatOf('blue'));
    expect(decideDouble(game('yellow', 3, 14), game('blue', 15, 2))).toBe(seatOf('yellow'));
  });
  test('one win each: the sum of star differences', () => {
    expect(decideDouble(game('blue', 12, 8), game('blue', 10, 9))).toBe(seatOf('blue'));
    expect(decideDouble(game('blue', 9, 8), game('blue', 12, 9))).toBe(seatOf('yellow'));
  });
  test('a fallen HQ or a resignation counts as 26 stars', () => {
    expect(decideDouble(game('blue', 2, 14, 'hq'), game('blue', 20, 1))).toBe(seatOf('blue'));
    expect(decideDouble(game('yellow', 14, 2, 'resign'), game('yellow', 1, 20))).toBe(seatOf('yellow'));
  });
  test('equal differences: the match is drawn', () => {
    expect(decideDouble(game('blue', 11, 9), game('blue', 8, 6))).toBeNull();
    expect(decideDouble(game('blue', 3, 9, 'hq'), game('blue', 8, 6, 'hq'))).toBeNull();
  });
});
