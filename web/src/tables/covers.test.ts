/** A game brings its own picture and its own colours: nothing outside its folder has to know of it. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSymbol } from '@sztab/pieces';
import { gameIds, takeGame } from '@sztab/shelf';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (...place: string[]): string => fs.readFileSync(path.join(root, ...place), 'utf8');
const readIfThere = (...place: string[]): string => (fs.existsSync(path.join(root, ...place)) ? read(...place) : '');
const declared = (css: string): string[] =>
  [...css.matchAll(/(?<![\w-])(--[\w-]+)['"]?\s*:/g)].map(([, name]) => name as string);
const used = (text: string): string[] => [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name as string);

const house = new Set(declared(read('pieces/src/tokens.css')));
const games = gameIds();

test.each(games)('%s has a cover, and a sign that the house can draw', async (game) => {
  expect((await takeGame(game)).lid.sign.symbol).toSatisfy(isSymbol);
  expect(readIfThere('games', game, 'cover.svg')).toMatch(/^<svg /);
});

test.each(games)('%s takes every colour from the house or from its own tints', (game) => {
  const drawn = fs
    .readdirSync(path.join(root, 'games', game, 'board'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx?)$/.test(file))
    .map((file) => read('games', game, 'board', file));
  const own = [readIfThere('games', game, 'tints.css'), ...drawn].flatMap(declared);
  const known = new Set([...house, ...own]);
  const all = [readIfThere('games', game, 'cover.svg'), ...drawn].flatMap(used);
  expect([...new Set(all)].filter((name) => !known.has(name))).toEqual([]);
});
