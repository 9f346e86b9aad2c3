/** What the pages say of the house is where they say it is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url);
const textOf = (page: string): string => readFileSync(new URL(page, root), 'utf8');
const pages = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync(new URL('docs', root)).map((name) => `docs/${name}`),
];

/** Files that a page names by their whole path; a pattern such as `games/<id>/…` names none. */
const NAMED =
  /`((?:kernel|games|bots|pieces|protocol|server|web|cli|bench|e2e|scripts|docs|deploy|upgrades)\/[\w./-]+\.(?:tsx?|mjs|css|md|svg))`/g;
const namedIn = (page: string): string[] => [...textOf(page).matchAll(NAMED)].map(([, file]) => file as string);

test.each(pages.filter((page) => page.endsWith('.md')))('%s names only files that are there', (page) => {
  expect(namedIn(page).filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
});

test('the walk of a move leads from the touch to the screen and visits no file twice', () => {
  const visited = namedIn('docs/a-move.md');
  expect(visited.length).toBeGreaterThan(25);
  expect(visited.filter((file, i) => visited.indexOf(file) !== i)).toEqual([]);
  expect(visited[0]).toMatch(/\/board\//);
  expect(visited.at(-1)).toMatch(/\/board\//);
});
