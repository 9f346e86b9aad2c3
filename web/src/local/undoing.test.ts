import { expect, test } from 'vitest';
import type { Sitter } from './table.ts';
import { stepsBack, undoableMoves } from './undoing.ts';

const solo: Sitter[] = [
  { is: 'you', name: 'Jola' },
  { is: 'bot', level: 'officer' },
];
const hotSeat: Sitter[] = [
  { is: 'you', name: 'Jola' },
  { is: 'friend', name: 'Borys' },
];
const by = (...seats: number[]) => seats.map((seat) => ({ seat }));

test('alone with bots: back to the last own decision, whatever the bots did since', () => {
  expect(stepsBack(by(1, 0, 1, 1), solo, 1)).toBe(3);
  expect(stepsBack(by(1, 0, 1, 0, 0, 1), solo, 2)).toBe(3);
  expect(undoableMoves(by(1, 0, 1, 1), solo)).toBe(3);
  expect(undoableMoves(by(1, 0, 1, 0, 1), solo)).toBe(4);
});
test('around one screen: the last move of anybody', () => {
  expect(stepsBack(by(0, 1), hotSeat, 1)).toBe(1);
  expect(undoableMoves(by(0, 1), hotSeat)).toBe(2);
});
test('what only bots have done stays', () => {
  expect(undoableMoves(by(1, 1), solo)).toBe(0);
  expect(stepsBack(by(), hotSeat, 1)).toBe(0);
  expect(stepsBack(by(1, 0), solo, 2)).toBe(1);
});
