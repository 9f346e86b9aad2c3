/** No rule without a test: the rulebook names the rules, the names of the tests say which of them they hold fast. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const GAME = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, GAME), 'utf8');

/** How many rules each section of the specification has: `5.3` counts NPG-5.3.1 to NPG-5.3.6. */
const COUNTS = {
  3: 16,
  '4.0': 12,
  '4.1': 8,
  '4.2': 17,
  '4.3': 5,
  '4.4': 4,
  '4.5': 3,
  '4.6': 8,
  '5.1': 5,
  '5.2': 7,
  '5.3': 6,
  '5.4': 3,
  '5.5': 1,
  '5.6': 3,
  '5.7': 2,
  '5.8': 4,
  '5.9': 6,
  '5.10': 5,
  '5.11': 2,
  '6.1': 1,
  '6.2': 5,
  '6.3': 4,
  '6.4': 2,
  '6.5': 7,
  '6.6': 5,
  '6.7': 4,
} as const;

const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);

/** All rules of the specification. */
const SPECIFIED = Object.entries(COUNTS).flatMap(([section, count]) => numbered(`NPG-${section}.`, count));

/** The rules of a rulebook: bold at the head of their paragraphs. */
const rulesIn = (language: 'en' | 'pl'): string[] =>
  [...read(`rulebook/${language}.md`).matchAll(/\*\*(NPG-\d+(?:\.\d+)+)\*\*/g)].map((match) => match[1] as string);

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
      .flatMap((title) => title.match(/\bNPG-\d+(?:\.\d+)+|\b(?:EX|EV|DP)-\d+|\b[RI]\d+(?![\d:])\b/g) ?? []),
  ),
);

const missing = (ids: readonly string[]): string[] => ids.filter((id) => !TESTED.has(id));

/** Rulings about words and sources, or about the whole: nothing in play hangs on them alone. */
const WORDS_ONLY = ['R1', 'R53'];

describe('every rule has a test', () => {
  test('the rulebook has the 145 rules of the specification, and the same in both languages', () => {
    expect(SPECIFIED).toHaveLength(145);
    expect([...new Set(rulesIn('en'))].sort()).toEqual([...SPECIFIED].sort());
    expect(rulesIn('pl')).toEqual(rulesIn('en'));
  });

  test('no rule is without a test', () => {
    expect(missing(SPECIFIED)).toEqual([]);
  });

  test('no test names a rule that is not there', () => {
    expect([...TESTED].filter((id) => id.startsWith('NPG') && !SPECIFIED.includes(id))).toEqual([]);
  });

  test('every worked example is a test', () => {
    expect(missing(numbered('EX-', 19))).toEqual([]);
    expect(missing(numbered('EV-', 42))).toEqual([]);
  });

  test('every decision point and every invariant is a test', () => {
    expect(missing(numbered('DP-', 21))).toEqual([]);
    expect(missing(numbered('I', 22))).toEqual([]);
  });

  test('every ruling that changes play is a test', () => {
    expect(missing(numbered('R', 60).filter((id) => !WORDS_ONLY.includes(id)))).toEqual([]);
  });
});
