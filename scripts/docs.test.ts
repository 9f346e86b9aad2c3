/** What the pages say of the house is where they say it is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { shelf } from '@sztab/shelf';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url);
const textOf = (page: string): string => readFileSync(new URL(page, root), 'utf8');
const foldersIn = (place: string): string[] =>
  readdirSync(new URL(place, root), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && /^[a-z]/.test(entry.name) ? [entry.name] : [],
  );

const BUILT = ['node_modules', 'dist', 'coverage', 'training'];
const ROOMS = foldersIn('.').filter((folder) => !BUILT.includes(folder));
const GAMES = foldersIn('games').filter((folder) => folder !== 'testing' && !BUILT.includes(folder));

const pages = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync(new URL('docs', root)).map((name) => `docs/${name}`),
  ...GAMES.map((game) => `games/${game}/README.md`),
].filter((page) => page.endsWith('.md'));

/** What a page names by its whole path; a pattern such as `games/<id>/…` names nothing. */
const PATH = new RegExp(`^(?:${ROOMS.join('|')})(?:/[\\w.@-]+)+/?$`);
/** A file by its name alone, which stands in the sentence of its room. */
const FILE = /^[\w-]+(?:\.test)?\.(?:tsx?|mjs|css)$/;
const namedIn = (page: string): string[] =>
  [...textOf(page).matchAll(/`([^`\n]+)`/g)].map(([, name]) => (name as string).trim());

const files = new Set(
  ROOMS.flatMap((room) => readdirSync(new URL(room, root), { recursive: true, encoding: 'utf8' })).map((file) =>
    file.slice(file.lastIndexOf('/') + 1),
  ),
);
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Readonly<Record<string, string>> };

test.each(pages)('%s names only files, folders and commands that are there', (page) => {
  const named = namedIn(page);
  const paths = [...named, ...named.flatMap((one) => /\bnode ((?:scripts|e2e)\/\S+)/.exec(one)?.[1] ?? [])];
  expect(paths.filter((one) => PATH.test(one) && !existsSync(new URL(one, root)))).toEqual([]);
  expect(named.filter((one) => FILE.test(one) && !files.has(one))).toEqual([]);
  expect(named.filter((one) => !Object.hasOwn(scripts, /^npm run ([\w:-]+)/.exec(one)?.[1] ?? 'test'))).toEqual([]);
});

/** The names at the head of the lines of a block. */
const headsOf = (page: string, before: string): string[] => {
  const block = textOf(page).split(before)[1]?.split('```')[1] ?? '';
  return [...block.matchAll(/^(?:\S+;? )?([\w./]+?)\/? {2,}/gm)].map(([, name]) => name as string);
};

test('the architecture lists every room of the house, and no other', () => {
  expect(headsOf('ARCHITECTURE.md', '# Architecture').toSorted()).toEqual(ROOMS.toSorted());
});

test('a game has no folder of which the architecture says nothing, and everything that it tells of is in some game', () => {
  const parts = headsOf('ARCHITECTURE.md', '## A game folder');
  expect(parts.length).toBeGreaterThan(10);
  const folders = GAMES.flatMap((game) => foldersIn(`games/${game}`).filter((folder) => !BUILT.includes(folder)));
  expect(folders.filter((folder) => !parts.includes(folder))).toEqual([]);
  expect(parts.filter((part) => !GAMES.some((game) => existsSync(new URL(`games/${game}/${part}`, root))))).toEqual([]);
});

test('the walk of a move leads from the touch to the screen and visits no file twice', () => {
  const visited = namedIn('docs/a-move.md').filter((one) => PATH.test(one));
  expect(visited.length).toBeGreaterThan(25);
  expect(visited.filter((file, i) => visited.indexOf(file) !== i)).toEqual([]);
  expect(visited[0]).toMatch(/\/board\//);
  expect(visited.at(-1)).toMatch(/\/board\//);
});

test('README calls all five games complete in one sentence, and no single game', async () => {
  const games = await shelf();
  expect(games.map(({ state }) => state)).toEqual(games.map(() => 'whole'));
  const readme = textOf('README.md');
  expect(readme).toContain('All five games are complete');
  expect(games).toHaveLength(5);
  const rows = games.map(({ id }) => readme.split('\n').find((line) => line.includes(`](games/${id}/README.md)`)));
  expect(rows.filter((row) => row === undefined || /complete/.test(row))).toEqual([]);
});
