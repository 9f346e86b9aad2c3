/** No rule without a test: the rulebook names the rules, the names of the tests say which of them they hold fast. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const GAME = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, GAME), 'utf8');

/** How many rules each section of the specification has: `5.3` counts RTR-5.3.1 to RTR-5.3.8. */
const COUNTS = {
  3: 15,
  '4.1': 4,
  '4.2': 6,
  '5.1': 9,
  '5.2': 4,
  '5.3': 8,
  '5.4': 6,
  '5.5': 13,
  '5.6': 14,
  '5.7': 7,
  '5.8': 6,
  '5.9': 8,
  '5.10': 5,
  '6.1': 4,
  '6.2': 5,
  '6.3': 7,
  '6.4': 9,
  '6.6': 4,
  '6.7': 6,
  '7.2': 3,
  '7.3': 4,
  '7.4': 3,
  '7.5': 6,
  '7.6': 14,
  '7.7': 4,
} as const;

const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);

/** All rules of the specification; those of the German reaction have letters. */
const SPECIFIED = [
  ...Object.entries(COUNTS).flatMap(([section, count]) => numbered(`RTR-${section}.`, count)),
  ...numbered('RTR-6.5.A', 5),
  ...numbered('RTR-6.5.B', 4),
];

const RULE = /RTR-\d+(?:\.[AB]?\d+)+/;

/** The rules of a rulebook: bold at the head of their paragraphs. */
const rulesIn = (language: 'en' | 'pl'): string[] =>
  [...read(`rulebook/${language}.md`).matchAll(new RegExp(`\\*\\*(${RULE.source})\\*\\*`, 'g'))].map(
    (match) => match[1] as string,
  );

/** All ids in a test's name. */
const TESTED: ReadonlySet<string> = new Set(
  ['rules', 'content'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, GAME))
      .filter((name) => name.endsWith('.test.ts'))
      .flatMap((name) =>
        [
          ...read(`${folder}/${name}`).matchAll(/\btest(?:\.each\([\s\S]*?\)(?: as const\))?)?\(\s*(['"`])(.*?)\1,/g),
        ].map((match) => match[2] as string),
      )
      .flatMap((title) => title.match(new RegExp(`\\b${RULE.source}|\\b[EXIQ]\\d+(?![\\d:])\\b`, 'g')) ?? []),
  ),
);

const missing = (ids: readonly string[]): string[] => ids.filter((id) => !TESTED.has(id));

/** Rulings about the board as a whole, names, sources and what a table cannot do anyway. */
const WORDS_ONLY = ['Q1', 'Q2', 'Q41', 'Q56', 'Q60', 'Q64'];

describe('every rule has a test', () => {
  test('the rulebook has the 183 rules of the specification, and the same in both languages', () => {
    expect(SPECIFIED).toHaveLength(183);
    expect([...new Set(rulesIn('en'))].sort()).toEqual([...SPECIFIED].sort());
    expect(rulesIn('pl')).toEqual(rulesIn('en'));
  });

  test('no rule is without a test', () => {
    expect(missing(SPECIFIED)).toEqual([]);
  });

  test('no test names a rule that is not there', () => {
    expect([...TESTED].filter((id) => id.startsWith('RTR') && !SPECIFIED.includes(id))).toEqual([]);
  });

  test('every worked example is a test', () => {
    expect(missing(numbered('E', 30))).toEqual([]);
    expect(missing(numbered('X', 40))).toEqual([]);
  });

  test('every invariant is a test', () => {
    expect(missing(numbered('I', 18))).toEqual([]);
  });

  test('every ruling that changes play is a test', () => {
    expect(missing(numbered('Q', 77).filter((id) => !WORDS_ONLY.includes(id)))).toEqual([]);
  });
});
