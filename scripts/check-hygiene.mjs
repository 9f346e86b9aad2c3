// What must not be in the repository, wherever it might creep in. One table of patterns, no parser.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.mjs';
import { lineAt, listFiles } from './files.mjs';

const test = /\.(?:test|spec)\.tsx?$/;
const source = /\.(?:[cm]?[jt]sx?)$/;
const deterministic = /^(?:kernel\/src|games\/[^/]+\/(?:rules|content))\/(?!.*\.test\.ts).*\.ts$/;

// A language is a file of the kernel's words; it may be named there and in the catalogues, which are files or folders by its name.
const languages = fs
  .readdirSync(new URL('../kernel/src/words', import.meta.url))
  .flatMap((name) => /^([a-z]{2})\.ts$/.exec(name)?.[1] ?? []);
const tongue = `(?:${languages.join('|')})`;
const speechless = new RegExp(
  `^(?!kernel/src/words/)(?:kernel|games|bots|pieces|protocol|server|cli|web)/(?!testing/|.*(?:/testing/|/${tongue}[./]|\\.test\\.tsx?$)).*\\.tsx?$`,
);

const RULES = [
  {
    files: /./,
    forbidden: /(?<![\w.~$)}])\/(?:work|root|tmp|home\/\w+|Users\/\w+|var\/folders)\/[\w.$-]/g,
    because: 'a path of one machine',
  },
  {
    files: /(?:^|\/)package-lock\.json$/,
    forbidden: /"resolved": "http/g,
    because: 'the lock must not name a registry',
  },
  {
    files: /./,
    forbidden: /\bregistry\.[\w-]+\.(?:org|com|net)\b/g,
    because: 'the repository must not name a registry',
  },
  {
    files: test,
    forbidden: /\.(?:skip|only|todo)\b|\bx(?:it|test|describe)\(/g,
    because: 'no skipped, lonely or empty tests',
  },
  {
    files: deterministic,
    forbidden: /\bMath\s*\.\s*random\b|\bMath\s*\[|=\s*Math\s*;|\bDate\b\s*[.(;]|\bnew\s+Date\b|\bperformance\s*\./g,
    because: 'rules know no clock and no chance but the dice of the table',
  },
  {
    files: speechless,
    forbidden: new RegExp(`'${tongue}'|(?<=[{,(\\s])${tongue}: |\\b${tongue} \\?(?=\\s)`, 'g'),
    because: 'only catalogues name a language; see complete, eachLanguage and MASTER in kernel/src/words',
  },
  { files: source, forbidden: /@ts-(?:ignore|nocheck)\b/g, because: 'mend the type instead of silencing the compiler' },
  { files: source, forbidden: /biome-ignore[^\n]*\bno\w*Any\b/g, because: 'no `any`: name the type, or use unknown' },
];

/** Comments may speak of what the code may not do. */
const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '));

export function checkHygiene(root) {
  const wrong = [];
  for (const file of listFiles(root)) {
    const rules = RULES.filter((rule) => rule.files.test(file));
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    if (text.includes('\0')) continue; // a picture or a font
    for (const { files, forbidden, because } of rules) {
      const searched = files === deterministic || files === speechless ? withoutComments(text) : text;
      for (const match of searched.matchAll(forbidden)) {
        wrong.push(`${file}:${lineAt(text, match.index)} ${match[0]}: ${because}`);
      }
    }
  }
  return wrong;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  readArguments('node scripts/check-hygiene.mjs');
  const wrong = checkHygiene(fileURLToPath(new URL('..', import.meta.url)));
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) process.exitCode = 1;
}
