import { expect, test } from 'vitest';
import { pictureOf } from './picture.ts';

const before = {
  parts: { forest: 1, base: 2 },
  cards: [
    { id: 'a', ready: true },
    { id: 'b', ready: true },
  ],
  hand: ['x', 'y'],
};
const after = {
  parts: { forest: 4, base: 5 },
  cards: [
    { id: 'a', ready: false },
    { id: 'c', ready: true },
  ],
  hand: ['y'],
};

test('what no path leads to is as it was', () => {
  expect(pictureOf(before, after, [])).toBe(before);
  expect(pictureOf(before, after, ['parts.forest'])).toEqual({ ...before, parts: { forest: 4, base: 2 } });
  expect(pictureOf(before, after, 'all')).toBe(after);
});

test('in a list one thing is changed, goes, or comes, by its id or its name', () => {
  const shown = (...free: string[]) => pictureOf(before, after, free) as typeof before;
  expect(shown('cards.a').cards).toEqual([{ id: 'a', ready: false }, before.cards[1]]);
  expect(shown('cards.b').cards).toEqual([before.cards[0]]);
  expect(shown('cards.c').cards).toEqual([...before.cards, { id: 'c', ready: true }]);
  expect(shown('hand.x').hand).toEqual(['y']);
  expect(shown('cards').cards).toBe(after.cards);
});

test('the picture is what was before, with the parts that were set free', () => {
  const before = { a: { x: 1, y: 1 }, b: [1], gone: 1, same: { deep: 1 } };
  const after = { a: { x: 2, y: 2 }, b: [1, 2], same: { deep: 1 }, new: 3 };
  expect(pictureOf(before, after, [])).toBe(before);
  expect(pictureOf(before, after, ['a.x'])).toEqual({ ...before, a: { x: 2, y: 1 } });
  expect(pictureOf(before, after, ['a.x', 'b', 'new'])).toEqual({ ...before, a: { x: 2, y: 1 }, b: [1, 2], new: 3 });
  expect(pictureOf(before, after, ['gone'])).toEqual({ a: { x: 1, y: 1 }, b: [1], same: { deep: 1 } });
  expect(pictureOf(before, after, ['a.z'])).toEqual(before);
  expect(pictureOf(before, after, 'all')).toBe(after);
  expect(before).toEqual({ a: { x: 1, y: 1 }, b: [1], gone: 1, same: { deep: 1 } });
});

test('a seat goes by its place, and its parts by theirs', () => {
  const was = {
    seats: [
      { vp: 1, done: ['x'] },
      { vp: 2, done: [] },
    ],
  };
  const is = {
    seats: [
      { vp: 5, done: ['x', 'y'] },
      { vp: 6, done: ['z'] },
    ],
  };
  expect(pictureOf(was, is, ['seats.1.vp'])).toEqual({ seats: [was.seats[0], { vp: 6, done: [] }] });
  expect(pictureOf(was, is, ['seats.0.done.y'])).toEqual({ seats: [{ vp: 1, done: ['x', 'y'] }, was.seats[1]] });
});
