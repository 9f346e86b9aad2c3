import { describe, expect, test } from 'vitest';
import { firstCounts, given, isEnough, type Share, stepped, sumOf, tapped } from './share.ts';

/** Three places, five at most in all, and a card that lets two more go. */
const share: Share = {
  parts: [
    { thing: 'a', most: 3, first: 3 },
    { thing: 'b', most: 4, first: 2 },
    { thing: 'c', most: 1, first: 0 },
    { thing: 'card', most: 2, first: 0, card: true },
  ],
  room: (counts) => ({ least: 1, most: 5 + (counts.card ?? 0) }),
  moves: () => [],
  planned: () => null,
  words: () => ({ verb: '', place: null, joint: '', sum: '', act: '', missing: '' }),
};
const first = firstCounts(share);

describe('pieces given in one go', () => {
  test('begin with what is most useful, cards apart', () => {
    expect(first).toEqual({ a: 3, b: 2, c: 0, card: 0 });
    expect(sumOf(share, { ...first, card: 2 })).toBe(5);
    expect(isEnough(share, first)).toBe(true);
    expect(isEnough(share, { a: 0, b: 0, c: 0 })).toBe(false);
  });

  test('never pass the limit of a place, nor that of all: the others make room', () => {
    expect(given(share, first, 'a', 9).a).toBe(3);
    expect(given(share, first, 'a', -1).a).toBe(0);
    expect(given(share, first, 'b', 4)).toEqual({ a: 1, b: 4, c: 0, card: 0 });
    expect(given(share, first, 'nowhere', 4)).toBe(first);
  });

  test('a card makes room, and takes it away again', () => {
    const more = given(share, tapped(share, first, 'card'), 'b', 4);
    expect(more).toEqual({ a: 3, b: 4, c: 0, card: 2 });
    expect(sumOf(share, tapped(share, more, 'card'))).toBe(6);
    expect(sumOf(share, given(share, more, 'card', 0))).toBe(5);
  });

  test('a touch adds one, and goes from the most back to none', () => {
    const alone = { a: 0, b: 0, c: 0, card: 0 };
    expect(tapped(share, alone, 'c').c).toBe(1);
    expect(tapped(share, { ...alone, c: 1 }, 'c').c).toBe(0);
  });

  test('one more or one fewer in all stays within the limits', () => {
    expect(stepped(share, first, 1)).toBe(first);
    expect(stepped(share, first, -1)).toEqual({ ...first, a: 2 });
    expect(stepped(share, { ...first, a: 0 }, 1).a).toBe(1);
    const none = { a: 0, b: 0, c: 0, card: 0 };
    expect(stepped(share, none, -1)).toBe(none);
  });
});
