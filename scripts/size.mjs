// `npm run size`: what a visitor downloads, compressed, against the budget, and what a host installs. Exit 1 if a budget is broken.
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readArguments } from './arguments.mjs';
import { prepare } from './build.mjs';
import { root } from './ensure-deps.mjs';
import { productionPackages, productionSize } from './production.mjs';

readArguments('npm run size');

const FIRST_LOAD = 180;
const ONE_GAME = 110;
/** What the bots of a game have learned, to think by and to tell chances by: only a worker loads it, once somebody plays against them. */
const WEIGHTS = 48;
const CHANCES = 48;

prepare();

const dist = path.join(root, 'web/dist');
const manifest = JSON.parse(fs.readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
const gzipped = (file) => gzipSync(fs.readFileSync(path.join(dist, file)), { level: 9 }).length;
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/** A module with everything that must be there before it runs: scripts and styles. */
function filesOf(key, found = new Set()) {
  const { file, imports = [], css = [] } = manifest[key];
  if (found.has(file)) return found;
  found.add(file);
  for (const style of css) found.add(style);
  for (const other of imports) filesOf(other, found);
  return found;
}
const filesOfAll = (keys) => new Set(keys.flatMap((key) => [...filesOf(key)]));

/** What `/` loads: the page itself, and what home fetches once it is up. */
const AT_HOME = [/^index\.html$/, /^src\/home\/covers\.ts$/, /workbox-window/];
const first = filesOfAll(Object.keys(manifest).filter((key) => AT_HOME.some((pattern) => pattern.test(key))));
// Of the calendar's pages home loads that of the month; the largest counts.
const weight = (key) => [...filesOf(key)].reduce((sum, file) => sum + gzipped(file), 0);
const pages = Object.keys(manifest).filter((key) => /virtual:day-notes\/month-\d+$/.test(key));
const largest = pages.sort((a, b) => weight(b) - weight(a))[0];
if (!largest) throw new Error('home has no page of the calendar');
for (const file of filesOf(largest)) first.add(file);
for (const file of ['index.html', 'theme.js']) first.add(file);

const games = [...new Set(Object.keys(manifest).flatMap((key) => /^\.\.\/games\/([^/]+)\//.exec(key)?.[1] ?? []))];
const assets = fs.readdirSync(path.join(dist, 'assets')).map((name) => `assets/${name}`);

const over = [];
function report(what, files, budget) {
  const sizes = [...files].map((file) => [file, gzipped(file)]).sort(([, a], [, b]) => b - a);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  console.log(`\n${what}: ${kb(total)}${budget ? ` of ${budget} KB` : ''}`);
  for (const [file, size] of sizes) console.log(`  ${kb(size).padStart(9)}  ${file}`);
  if (budget && total > budget * 1024) over.push(`${what} is over its budget of ${budget} KB`);
}

report('First load', first, FIRST_LOAD);
for (const game of games) {
  // The worker of its bots fetches what the page has not fetched already.
  const own = Object.keys(manifest).filter((key) =>
    new RegExp(`^\\.\\./games/${game}/(?:index\\.ts|thinking\\.ts|board/)|bot-worker\\.ts$`).test(key),
  );
  report(
    `${game} (board, rules, words, worker)`,
    [...filesOfAll(own)].filter((file) => !first.has(file)),
    ONE_GAME,
  );
  const weights = assets.filter((file) => file.startsWith(`assets/weights-${game}-`));
  if (weights.length > 0) report(`${game} (weights of its bots)`, weights, WEIGHTS);
  const chances = assets.filter((file) => file.startsWith(`assets/chances-${game}-`));
  if (chances.length > 0) report(`${game} (chances that are told)`, chances, CHANCES);
}
// What bots have learned hangs on `thinking.ts`, and only workers may load that.
for (const [key, { imports = [], dynamicImports = [] }] of Object.entries(manifest))
  if (!key.endsWith('-worker.ts') && [...imports, ...dynamicImports].some((one) => /\/thinking\.ts$/.test(one)))
    over.push(`${key} loads bots and their weights, which is for workers alone`);

const table = Object.keys(manifest).filter((key) => key.startsWith('src/table/'));
report(
  'Table frame',
  [...filesOfAll(table)].filter((file) => !first.has(file)),
);

/** Type is compressed already, so it counts as it is. */
function reportType(what, files) {
  const size = (file) => fs.statSync(path.join(dist, file)).size;
  console.log(`\n${what}: ${kb(files.reduce((sum, file) => sum + size(file), 0))}`);
  for (const file of files) console.log(`  ${kb(size(file)).padStart(9)}  ${file}`);
}
const fonts = assets.filter((file) => file.endsWith('.woff2'));
reportType(
  'Fonts',
  fonts.filter((file) => !file.includes('latin-ext')),
);
reportType(
  'Fonts for rare letters, only if used',
  fonts.filter((file) => file.includes('latin-ext')),
);

console.log(`\nA host installs (npm ci --omit=dev): ${productionSize(root)}; the largest:`);
for (const { place, bytes } of productionPackages(root).slice(0, 8))
  console.log(`  ${kb(bytes).padStart(9)}  ${place.replace(/^.*node_modules\//, '')}`);

for (const line of over) console.error(line);
if (over.length > 0) process.exitCode = 1;
