// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { endedAs } from './ended.ts';

beforeEach(() => localStorage.clear());

test('the first three tables of a game are counted, each once, and no other game', () => {
  expect(['a', 'b', 'b', 'c', 'd', 'a'].map((table) => endedAs('rhine', table))).toEqual([1, 2, 2, 3, 0, 1]);
  expect(endedAs('orders', 'e')).toBe(1);
});
