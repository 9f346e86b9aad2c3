import { canonical, clone, type Json } from '@sztab/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;

const turned = (value: Json): Json => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(turned);
  const object = value as { readonly [key: string]: Json };
  return Object.fromEntries(
    Object.keys(object)
      .reverse()
      .map((key) => [key, turned(object[key] as Json)]),
  );
};

describe('a fingerprint', () => {
  test('is the same for the same value, whatever the order of its keys and whoever copied it', () => {
    fc.assert(
      fc.property(json, (value) => {
        const sent = JSON.parse(JSON.stringify(value)) as Json;
        expect(new Set([value, clone(value), sent, turned(value)].map(fingerprintOf)).size).toBe(1);
      }),
      { numRuns: 300, seed: 1944 },
    );
  });

  test('is another for another value', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(fingerprintOf(a) === fingerprintOf(b)).toBe(canonical(a) === canonical(b));
      }),
      { numRuns: 1000, seed: 1944 },
    );
  });

  test('knows small differences', () => {
    const values: Json[] = [
      [],
      {},
      '',
      0,
      null,
      false,
      true,
      1,
      '1',
      [1],
      { 1: 1 },
      [[1]],
      [1, 2],
      [2, 1],
      [0, 0],
      [0, 0, 0],
      { a: 1, b: 2 },
      { a: 2, b: 1 },
      { a: { b: 1 } },
      { b: { a: 1 } },
      { a: { x: 1 }, b: { x: 2 } },
      { a: { x: 2 }, b: { x: 1 } },
      1.5,
      -1,
      2 ** 40,
    ];
    expect(new Set(values.map(fingerprintOf)).size).toBe(values.length);
  });
});
