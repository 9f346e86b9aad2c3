import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SCREENS } from '../pieces/src/screens.ts';
import { styled } from './styles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sheets = ['web/src', 'games', 'pieces/src'].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !/(?:^|\/)(?:node_modules|dist)\//.test(file))
    .map((file) => path.join(root, folder, file)),
);

test('a screen is called by its name, and every sheet stands in the layer of its folder', () => {
  const sheet = styled('@media (--phone) and (--touch) {\n}\n', '/house/web/src/home/home.css');
  expect(sheet).toBe(
    `@layer base, frame, board;\n@layer frame {\n@media ${SCREENS.phone} and ${SCREENS.touch} {\n}\n}\n`,
  );
  expect(() => styled('@media (--watch) {\n}\n', '/house/web/src/home/home.css')).toThrow('there is no screen "watch"');
});

test('no sheet measures the screen itself, and none is without a layer but the typefaces and what makes all stand still', () => {
  const own = sheets.filter((file) => /@media[^{]*\((?!--)/.test(fs.readFileSync(file, 'utf8')));
  expect(own).toEqual([]);
  const bare = sheets.filter((file) => !styled('', file).startsWith('@layer'));
  expect(bare.map((file) => path.basename(file))).toEqual(['fonts.css', 'still.css']);
});

/** Comments and texts name files and numbers; neither is a class. */
const classesIn = (file: string): string[] =>
  [...fs.readFileSync(file, 'utf8').matchAll(/\/\*.*?\*\/|"[^"]*"|\.([a-z][\w-]*)(?=[^{};]*\{)/gs)].flatMap(
    ([, name]) => name ?? [],
  );
const gameOf = (file: string): string | undefined => /\/games\/([^/]+)\/board\//.exec(file)?.[1];

test("a game's own classes have the prefix of its rules; any other is one of the house", () => {
  const house = new Set(sheets.filter((file) => !gameOf(file)).flatMap(classesIn));
  const foreign = sheets.flatMap((file) => {
    const game = gameOf(file);
    if (game === undefined) return [];
    const book = fs.readFileSync(path.join(root, 'games', game, 'rulebook/en.md'), 'utf8');
    const prefix = `${(/^\*\*([A-Z0-9]+)-/m.exec(book)?.[1] ?? '').toLowerCase()}-`;
    return classesIn(file).filter((name) => !name.startsWith(prefix) && !house.has(name));
  });
  expect(foreign).toEqual([]);
});
