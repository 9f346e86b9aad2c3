import { expect, test } from 'vitest';
import type { Barrier, Counted } from './match.ts';
import { Match } from './match.ts';
import { hashText } from './sha256.ts';
import { highestCard } from './testing/highest-card.ts';
import { isPractice, type OneScreen, practiceTag, stepsBack, undoableMoves, whyNoUndo } from './undoing.ts';

const screen = (bots: readonly number[], free = false): OneScreen => ({ isBot: (seat) => bots.includes(seat), free });
const solo = screen([1]);
const hotSeat = screen([]);

/** `0 1! 1`: seats in the order of their moves; something came to light by those with a mark. */
const line = (text: string, over = false, light: Barrier = 'rolled') => ({
  outcome: over ? { winners: [0], reason: 'points', scores: [1, 0] } : null,
  moves: text
    .split(' ')
    .filter(Boolean)
    .map((one): Counted => ({ seat: Number(one[0]), move: 'pass', barrier: one.endsWith('!') ? light : null })),
});

test('alone with bots: back to the last own decision, over whatever the bots did since', () => {
  expect(stepsBack(line('1 0 1 1'), solo, 1)).toBe(3);
  expect(stepsBack(line('1 0 1 0 0 1'), solo, 2)).toBe(3);
  expect(undoableMoves(line('1 0 1 1'), solo)).toBe(3);
  expect(undoableMoves(line('1 0 1 0 1'), solo)).toBe(4);
});

test('around one screen: the last move of anybody', () => {
  expect(stepsBack(line('0 1'), hotSeat, 1)).toBe(1);
  expect(undoableMoves(line('0 1'), hotSeat)).toBe(2);
});

test('never over a move by which something came to light, whoever made it', () => {
  expect(undoableMoves(line('0 0! 0 1 0'), solo)).toBe(3);
  expect(stepsBack(line('0 0! 0 1 0'), solo, 9)).toBe(3);
  expect(undoableMoves(line('0 0!'), solo)).toBe(0);
  expect(undoableMoves(line('0 1! 1'), solo)).toBe(0);
  expect(undoableMoves(line('0 1! 0'), hotSeat)).toBe(1);
});

test('a practice table goes back over everything, but a finished game stays finished', () => {
  const practice = screen([1], true);
  expect(undoableMoves(line('1! 0! 1! 0'), practice)).toBe(3);
  expect(stepsBack(line('0 0! 1!'), practice, 2)).toBe(3);
  expect(undoableMoves(line('0 1!', true), practice)).toBe(0);
});

test('what only bots have done stays', () => {
  expect(undoableMoves(line('1 1'), solo)).toBe(0);
  expect(stepsBack(line(''), hotSeat, 1)).toBe(0);
  expect(stepsBack(line('1 0'), solo, 2)).toBe(1);
});

test('a question that nobody was asked is no decision to go back to', () => {
  const asked = (unasked: readonly number[], free = false): OneScreen => ({
    ...screen([1], free),
    unasked: (place) => unasked.includes(place),
  });
  // A card played, the bot's answer, and the pass that the page made: nothing of it can be taken back.
  expect(undoableMoves(line('0! 1 0'), asked([2]))).toBe(0);
  expect(whyNoUndo(line('0! 1 0', false, 'uncovered'), asked([2]))).toEqual({ why: 'uncovered', by: 0 });
  expect(stepsBack(line('0 1 0 1'), asked([2]), 1)).toBe(4);
  expect(stepsBack(line('0 0! 1 0'), asked([3], true), 1)).toBe(3);
  expect(stepsBack(line('0 0! 1 0'), asked([3], true), 2)).toBe(4);
});

test('the reason is the true one', () => {
  expect(whyNoUndo(line('0 1'), solo)).toBeNull();
  expect(whyNoUndo(line(''), solo)).toEqual({ why: 'nothing' });
  expect(whyNoUndo(line('1! 1'), solo)).toEqual({ why: 'nothing' });
  expect(whyNoUndo(line('0 1', true), solo)).toEqual({ why: 'over' });
  expect(whyNoUndo(line('0! 1'), solo)).toEqual({ why: 'rolled', by: 0 });
  expect(whyNoUndo(line('0! 1!', false, 'uncovered'), solo)).toEqual({ why: 'uncovered', by: 1 });
  expect(whyNoUndo(line('0!', false, 'stands'), hotSeat)).toEqual({ why: 'stands', by: 0 });
});

test('a match knows what came to light by each of its moves', () => {
  const match = new Match(highestCard, { players: 2, seed: hashText('match'), tags: practiceTag });
  expect(isPractice(match.header)).toBe(true);
  for (const { seat, moves } of match.asks()) match.play(seat, moves[0] as string);
  // Both laid: cards are shown, dice are rolled.
  expect(match.moves.map(({ barrier }) => barrier)).toEqual([null, 'rolled']);
  expect(Match.resume(highestCard, match.header, match.moves).moves).toEqual(match.moves);
});
