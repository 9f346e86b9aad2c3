/** A game's own tests look up the ids in its folder; here are those in every other room, and in the pages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bookOf, rulesIn } from '../games/rules-tested.ts';
import { lineAt, listFiles } from './files.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const files: readonly string[] = listFiles(ROOT);
const games = files.flatMap((file) => /^(games\/[a-z-]+\/)rulebook\/en\.md$/.exec(file)?.[1] ?? []);
const rules = games.flatMap((game) => rulesIn(bookOf(new URL(`../${game}`, import.meta.url))));
const prefixes = new Set(rules.map((id) => id.slice(0, id.indexOf('-'))));
/** With a hyphen, a blank or neither, with dots or without: whatever looks like an id of a game is one. */
const ID = new RegExp(`\\b(?:${[...prefixes].join('|')})[- ]?\\d+(?:\\.[A-Z]?\\d+)*[a-z]?\\b`, 'g');

test('a rule that any room or page cites stands in its rulebook', () => {
  const isKnown = (id: string): boolean => rules.some((rule) => rule === id || rule.startsWith(`${id}.`));
  const wrong = files
    .filter((file) => /\.(?:tsx?|mjs|css|md)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      return [...text.matchAll(ID)]
        .filter(([id]) => !isKnown(id))
        .map(({ 0: id, index }) => `${file}:${lineAt(text, index)} ${id}`);
    });
  expect(prefixes.size).toBe(games.length);
  expect(wrong).toEqual([]);
});
