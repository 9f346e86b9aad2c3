import type { Outcome } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import type { Side } from '../content/zones.ts';
import { decideDouble } from './double-match.ts';
import { type Reason, seatOf } from './state.ts';

const game = (winner: Side, PL: number, DE: number, reason: Reason = 'parts'): Outcome => ({
  winners: [seatOf(winner)],
  reason,
  scores: [PL, DE],
});
const [FIRST_PL, FIRST_DE] = [0, 1];

describe('match = double', () => {
  test('two wins win the match, whatever the parts', () => {
    expect(decideDouble(game('PL', 1, 0), game('DE', 0, 1))).toBe(FIRST_PL);
    expect(decideDouble(game('DE', 9, 1, 'homeLost'), game('PL', 1, 9, 'homeLost'))).toBe(FIRST_DE);
    expect(decideDouble(game('PL', 0, 10, 'resign'), game('DE', 10, 0, 'resign'))).toBe(FIRST_PL);
  });

  test('at 1–1 the higher sum of part differences wins', () => {
    // The first Pole: +3 as PL, then −1 as DE.
    expect(decideDouble(game('PL', 6, 3), game('PL', 5, 4))).toBe(FIRST_PL);
    expect(decideDouble(game('PL', 5, 4), game('PL', 6, 3))).toBe(FIRST_DE);
    // Both games to the Germans.
    expect(decideDouble(game('DE', 3, 4), game('DE', 1, 7))).toBe(FIRST_PL);
    expect(decideDouble(game('DE', 1, 7), game('DE', 3, 4))).toBe(FIRST_DE);
  });

  test('a difference is counted as it lies, also after a lost home or a resignation', () => {
    expect(decideDouble(game('DE', 8, 4, 'homeLost'), game('DE', 2, 5))).toBe(FIRST_PL); // +4 and +3
    expect(decideDouble(game('PL', 0, 9, 'resign'), game('PL', 5, 4))).toBe(FIRST_DE); // −9 and −1
  });

  test('still equal: the higher own score as PL', () => {
    expect(decideDouble(game('PL', 7, 5), game('PL', 6, 4))).toBe(FIRST_PL);
    expect(decideDouble(game('PL', 5, 3), game('PL', 6, 4))).toBe(FIRST_DE);
    expect(decideDouble(game('DE', 5, 5, 'tie'), game('DE', 4, 4, 'tie'))).toBe(FIRST_PL);
  });

  test('still equal: the match is drawn', () => {
    expect(decideDouble(game('PL', 6, 4), game('PL', 6, 4))).toBeNull();
    expect(decideDouble(game('DE', 0, 0, 'tie'), game('DE', 0, 0, 'tie'))).toBeNull();
  });

  test('seen from the other chair the match is the same one', () => {
    // The second Pole sees the games with himself as the first Pole: the games change places, and so do the names.
    for (let n = 0; n < 400; n++) {
      const score = (k: number): number => Math.floor(n / 7 ** k) % 7;
      const one = game(n % 2 ? 'PL' : 'DE', score(0), score(1));
      const two = game(n % 3 ? 'PL' : 'DE', score(2), score(1));
      const winner = decideDouble(one, two);
      expect(decideDouble(two, one)).toBe(winner === null ? null : 1 - winner);
    }
  });
});
