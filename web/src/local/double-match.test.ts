import type { Header } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { decideDouble } from '../../../games/operation-most-iii/index.ts';
import { type DoubleRule, doubleWinner } from './double-match.ts';

const decide = decideDouble as DoubleRule;
const header = (first?: string): Header =>
  ({
    seats: [{ role: 'PL' }, { role: 'DE' }],
    tags: first === undefined ? {} : { 'first-end': first },
  }) as unknown as Header;
const end = (winner: number, ...scores: number[]) => ({ winners: [winner], reason: 'parts', scores });

test('who was Polish first is German now: winning both wins the match', () => {
  // First the Poles won, then the Germans: the same person, now in seat 1.
  expect(doubleWinner(decide, header('PL parts 5 3'), end(1, 2, 4))).toBe(1);
  expect(doubleWinner(decide, header('DE parts 3 5'), end(0, 4, 2))).toBe(0);
});
test('one game each: the larger lead', () => {
  expect(doubleWinner(decide, header('PL parts 9 3'), end(0, 4, 3))).toBe(1);
});
test('a draw, and a game that is no second one', () => {
  expect(doubleWinner(decide, header('PL parts 5 3'), end(0, 5, 3))).toBeNull();
  expect(doubleWinner(decide, header(), end(0, 5, 3))).toBeUndefined();
});
