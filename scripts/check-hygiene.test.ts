import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkHygiene } from './check-hygiene.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sztab-hygiene-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

// In two parts, so that this file does not itself hold what it forbids.
const forbidden: [file: string, text: string][] = [
  ['README.md', ['see /ro', 'ot/notes.txt'].join('')],
  ['docs/a.md', ['cd /ho', 'me/anna/sztab'].join('')],
  ['server/src/a.ts', ["const x = '/t", "mp/x'"].join('')],
  ['package-lock.json', ['"resolved": "ht', 'tps://example.org/x.tgz"'].join('')],
  ['docs/b.md', ['registry.', 'example.com'].join('')],
  ['kernel/src/a.test.ts', ['test.sk', "ip('a')"].join('')],
  ['kernel/src/a.test.ts', ['describe.on', "ly('a')"].join('')],
  ['kernel/src/a.ts', 'export const x = Math.random();'],
  ['kernel/src/a.ts', 'const { random } = Math;'],
  ['games/a/rules/a.ts', 'export const x = Date.now();'],
  ['games/a/rules/a.ts', 'export const x = new Date();'],
  ['games/a/content/a.ts', 'export const x = performance.now();'],
  ['web/src/a.tsx', "const text = language === 'pl' ? polish : english;"],
  ['games/a/board/a.tsx', 'const text = pl ? polish : english;'],
  ['pieces/src/a.ts', 'const title = { pl: polish, ...others }[language];'],
  ['cli/src/a.ts', ['// @ts-ig', 'nore'].join('')],
  ['cli/src/a.ts', ['// biome-ig', 'nore lint/suspicious/noExplicitAny: later'].join('')],
];

test.each(forbidden)('in %s: %s', (file, text) => {
  put(file, `first\n${text}\n`);
  expect(checkHygiene(root)).toEqual([expect.stringContaining(`${file}:2 `)]);
});

test('the same words in their place are fine', () => {
  put('kernel/src/a.ts', '// Not Math.random: a replay must come out the same.\nexport const updated = 1;\n');
  put('kernel/src/a.test.ts', 'const began = performance.now();\n');
  put('server/src/a.ts', 'export const now = Date.now();\n');
  put('docs/a.md', 'The network/root/leaf of https://example.org/work/a is no path of a machine.\n');
  put('games/a/text/pl/text.ts', "const { counted } = counting('pl');\n");
  put('games/a/text/index.ts', 'export const catalogues = complete({ en, pl });\n');
  put('web/src/a.test.ts', "test('it', () => say('en'));\n");
  put('kernel/dist/a.js', 'Math.random()');
  expect(checkHygiene(root)).toEqual([]);
});
