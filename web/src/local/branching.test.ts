import type { Header } from '@sztab/kernel';
import { expect, test } from 'vitest';
import type { Sitter } from '../tables/handle.ts';
import { awaitsSecond, fromMoveTag, mayPlayFrom, movesSoFar } from './branching.ts';

const you: Sitter = { is: 'you', name: 'Jola' };
const friend: Sitter = { is: 'friend', name: 'Borys' };
const bot: Sitter = { is: 'bot', level: 'officer' };
const seats = [
  { role: 'PL', name: 'Jola' },
  { role: 'DE', name: 'Borys' },
];
const header = (match: string, tags: Record<string, string> = {}): Header =>
  ({ options: { match }, seats, tags }) as unknown as Header;

test('a running match is played on from a moment only where nobody has a secret', () => {
  expect(mayPlayFrom([you, bot], true)).toBe(true);
  expect(mayPlayFrom([you, friend], true)).toBe(true);
  expect(mayPlayFrom([you, bot], false)).toBe(false);
  expect(mayPlayFrom([you, friend], false)).toBe(false);
  expect(mayPlayFrom([you], false)).toBe(true);
});

test('the record begins with the moves so far, and with no moment that never was', () => {
  const moves = [
    { seat: 0, move: 'keep' },
    { seat: 1, move: 'pass' },
  ];
  expect(movesSoFar({ seats }, moves, 1)).toEqual([{ role: 'PL', move: 'keep' }]);
  expect(movesSoFar({ seats }, moves, 2)).toHaveLength(2);
  for (const at of [-1, 3, 0.5, Number.NaN]) expect(() => movesSoFar({ seats }, moves, at)).toThrow(RangeError);
});

test('a second game is awaited after the first of a double match only', () => {
  expect(awaitsSecond(header('double'))).toBe(true);
  expect(awaitsSecond(header('single'))).toBe(false);
  expect(awaitsSecond(header('double', { 'first-end': 'PL parts 5 3' }))).toBe(false);
  expect(awaitsSecond(header('double', fromMoveTag(17)))).toBe(false);
});
