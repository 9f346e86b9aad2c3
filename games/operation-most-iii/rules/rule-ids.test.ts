/** No rule without a test: the rulebook names the rules, the names of the tests say which of them they hold fast. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const GAME = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, GAME), 'utf8');

/** The rules of a rulebook: bold at the head of their paragraphs. */
const rulesIn = (language: string): string[] =>
  [...read(`rulebook/${language}.md`).matchAll(/\*\*(OM3-\d+(?:\.\d+)+)\*\*/g)].map((match) => match[1] as string);

/** The languages of the rulebook beside English. */
const OTHERS = readdirSync(new URL('rulebook/', GAME)).flatMap(
  (name) => /^(?!en)([a-z]{2})\.md$/.exec(name)?.[1] ?? [],
);

/** All ids at the beginning of a test's name. */
const TESTED: ReadonlySet<string> = new Set(
  ['rules', 'content'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, GAME))
      .filter((name) => name.endsWith('.test.ts'))
      .flatMap((name) =>
        [...read(`${folder}/${name}`).matchAll(/\btest\(\s*(['"`])(.*?)\1,/g)].map((match) => match[2] as string),
      )
      .flatMap((title) => /^(?:(?:OM3-\d+(?:\.\d+)+|[WERI]-\d\d)\s+)*/.exec(title)?.[0].trim().split(/\s+/) ?? [])
      .filter(Boolean),
  ),
);

const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${letter}-${String(i + 1).padStart(2, '0')}`);
const missing = (ids: readonly string[]): string[] => ids.filter((id) => !TESTED.has(id));

/** Rulings about words, dates and the help card: nothing in play hangs on them. */
const WORDS_ONLY = ['R-01', 'R-02', 'R-03', 'R-06', 'R-43'];

describe('every rule has a test', () => {
  test('the rulebook has 154 rules, each once, and the same in every language', () => {
    const rules = rulesIn('en');
    expect(new Set(rules).size).toBe(154);
    expect(rules).toHaveLength(154);
    for (const language of OTHERS) expect(rulesIn(language), language).toEqual(rules);
  });

  test('no rule of the rulebook is without a test', () => {
    expect(missing(rulesIn('en'))).toEqual([]);
  });

  test('no test names a rule that is not there', () => {
    expect([...TESTED].filter((id) => id.startsWith('OM3') && !rulesIn('en').includes(id))).toEqual([]);
  });

  test('every worked example and every vector is a test', () => {
    expect(missing([...numbered('W', 15), ...numbered('E', 42)])).toEqual([]);
  });

  test('the examples of all rulebooks are the same, and each is a test', () => {
    const examples = (language: string): string[] =>
      [...read(`rulebook/${language}.md`).matchAll(/^### 9\.\d+ .*\((.*)\)$/gm)].map(
        (match) => (match[1] as string).match(/[WER]-\d\d/g)?.join(' ') ?? '',
      );
    for (const language of OTHERS) expect(examples(language), language).toEqual(examples('en'));
    expect(examples('en')).toHaveLength(12);
    expect(missing(examples('en').flatMap((codes) => codes.split(' ')))).toEqual([]);
    // Every printed example but the first hand of eight cards, which rule 4.2.2 tells.
    const told = new Set(examples('en').flatMap((codes) => codes.split(' ')));
    expect(numbered('W', 15).filter((code) => !told.has(code))).toEqual(['W-01']);
  });

  test('every invariant is a test', () => {
    expect(missing(numbered('I', 20))).toEqual([]);
  });

  test('every ruling that changes play is a test', () => {
    expect(missing(numbered('R', 50).filter((id) => !WORDS_ONLY.includes(id)))).toEqual([]);
  });
});
