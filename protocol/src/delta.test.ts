import { canonical, clone, type Json } from '@sztab/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changed, difference, MisfitDelta } from './delta.ts';

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
/** Values that have much in common, as two views of one table have. */
const alike = fc.tuple(json, json, json).map(
  ([a, b, c]) =>
    [
      { a, b, list: [a, b, a] },
      { a, c, list: [a, c, a, b] },
    ] as const,
);

describe('a delta', () => {
  test('leads from any value to any other', () => {
    fc.assert(
      fc.property(fc.oneof(fc.tuple(json, json), alike), ([from, to]) => {
        const delta = difference(from, to);
        const sent = delta && JSON.parse(JSON.stringify(delta));
        expect(canonical(changed(from, sent))).toBe(canonical(to));
      }),
      { numRuns: 500, seed: 1944 },
    );
  });

  test('is nothing between equal values', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(difference(value, clone(value))).toBeUndefined();
      }),
      { numRuns: 200, seed: 1944 },
    );
  });

  test('names only what changed', () => {
    const from = {
      hand: ['a', 'b', 'c'],
      zones: [
        { cards: 3, open: true },
        { cards: 1, open: false },
      ],
      day: 4,
    };
    const to = {
      hand: ['a', 'b', 'c', 'd'],
      zones: [
        { cards: 2, open: true },
        { cards: 1, open: false },
      ],
    };
    expect(difference(from, to)).toEqual({ hand: { 3: ['d'], '#': 4 }, zones: { 0: { cards: [2] } }, day: 0 });
  });

  test('leaves the old value alone and shares what stays', () => {
    const from = { a: { x: 1 }, b: { y: 1 } };
    const next = changed(from, { a: { x: [2] } }) as typeof from;
    expect(from.a.x).toBe(1);
    expect(next.b).toBe(from.b);
  });

  test('that does not fit is refused', () => {
    expect(() => changed(3, { a: [1] })).toThrow(MisfitDelta);
    expect(() => changed([], { 4: [1] })).toThrow(MisfitDelta);
  });
});
