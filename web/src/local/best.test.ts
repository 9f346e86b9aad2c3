// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { type Best, bestOf, bestOnEachTerms, keepBest } from './best.ts';

const TERMS = { game: 'rhine', terms: 'W' };
const result = (table: string, figures: readonly number[], more: Partial<Best> = {}): Best => ({
  ...TERMS,
  table,
  figures,
  name: 'Jola',
  when: 1000,
  ...more,
});
const tables = (): string[] => bestOf(TERMS).map(({ table }) => table);

afterEach(() => localStorage.clear());

test('the first figure decides, then the second, then who was first', () => {
  keepBest(result('late', [9, -6], { when: 3000 }));
  keepBest(result('slow', [12, -9]));
  keepBest(result('few', [9, -5]));
  keepBest(result('early', [9, -6], { when: 2000 }));
  expect(tables()).toEqual(['early', 'late', 'few', 'slow']);
});

test('each set of terms has its best', () => {
  keepBest(result('slow', [12, -9]));
  keepBest(result('quick', [9, -6]));
  keepBest(result('hard', [14, -6], { terms: 'W hard', when: 2000 }));
  keepBest(result('other', [1], { game: 'another' }));
  expect(bestOnEachTerms(TERMS.game).map(({ table }) => table)).toEqual(['hard', 'quick']);
});

test('other terms and other games are other lists', () => {
  keepBest(result('own', [9, -6]));
  keepBest(result('hard', [8, -6], { terms: 'W hard' }));
  keepBest(result('other', [1], { game: 'another' }));
  expect(tables()).toEqual(['own']);
  expect(bestOf({ ...TERMS, terms: 'W hard' })).toHaveLength(1);
});

test('a table has one result: the same one keeps its day, a new one takes its place', () => {
  keepBest(result('one', [9, -6]));
  keepBest(result('one', [9, -6], { when: 5000 }));
  expect(bestOf(TERMS)).toEqual([result('one', [9, -6])]);
  keepBest(result('one', [8, -6], { when: 5000 }));
  expect(bestOf(TERMS)).toEqual([result('one', [8, -6], { when: 5000 })]);
});

test('a result whose terms name more options today leaves the older list, and keeps its day', () => {
  keepBest(result('again', [9, -6]));
  keepBest(result('unseen', [8, -1]));
  keepBest(result('again', [9, -6], { terms: 'W closed', when: 5000 }));
  expect(tables()).toEqual(['unseen']);
  expect(bestOf({ ...TERMS, terms: 'W closed' })).toEqual([result('again', [9, -6], { terms: 'W closed' })]);
});

test('ten are kept', () => {
  for (let n = 15; n > 0; n--) keepBest(result(`t${n}`, [n]));
  expect(tables()).toEqual(Array.from({ length: 10 }, (_, i) => `t${i + 1}`));
});

test('what somebody else wrote there is no result, and no trouble', () => {
  for (const kept of ['no json', '{}', '[null, 7, {"table":"x"}]']) {
    localStorage.setItem('sztab.best', kept);
    expect(tables()).toEqual([]);
  }
  keepBest(result('own', [9]));
  expect(tables()).toEqual(['own']);
});
