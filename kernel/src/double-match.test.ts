import { expect, test } from 'vitest';
import { doubleWinner, firstEndTag, firstOutcome, swappedSeat } from './double-match.ts';
import type { Outcome } from './game.ts';

const seats = [
  { role: 'PL', name: 'Jola' },
  { role: 'DE', name: 'Borys' },
];
const header = (told?: string) => ({ seats, tags: told === undefined ? {} : { 'first-end': told } });
const end = (winner: number, ...scores: number[]): Outcome => ({ winners: [winner], reason: 'parts', scores });
/** The larger sum of points, by the seats of the first game. */
const box = {
  decideDouble(first: Outcome, second: Outcome) {
    const lead = (first.scores[0] ?? 0) - (first.scores[1] ?? 0) + (second.scores[1] ?? 0) - (second.scores[0] ?? 0);
    return lead === 0 ? null : lead > 0 ? 0 : 1;
  },
};

test('the end of the first game is kept as its record says it', () => {
  const tags = firstEndTag({ winners: ['PL'], reason: 'parts', scores: [5, -3] });
  expect(tags).toEqual({ 'first-end': 'PL parts 5 -3' });
  expect(firstOutcome({ seats, tags })).toEqual(end(0, 5, -3));
  const drawn = firstEndTag({ winners: [], reason: 'tie', scores: [1, 1] });
  expect(firstOutcome({ seats, tags: drawn })).toEqual({ winners: [], reason: 'tie', scores: [1, 1] });
});

test('a tag that makes no sense is no first game', () => {
  for (const told of ['', 'PL', 'PL parts', 'PL parts 5', 'PL parts 5 x', 'PL parts 5 3 1'])
    expect(firstOutcome(header(told)), told).toBeNull();
  expect(firstOutcome(header())).toBeNull();
});

test('the winner is named by the seat of the second game, where sides are swapped', () => {
  expect(swappedSeat(0, 2)).toBe(1);
  expect(doubleWinner(box, header('PL parts 9 3'), end(0, 4, 3))).toBe(1);
  expect(doubleWinner(box, header('DE parts 3 9'), end(0, 4, 3))).toBe(0);
  expect(doubleWinner(box, header('PL parts 5 3'), end(0, 5, 3))).toBeNull();
});

test('without a first game, or without a rule, nothing is decided', () => {
  expect(doubleWinner(box, header(), end(0, 5, 3))).toBeUndefined();
  expect(doubleWinner({}, header('PL parts 5 3'), end(0, 5, 3))).toBeUndefined();
});
