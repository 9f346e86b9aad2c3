import { readdirSync, readFileSync } from 'node:fs';
import { editionsOf } from '@sztab/kernel';
import { gameIds, takeGame } from '@sztab/shelf';
import { changesIn } from '@sztab/shelf/rules-tested';
import { expect, test } from 'vitest';
import { sztab, sztabHere } from '../testing/run-sztab.ts';

const RULEBOOK = new URL('../../../games/operation-most-iii/rulebook/en.md', import.meta.url);

test('the report knows every rule of the rulebook, and its exit code says whether some have no test', async () => {
  const [json, text] = await Promise.all([
    sztab(['report', 'rules', 'operation-most-iii', '--json']),
    sztabHere(['report', 'rules', 'operation-most-iii']),
  ]);
  const { rules, untested } = JSON.parse(json.out) as { rules: number; untested: string[] };
  const printed = new Set(readFileSync(RULEBOOK, 'utf8').match(/^\*\*OM3-[\d.]+(?=\*\*)/gm));
  expect(rules).toBe(printed.size);
  expect(json.code).toBe(untested.length === 0 ? 0 : 1);
  expect(text.code).toBe(json.code);
  expect(text.out).toBe(untested.map((rule) => `${rule}\n`).join(''));
  expect(text.err).toBe(`${rules - untested.length} of ${rules} rules are named by a test\n`);
});

test.each(gameIds())('%s: the book says in every language what changed with each edition, at a rule', async (id) => {
  const { game } = await takeGame(id);
  const folder = new URL(`../../../games/${id}/rulebook/`, import.meta.url);
  const books = readdirSync(folder).filter((name) => /^[a-z]{2}\.md$/.test(name));
  const changes = (book: string) => changesIn(readFileSync(new URL(book, folder), 'utf8'));
  const en = changes('en.md');
  for (const book of books) expect(changes(book), book).toEqual(en);
  expect(en.every(({ rule }) => /^[A-Z0-9]+-[\dA-Z.]+[a-z]?$/.test(rule))).toBe(true);
  expect([...new Set(en.map(({ edition }) => edition))].sort()).toEqual(editionsOf(game).slice(1));
});

test('a rule that changed wants a test of what it was', () => {
  const book = '**G-1.1** A rule.\n\n*Edition 3:* It was another.\n\n**G-1.2** Mind *Edition 2:* here.\n';
  expect(changesIn(book)).toEqual([{ rule: 'G-1.1', edition: 3 }]);
});

test('all editions of Race to the Rhine have their tests', async () => {
  const { code, out } = await sztabHere(['report', 'rules', 'race-to-the-rhine']);
  expect([code, out]).toEqual([0, '']);
});
