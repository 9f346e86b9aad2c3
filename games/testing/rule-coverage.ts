/** No rule without a test: the rulebook names the rules, the names of the tests say which of them they hold fast. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bookOf, rulesIn, titlesIn, titlesOf, untestedRules } from '../rules-tested.ts';

interface Facts {
  /** Of its rules' ids. */
  readonly prefix: string;
  /** How many rules its rulebook has. */
  readonly rules: number;
  /** Rulings about words and sources: nothing in play hangs on them. */
  readonly wordsOnly: readonly string[];
  /** What always holds, as its invariants say it. */
  readonly laws: Readonly<Record<string, string>>;
  /** Laws that follow from the form of a state: no state can be put wrong in this way. */
  readonly unbreakable?: readonly string[];
}

/** A series of ids: `Q-` and two digits, or `V` and the bare number. */
interface Series {
  readonly letters: string;
  readonly ids: readonly string[];
}

/** The rulebook's sections are named by their ids. */
const ELSEWHERE = /\bspecification|§|\b(?:sections?|tables?) \d/i;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
/** A rule or a section without the prefix of its game, which no check can look up: `5.3.6`, or `5.3` at the head of a test's name. A release is none. */
const BARE = /(?<![\w.:/@-])[1-9]\d*(?:\.\d+){2,}[a-z]?\b|^[1-9]\d*\.\d+(?= )/g;

const ruleId = (prefix: string): RegExp => new RegExp(`\\b${prefix}-\\d+(?:\\.[A-Z]?\\d+)+[a-z]?\\b`, 'g');

/** `game`: its folder. The README says which series of ids there are besides the rules: “ ”. */
export function everyRuleIsTested(game: URL, { prefix, rules, wordsOnly, laws, unbreakable = [] }: Facts): void {
  const read = (path: string): string => readFileSync(new URL(path, game), 'utf8');
  const rule = ruleId(prefix);
  const book = rulesIn(bookOf(game));
  const series = seriesIn(read('README.md'));
  const known = new Set([...book, ...series.flatMap(({ ids }) => ids)]);
  const sources = readdirSync(game, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|css)$/.test(name) && !/^(?:dist|node_modules)\b/.test(name))
    .map((name) => ({ name, text: read(name) }));
  const titles = titlesOf(game);
  // Whatever begins like an id of a series is one, however it is spelled; a letter behind it names a part (D14a), a colon a quantity.
  const anyId = new RegExp(
    `${rule.source}|\\b(?:${series.map(({ letters }) => letters).join('|')})-?\\d+(?![\\d:-])`,
    'g',
  );
  const idsIn = (text: string): string[] => text.match(anyId) ?? [];
  const tested = new Set(titles.flatMap(idsIn));

  describe('every rule has a test', () => {
    test('the rulebook has all its rules, each once, numbered without gaps, and the same in every language', () => {
      expect(book).toHaveLength(rules);
      expect(new Set(book).size).toBe(rules);
      expect(gapsIn(book)).toEqual([]);
      for (const name of readdirSync(new URL('rulebook/', game)).filter((file) => /^[a-z]{2}\.md$/.test(file)))
        expect(rulesIn(bookOf(game, name.slice(0, 2))), name).toEqual(book);
    });

    test('no rule of the rulebook is without a test', () => {
      expect(untestedRules(game)).toEqual([]);
      expect(book.filter((id) => !id.startsWith(`${prefix}-`))).toEqual([]);
    });

    test('every example, decision and ruling that changes play is a test', () => {
      expect(series.length).toBeGreaterThan(0);
      const wanted = series.flatMap(({ ids }) => ids).filter((id) => !wordsOnly.includes(id));
      expect(wanted.filter((id) => !tested.has(id))).toEqual([]);
    });

    test('no test and no comment names what neither the rulebook nor the README knows', () => {
      const named = sources.flatMap(({ name, text }) =>
        [...(text.match(COMMENT) ?? []), ...(name.includes('.test.') ? titlesIn(text) : [])].flatMap((found) =>
          [...idsIn(found), ...(found.match(BARE) ?? [])].map((id) => ({ name, id })),
        ),
      );
      // A whole section may be named as well.
      const isKnown = (id: string): boolean => known.has(id) || book.some((one) => one.startsWith(`${id}.`));
      expect(named.filter(({ id }) => !isKnown(id))).toEqual([]);
    });

    test('no comment sends its reader to a paper that is not here', () => {
      const cited = sources.flatMap(({ name, text }) =>
        [...text.matchAll(COMMENT)].filter(([comment]) => ELSEWHERE.test(comment)).map(() => name),
      );
      expect(cited).toEqual([]);
    });

    test('every law is a sentence, and is broken on purpose in a test, unless it cannot be broken alone', () => {
      for (const law of Object.values(laws)) expect(law).toMatch(/^\p{Lu}.* .*\.$/u);
      const broken = read('rules/invariants.test.ts');
      const unbroken = Object.keys(laws).filter((name) => !new RegExp(`\\bLAW\\.${name}\\b`).test(broken));
      expect(unbroken).toEqual(unbreakable);
    });
  });
}

/** `Q-01 to Q-40`, `V1 to V58`. */
function seriesIn(readme: string): Series[] {
  return [...readme.matchAll(/\b([A-Z]{1,2})(-?)(\d+) to \1\2(\d+)\b/g)].map(
    ([, letters = '', dash = '', first = '', last = '']) => {
      const from = Number(first);
      return {
        letters,
        ids: Array.from({ length: Number(last) - from + 1 }, (_, i) => {
          const number = String(from + i);
          return `${letters}${dash}${first.startsWith('0') ? number.padStart(first.length, '0') : number}`;
        }),
      };
    },
  );
}

/** Rules after which the next number is left out: within a section they count 1, 2, 3, and a, b, c below one of them. */
function gapsIn(rules: readonly string[]): string[] {
  const all = new Set(rules);
  return rules.filter((id) => {
    const [, head = '', number = '', letter = ''] = /^(.*?)(\d+)([a-z]?)$/.exec(id) ?? [];
    if (letter !== '')
      return letter !== 'a' && !all.has(`${head}${number}${String.fromCharCode(letter.charCodeAt(0) - 1)}`);
    return Number(number) > 1 && !all.has(`${head}${Number(number) - 1}`);
  });
}
