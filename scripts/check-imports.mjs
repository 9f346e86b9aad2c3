// Imports point one way only: from programs to games and bots, from those to the kernel. This check holds the house to it.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.mjs';
import { lineAt, listFiles } from './files.mjs';

// The first rule whose `files` fits a file is its rule. `<game>` is the file's own game; `games/*/` is any game.
// A target is a path in the repository, `node:` (a built-in) or `npm:` (an installed package).
const RULES = [
  {
    files: 'kernel/src/testing/',
    may: ['kernel/'],
    because: 'the testing kit takes its test functions as arguments, so that it needs no test runner',
  },
  {
    files: 'kernel/',
    may: ['kernel/'],
    not: ['kernel/src/testing/'],
    because: 'the kernel knows no game, no package, no Node, and not its own testing kit',
  },
  {
    files: 'games/<game>/content/',
    may: ['kernel/', 'games/<game>/content/'],
    because: 'content is data: it may use only itself and the kernel',
  },
  {
    files: 'games/<game>/rules/',
    may: ['kernel/', 'games/<game>/content/', 'games/<game>/rules/'],
    because: 'rules may use only the kernel and their own content',
  },
  {
    files: 'games/<game>/bot/',
    may: ['kernel/', 'games/<game>/content/', 'games/<game>/rules/', 'games/<game>/bot/'],
    because: 'a bot may use only the kernel and its own content and rules',
  },
  {
    files: 'games/<game>/text/',
    may: ['kernel/', 'games/<game>/content/', 'games/<game>/rules/', 'games/<game>/text/'],
    because: 'texts may use only the kernel and their own content and rules',
  },
  {
    files: 'games/<game>/lessons/',
    may: ['kernel/', 'games/<game>/content/', 'games/<game>/rules/', 'games/<game>/lessons/'],
    because: 'lessons may use only the kernel and their own content and rules',
  },
  {
    files: 'games/testing/second-stream.ts',
    may: ['node:'],
    because: 'a second opinion on the dice may use nothing of the house',
  },
  {
    files: 'games/rules-tested.ts',
    may: ['kernel/', 'node:'],
    because: 'what looks through a rulebook and its tests knows no game',
  },
  {
    files: 'games/testing/',
    may: ['kernel/', 'pieces/', 'games/testing/', 'games/rules-tested.ts', 'node:', 'npm:'],
    because: 'what the tests of all games share knows no game',
  },
  {
    files: 'games/<game>/testing/',
    may: ['kernel/', 'games/<game>/content/', 'games/<game>/rules/', 'games/<game>/testing/'],
    because: 'positions for tests may use only the kernel and their own content and rules',
  },
  {
    files: 'games/<game>/board/',
    may: ['kernel/', 'pieces/', 'games/<game>/', 'npm:react', 'npm:react-dom'],
    because: 'a board may use only React, the kernel, the pieces and its own game',
  },
  {
    files: 'games/shelf.ts',
    may: ['kernel/', 'games/', 'node:'],
    not: ['games/*/board/'],
    computed: true,
    because: 'the shelf may use only Node, the kernel and the games, and leaves boards to web',
  },
  {
    files: 'games/<game>/index.ts',
    may: ['kernel/', 'games/<game>/'],
    not: ['games/<game>/board/'],
    because: 'a game may use only the kernel and its own folders, and leaves its board to web',
  },
  {
    files: 'games/<game>/thinking.ts',
    may: ['games/<game>/bot/', 'games/<game>/rules/'],
    because: 'a bot loads its brain and the rules, and nothing else',
  },
  {
    // Of a game's kit there is only the test.
    files: 'games/<game>/kit.ts',
    may: ['kernel/', 'games/<game>/'],
    not: ['games/<game>/board/'],
    because: 'a game may use only the kernel and its own folders, and leaves its board to web',
  },
  {
    files: 'games/<game>/records/',
    may: ['kernel/'],
    because: 'records are text, and tests of it',
  },
  {
    files: 'bots/src/node/',
    may: ['kernel/', 'bots/', 'node:', 'npm:piscina'],
    computed: true,
    because: 'bots know no game; here only Node and piscina are added to the kernel',
  },
  {
    files: 'bots/',
    may: ['kernel/', 'bots/'],
    not: ['bots/src/node/'],
    because: 'bots know no game and run in the browser too: they may use only the kernel',
  },
  {
    files: 'pieces/',
    may: ['kernel/', 'pieces/', 'npm:react'],
    because: 'pieces know no game: they may use only React and the kernel',
  },
  {
    files: 'protocol/',
    may: ['kernel/', 'protocol/', 'npm:zod/mini'],
    because: 'what server and browser say to each other may use only the kernel and zod/mini',
  },
  {
    files: 'server/src/main.ts',
    may: ['kernel/', 'server/', 'scripts/node-version.cjs', 'node:'],
    because: 'a server checks the version of Node before it loads itself',
  },
  {
    files: 'server/',
    may: ['kernel/', 'games/', 'bots/', 'protocol/', 'server/', 'node:', 'npm:'],
    not: ['games/*/board/'],
    computed: true,
    because: 'the server may not use cli, web, bench or a board',
  },
  {
    files: 'cli/',
    may: ['kernel/', 'games/', 'bots/', 'server/', 'cli/', 'node:', 'npm:'],
    not: ['games/*/board/'],
    computed: true,
    because: 'the command line may not use web, bench or a board',
  },
  {
    files: 'web/',
    may: ['kernel/', 'games/', 'bots/', 'pieces/', 'protocol/', 'web/', 'node:', 'npm:'],
    computed: true,
    because: 'web may not use server, cli or bench',
  },
  {
    files: 'bench/',
    may: ['kernel/', 'games/', 'bots/', 'server/', 'bench/', 'node:', 'npm:'],
    not: ['games/*/board/'],
    computed: true,
    because: 'the bench may not use cli, web or a board',
  },
];

