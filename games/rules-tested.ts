/** Which rules a rulebook has, and which of them no test names: the tests of every game hold it empty, the command line reports it. */
import { readdirSync, readFileSync } from 'node:fs';
import { MASTER } from '@sztab/kernel/words';

/** `OM3-4.7.2`. Rulings such as `R-07` have no dot: they explain rules and are tested with them. */
const RULE = /\b[A-Z][A-Z0-9]*-\d+(?:\.[A-Z]?\d+)+[a-z]?\b/;

/** `*Edition 2:* …` below a rule: it changed, and the one before it is still played. */
const CHANGE = /^\*\p{Lu}\p{Ll}+ (\d+):\*/u;

/** A test's name, also that of a table of tests. */
const TITLE = /\b(?:test|it|describe)(?:\.each(?:<[^(]*>)?\([\s\S]*?\)(?: as const\))?)?\(\s*(['"`])(.*?)\1,/g;

export const titlesIn = (source: string): string[] => [...source.matchAll(TITLE)].map(([, , title]) => title as string);

/** `game`: its folder, here and below. */
export const bookOf = (game: URL, language: string = MASTER): string =>
  readFileSync(new URL(`rulebook/${language}.md`, game), 'utf8');

/** The rules of a book, in its order. */
export const rulesIn = (book: string): string[] =>
  [...book.matchAll(new RegExp(`\\*\\*(${RULE.source})\\*\\*`, 'g'))].map(([, id]) => id as string);

/** What changed with which edition: the rule above each such line. */
export function changesIn(book: string): { rule: string; edition: number }[] {
  let rule = '';
  return book.split('\n').flatMap((line) => {
    rule = /^\*\*([^*]+)\*\*/.exec(line)?.[1] ?? rule;
    const edition = Number(CHANGE.exec(line)?.[1] ?? 0);
    return edition > 0 ? [{ rule, edition }] : [];
  });
}

/** The names of the tests of its rules and content. */
export const titlesOf = (game: URL): string[] =>
  readdirSync(game, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^(?:rules|content)\/.*\.test\.ts$/.test(name))
    .flatMap((name) => titlesIn(readFileSync(new URL(name, game), 'utf8')));

/** Rules that no test names; of a rule that changed, what it was before wants a test, too: `OM3-5.4.1 (edition 2)`. */
export function untestedRules(game: URL): string[] {
  const book = bookOf(game);
  const titles = titlesOf(game);
  const tested = new Set(titles.flatMap((title) => title.match(new RegExp(RULE, 'g')) ?? []));
  const older = changesIn(book)
    .filter(({ rule, edition }) => !titles.some((one) => one.includes(rule) && one.includes(`edition ${edition - 1}`)))
    .map(({ rule, edition }) => `${rule} (edition ${edition - 1})`);
  return [...rulesIn(book).filter((rule) => !tested.has(rule)), ...older];
}
