/** No rule without a test: the rulebook names the rules, the names of the tests say which of them they hold fast. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const GAME = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, GAME), 'utf8');

/** How many rules each section of the specification has: `5.3` counts FTF-5.3.1 to FTF-5.3.7 and the five special rules. */
const COUNTS = {
  3: 14,
  '4.1': 3,
  '4.2': 7,
  '4.3': 7,
  '4.4': 4,
  '4.5': 3,
  '5.1': 4,
  '5.2': 3,
  '5.3': 12,
  '5.4': 12,
  '5.5': 6,
  '5.6': 6,
  '6.1': 3,
  '6.2': 3,
  '6.4': 2,
  '6.5': 9,
  '6.6': 8,
  '6.8': 2,
  '6.9': 3,
  '7.1': 4,
  '7.2': 10,
  '7.3': 1,
  8: 8,
  9: 3,
} as const;

const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);

/** All rules of the specification. */
const SPECIFIED = Object.entries(COUNTS).flatMap(([section, count]) =>
  section === '5.3'
    ? [...numbered('FTF-5.3.', 7), ...[...'abcde'].map((letter) => `FTF-5.3.6${letter}`)]
    : numbered(`FTF-${section}.`, count),
);

/** The rules of a rulebook: bold at the head of their paragraphs. */
const rulesIn = (language: 'en' | 'pl'): string[] =>
  [...read(`rulebook/${language}.md`).matchAll(/\*\*(FTF-\d+(?:\.\d+)+[a-e]?)\*\*/g)].map(
    (match) => match[1] as string,
  );

/** All ids at the beginning of a test's name. */
const TESTED: ReadonlySet<string> = new Set(
  ['rules', 'content'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, GAME))
      .filter((name) => name.endsWith('.test.ts'))
      .flatMap((name) =>
        [
          ...read(`${folder}/${name}`).matchAll(/\btest(?:\.each\([\s\S]*?\)(?: as const\))?)?\(\s*(['"`])(.*?)\1,/g),
        ].map((match) => match[2] as string),
      )
      .flatMap((title) => title.match(/\bFTF-\d+(?:\.\d+)+[a-e]?|\b[DVQI]\d+(?![\d:])\b/g) ?? []),
  ),
);

const missing = (ids: readonly string[]): string[] => ids.filter((id) => !TESTED.has(id));

/** Rulings about words, ranks, printing errors and lists of pieces: nothing in play hangs on them. */
const WORDS_ONLY = ['Q23', 'Q24', 'Q35'];

describe('every rule has a test', () => {
  test('the rulebook has the 137 rules of the specification, and the same in both languages', () => {
    expect(SPECIFIED).toHaveLength(137);
    expect([...new Set(rulesIn('en'))].sort()).toEqual([...SPECIFIED].sort());
    expect(rulesIn('pl')).toEqual(rulesIn('en'));
  });

  test('no rule is without a test', () => {
    expect(missing(SPECIFIED)).toEqual([]);
  });

  test('no test names a rule that is not there', () => {
    expect([...TESTED].filter((id) => id.startsWith('FTF') && !SPECIFIED.includes(id))).toEqual([]);
  });

  test('every worked example is a test', () => {
    expect(missing(numbered('V', 58))).toEqual([]);
  });

  test('every decision point and every invariant is a test', () => {
    expect(missing(numbered('D', 19))).toEqual([]);
    expect(missing(numbered('I', 18))).toEqual([]);
  });

  test('every ruling that changes play is a test', () => {
    expect(missing(numbered('Q', 41).filter((id) => !WORDS_ONLY.includes(id)))).toEqual([]);
  });
});
