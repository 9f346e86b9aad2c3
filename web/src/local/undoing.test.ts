import { expect, test } from 'vitest';
import type { Sitter } from './table.ts';
import { oneStepBack, undoableMoves } from './undoing.ts';

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
  expect(oneStepBack(by(1, 0, 1, 1), solo)).toBe(3);
  expect(undoableMoves(by(1, 0, 1, 1), solo)).toBe(3);
  expect(undoableMoves(by(1, 0, 1, 0, 1), solo)).toBe(4);
});
test('around one screen: the last move of anybody', () => {
  expect(oneStepBack(by(0, 1), hotSeat)).toBe(1);
  expect(undoableMoves(by(0, 1), hotSeat)).toBe(2);
});
test('what only bots have done stays', () => {
  expect(undoableMoves(by(1, 1), solo)).toBe(0);
  expect(oneStepBack(by(), hotSeat)).toBe(0);
});
