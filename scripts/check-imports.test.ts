import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkImports, importsOf } from './check-imports.mjs';

let root: string;

function put(file: string, text: string): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function pack(folder: string, name: string, entry: string): void {
  put(`${folder}/package.json`, JSON.stringify({ name, exports: { '.': { types: entry, default: './dist/x.js' } } }));
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sztab-imports-'));
  pack('kernel', '@sztab/kernel', './src/index.ts');
  pack('games', '@sztab/shelf', './shelf.ts');
  pack('games/a', '@sztab/a', './index.ts');
  pack('games/b', '@sztab/b', './index.ts');
  pack('bots', '@sztab/bots', './src/index.ts');
  pack('server', '@sztab/server', './src/index.ts');
  pack('cli', '@sztab/cli', './src/main.ts');
});

afterEach(() => rmSync(root, { recursive: true }));

const forbidden: [file: string, specifier: string][] = [
  ['kernel/src/play.ts', 'node:fs'],
  ['kernel/src/play.ts', 'fast-check'],
  ['kernel/src/play.ts', '@sztab/bots'],
  ['kernel/src/play.ts', '../../games/a/index.ts'],
  ['kernel/src/play.ts', './testing/index.ts'],
  ['kernel/src/testing/index.ts', 'vitest'],
  ['kernel/src/play.test.ts', '@sztab/a'],
  ['games/a/content/cards.ts', '../rules/index.ts'],
  ['games/a/rules/turn.ts', '../bot/index.ts'],
  ['games/a/rules/turn.ts', '../text/pl.ts'],
  ['games/a/rules/turn.ts', '../board/index.tsx'],
  ['games/a/rules/turn.ts', 'react'],
  ['games/a/rules/turn.ts', 'node:crypto'],
  ['games/a/rules/turn.ts', '@sztab/b'],
  ['games/a/rules/turn.ts', '../../b/rules/turn.ts'],
  ['games/a/rules/turn.test.ts', '@sztab/b'],
  ['games/a/bot/policy.ts', '@sztab/bots'],
  ['games/a/text/pl.ts', '../bot/index.ts'],
  ['games/a/board/index.tsx', '@sztab/b'],
  ['games/a/board/index.tsx', 'reactive'],
  ['games/a/index.ts', './board/index.tsx'],
  ['games/a/index.ts', './testing/position.ts'],
  ['games/a/board/index.tsx', '../testing/position.ts'],
  ['games/testing/kit.ts', '@sztab/a'],
  ['games/testing/second-stream.ts', '@sztab/kernel'],
  ['bots/src/search.test.ts', '../../games/testing/kit.ts'],
  ['server/src/app.ts', './testing/rows.ts'],
  ['games/shelf.ts', '@sztab/bots'],
  ['bots/src/search.ts', '@sztab/a'],
  ['bots/src/search.ts', '@sztab/shelf'],
  ['bots/src/search.ts', 'piscina'],
  ['bots/src/search.ts', './node/index.ts'],
  ['bots/src/node/pool.ts', 'commander'],
  ['server/src/app.ts', '@sztab/cli'],
  ['server/src/app.ts', '../../games/a/board/index.tsx'],
  ['bench/src/main.ts', '@sztab/cli'],
  ['web/src/main.tsx', '@sztab/server'],
];

const allowed: [file: string, specifier: string][] = [
  ['kernel/src/play.ts', './dice.ts'],
  ['kernel/src/play.test.ts', 'vitest'],
  ['kernel/src/play.test.ts', './testing/index.ts'],
  ['kernel/src/testing/index.ts', '../index.ts'],
  ['games/a/content/cards.ts', '@sztab/kernel'],
  ['games/a/rules/turn.ts', '../content/cards.ts'],
  ['games/a/rules/turn.test.ts', 'node:fs'],
  ['games/a/rules/turn.test.ts', '../testing/position.ts'],
  ['games/a/rules/turn.test.ts', '../../testing/kit.ts'],
  ['games/a/testing/position.ts', '../rules/turn.ts'],
  ['games/a/bot/policy.ts', '../rules/turn.ts'],
  ['games/a/text/pl.ts', '../content/cards.ts'],
  ['games/a/board/index.tsx', 'react'],
  ['games/a/board/index.tsx', 'react-dom/client'],
  ['games/a/index.ts', './text/pl.ts'],
  ['games/shelf.ts', '@sztab/a'],
  ['bots/src/search.ts', '@sztab/kernel'],
  ['bots/src/node/pool.ts', 'piscina'],
  ['server/src/app.ts', '@sztab/shelf'],
  ['cli/src/main.ts', '@sztab/server'],
  ['cli/src/commands/fuzz.ts', '../../../kernel/src/testing/index.ts'],
  ['web/src/main.tsx', '../../games/a/board/index.tsx'],
  ['web/src/gallery/gallery.tsx', '../../../games/a/testing/positions.ts'],
];

describe('directions', () => {
  test.each(forbidden)('%s may not import %s', (file, specifier) => {
    put(file, `import '${specifier}';\n`);
    expect(checkImports(root)).toEqual([expect.stringContaining(`${file}:1 imports ${specifier}: `)]);
  });

  test.each(allowed)('%s may import %s', (file, specifier) => {
    put(file, `import '${specifier}';\n`);
    expect(checkImports(root)).toEqual([]);
  });

  test('a computed import is for the shelf and the programs, not for rules', () => {
    const text = 'export const load = (id: string) => import(id);\n';
    put('games/shelf.ts', text);
    put('games/a/rules/turn.ts', text);
    expect(checkImports(root)).toEqual([
      expect.stringMatching(/^games\/a\/rules\/turn\.ts:1 imports a computed path: /),
    ]);
  });

  test('a folder that no rule knows is an error', () => {
    put('games/a/helpers/x.ts', 'export const x = 1;\n');
    expect(checkImports(root)).toEqual([expect.stringContaining('games/a/helpers/x.ts:1 ')]);
  });

  test('installed and built files are left alone', () => {
    put('kernel/node_modules/x/index.ts', "import 'node:fs';\n");
    put('kernel/dist/index.d.ts', "import 'node:fs';\n");
    expect(checkImports(root)).toEqual([]);
  });
});

describe('reading', () => {
  const specifiers = (text: string) => importsOf(text).map(({ specifier, line }) => [specifier, line]);

  test('every form of import is seen, with its line', () => {
    const text = [
      "import 'a';",
      "import b, { type C } from 'b';",
      'import {',
      '  d,',
      "} from 'd';",
      "import type { E } from 'e';",
      "export * from 'f';",
      "export { g } from 'g';",
      "const h = await import('h');",
      "let i: import('i').I;",
      'const j = import(`@sztab/$' + '{j}`);',
      '/// <reference types="node" />',
    ].join('\n');
    expect(specifiers(text)).toEqual([
      ['a', 1],
      ['b', 2],
      ['d', 5],
      ['e', 6],
      ['f', 7],
      ['g', 8],
      ['h', 9],
      ['i', 10],
      [undefined, 11],
      ['node', 12],
    ]);
  });

  test('what only looks like an import is not one', () => {
    const text = [
      "// import 'a';",
      " * import('b')",
      "export const from = { from: 'c' };",
      'const url = import.meta.url;',
      "export type D = 'd';",
    ].join('\n');
    expect(specifiers(text)).toEqual([]);
  });
});
