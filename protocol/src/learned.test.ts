import { expect, test } from 'vitest';
import { keepLearned, type Learned, NOTHING_LEARNED, unite } from './learned.ts';

const lesson = (done: boolean, step: number) => ({ done, step, made: [{ seat: 0, move: `pass(${step})` }] });
const A: Learned = {
  lessons: { 'g/one': lesson(true, 1), 'g/two': lesson(false, 3), 'g/three': lesson(false, 1) },
  tips: ['g/first'],
  words: ['g/word:Pool'],
};
const B: Learned = {
  lessons: { 'g/one': lesson(false, 4), 'g/two': lesson(false, 2), 'g/four': lesson(true, 0) },
  tips: ['g/first', 'g/second'],
  words: [],
};

test('done beats begun, a further step an earlier one, and nothing is lost', () => {
  const all = unite(A, B);
  expect(all).toEqual({
    lessons: {
      'g/one': lesson(true, 1),
      'g/two': lesson(false, 3),
      'g/three': lesson(false, 1),
      'g/four': lesson(true, 0),
    },
    tips: ['g/first', 'g/second'],
    words: ['g/word:Pool'],
  });
  // Whoever comes first, and however often.
  expect(unite(B, A).lessons).toEqual(all.lessons);
  expect(unite(all, B)).toEqual(all);
  expect(unite(NOTHING_LEARNED, A)).toEqual(A);
});

test('what no page would send is refused', () => {
  const sent = (learned: unknown) => keepLearned.safeParse({ learned, age: null }).success;
  expect(sent(A)).toBe(true);
  expect(sent({ ...A, tips: ['no-game'] })).toBe(false);
  expect(sent({ ...A, words: Array(500).fill('g/x') })).toBe(false);
  expect(sent({ ...A, lessons: { 'g/one': { ...lesson(true, 1), step: -1 } } })).toBe(false);
});
