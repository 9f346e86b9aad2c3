/** No rule without a test: the rulebook names the rules, the names of the tests say which of them they hold fast. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const GAME = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, GAME), 'utf8');

/** The rules of a rulebook: bold at the head of their paragraphs. */
const rulesIn = (language: 'en' | 'pl'): string[] =>
  [...read(`rulebook/${language}.md`).matchAll(/\*\*(GOW-\d+(?:\.\d+)+)\*\*/g)].map((match) => match[1] as string);

/** All ids at the beginning of a test's name. */
const TESTED: ReadonlySet<string> = new Set(
  ['rules', 'content'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, GAME))
      .filter((name) => name.endsWith('.test.ts'))
      .flatMap((name) =>
        [...read(`${folder}/${name}`).matchAll(/\btest\(\s*(['"`])(.*?)\1,/g)].map((match) => match[2] as string),
      )
      .flatMap((title) => /^(?:(?:GOW-\d+(?:\.\d+)+|[DXVQI]\d+)\s+)*/.exec(title)?.[0].trim().split(/\s+/) ?? [])
      .filter(Boolean),
  ),
);

const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
const missing = (ids: readonly string[]): string[] => ids.filter((id) => !TESTED.has(id));

/** Rulings about names of boards and places: nothing in play hangs on them. */
const WORDS_ONLY = ['Q31', 'Q33'];

describe('every rule has a test', () => {
  test('the rulebook has 173 rules, each once, and the same in both languages', () => {
    const rules = rulesIn('en');
    expect(new Set(rules).size).toBe(173);
    expect(rules).toHaveLength(173);
    expect(rulesIn('pl')).toEqual(rules);
  });

  test('no rule of the rulebook is without a test', () => {
    expect(missing(rulesIn('en'))).toEqual([]);
  });

  test('no test names a rule that is not there', () => {
    expect([...TESTED].filter((id) => id.startsWith('GOW') && !rulesIn('en').includes(id))).toEqual([]);
  });

  test('every worked example and every vector is a test', () => {
    expect(missing([...numbered('X', 8), ...numbered('V', 50)])).toEqual([]);
  });

  test('every invariant is a test', () => {
    expect(missing(numbered('I', 16))).toEqual([]);
  });

  test('every ruling that changes play is a test', () => {
    expect(missing(numbered('Q', 40).filter((id) => !WORDS_ONLY.includes(id)))).toEqual([]);
  });
});
