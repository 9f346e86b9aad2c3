import { expect, test } from 'vitest';
import { canonical, clone } from './json.ts';

test('a clone is equal and shares nothing', () => {
  const original = { a: [1, { b: null, c: 'x' }], d: { e: true } };
  const copy = clone(original);
  expect(copy).toEqual(original);
  (copy.a[1] as { c: string }).c = 'y';
  copy.d.e = false;
  expect(original).toEqual({ a: [1, { b: null, c: 'x' }], d: { e: true } });
});

test('canonical text does not depend on the order in which keys were set', () => {
  expect(canonical({ b: 1, a: [{ d: 2, c: 'ż' }] })).toBe('{"a":[{"c":"ż","d":2}],"b":1}');
  expect(canonical({ b: 1, a: 2 })).toBe(canonical({ a: 2, b: 1 }));
});

test('what is not plain data has no canonical text', () => {
  expect(() => canonical({ a: undefined })).toThrow(TypeError);
  expect(() => canonical(() => 1)).toThrow(TypeError);
  expect(() => canonical([Number.NaN])).toThrow(TypeError);
  expect(() => canonical(Number.POSITIVE_INFINITY)).toThrow(TypeError);
});