/** A test may besides use Node, the test tools and any part of the package it stands in. */
const TESTS_MAY_ALSO = ['node:', 'npm:', '<package>/'];
/** A test of a game, besides, what the tests of all games share. */
const TESTS_OF_GAMES_MAY_ALSO = [...TESTS_MAY_ALSO, 'games/testing/'];

/** What is tried out with. Besides tests only those use it who try things out: fuzzing, measuring, looking at boards. */
const TESTING = /(?:^|\/)testing\//;
const TRYING_OUT =
  /\.test\.tsx?$|(?:^|\/)testing\/|^cli\/src\/(?:fuzz\/|commands\/fuzz\.ts$)|^bench\/|^web\/src\/gallery\//;

// Folders outside the rooms: their files serve the repository, not the program.
const OUTSIDE = /^(?:scripts\/|e2e\/|tools\/|[^/]+$)/;

const STATIC = /^[ \t]*(?:import|export)\b(?:[^'"`;]*?\bfrom\s*|\s*)(['"])([^'"\n]+)\1/gm;
const DYNAMIC = /\bimport\s*\(\s*(?:(['"`])((?:(?!\1)[^$\n])*)\1\s*[,)])?/g;
const REFERENCE = /^[ \t]*\/\/\/[ \t]*<reference\b[^\n]*?(?:path|types|lib)=(['"])([^'"\n]+)\1/gm;

/** Is this place inside a comment that begins on its own line? (The formatter puts every comment on such a line or after code.) */
function isCommented(text, index) {
  const before = text.slice(text.lastIndexOf('\n', index - 1) + 1, index);
  return /^\s*(?:\/\*|\*)|(?:^|\s)\/\/ /.test(before);
}

/** What a file imports: `{ specifier, line }`; the specifier is undefined where it is computed at run time. */
export function importsOf(text) {
  const found = [];
  for (const pattern of [STATIC, DYNAMIC, REFERENCE]) {
    for (const match of text.matchAll(pattern)) {
      const at = match.index + match[0].length - 1;
      if (pattern === DYNAMIC && isCommented(text, match.index)) continue;
      found.push({ specifier: match[2], line: lineAt(text, at), isReference: pattern === REFERENCE });
    }
  }
  return found.sort((a, b) => a.line - b.line);
}

function fits(pattern, place) {
  if (pattern.endsWith(':')) return place.startsWith(pattern);
  if (pattern.startsWith('npm:')) return place === pattern || place.startsWith(`${pattern}/`);
  const source = pattern.replace(/[.]/g, '\\.').replace('*', '[^/]+');
  return new RegExp(`^${source}${pattern.endsWith('/') ? '' : '$'}`).test(place);
}

/** Where a specifier leads: a path in the repository, `node:…` or `npm:…`. `packages` maps names to folders. */
function placeOf({ specifier, isReference }, file, packages) {
  if (isReference)
    return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : `npm:${specifier}`;
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  if (specifier.startsWith('node:')) return specifier;
  for (const [name, { folder, exports }] of packages) {
    if (specifier !== name && !specifier.startsWith(`${name}/`)) continue;
    const target = exports?.[`.${specifier.slice(name.length)}`];
    const source = typeof target === 'string' ? target : (target?.types ?? '');
    return path.posix.join(folder, source) + (source ? '' : '/');
  }
  return `npm:${specifier}`;
}

function readPackages(root, files) {
  const packages = new Map();
  for (const file of files.filter((f) => f.endsWith('/package.json'))) {
    const { name, exports } = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
    packages.set(name, { folder: path.posix.dirname(file), exports });
  }
  return packages;
}

/** All the imports under `root` that point the wrong way, as lines to print. */
export function checkImports(root) {
  const files = listFiles(root);
  const packages = readPackages(root, files);
  const wrong = [];
  for (const file of files.filter((f) => /\.[cm]?tsx?$/.test(f) && !OUTSIDE.test(f))) {
    const own = /^games\/[^/]+\//.exec(file)?.[0] ?? `${file.split('/')[0]}/`;
    const named = (pattern) =>
      pattern.replace('games/<game>/', own.startsWith('games/') ? own : 'games/<game>/').replace('<package>/', own);
    const rule = RULES.find(({ files: where }) => fits(named(where), file.replace(/\.test\.(tsx?)$/, '.$1')));
    if (!rule) {
      wrong.push(`${file}:1 stands where no rule of scripts/check-imports.mjs reaches: put it in a known folder`);
      continue;
    }
    const isTest = /\.test\.tsx?$/.test(file);
    const also = own.startsWith('games/') ? TESTS_OF_GAMES_MAY_ALSO : TESTS_MAY_ALSO;
    const may = isTest ? [...rule.may, ...also] : rule.may;
    const not = isTest ? [] : (rule.not ?? []);
    for (const found of importsOf(fs.readFileSync(path.join(root, file), 'utf8'))) {
      if (found.specifier === undefined) {
        if (!rule.computed && !isTest) wrong.push(`${file}:${found.line} imports a computed path: ${rule.because}`);
        continue;
      }
      const place = placeOf(found, file, packages);
      const allowed = may.some((p) => fits(named(p), place)) && !not.some((p) => fits(named(p), place));
      if (!allowed) wrong.push(`${file}:${found.line} imports ${found.specifier}: ${rule.because}`);
      else if (TESTING.test(place) && !TRYING_OUT.test(file))
        wrong.push(`${file}:${found.line} imports ${found.specifier}: a program uses nothing that is for tests`);
    }
  }
  return wrong;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  readArguments('node scripts/check-imports.mjs');
  const wrong = checkImports(fileURLToPath(new URL('..', import.meta.url)));
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) process.exitCode = 1;
}
