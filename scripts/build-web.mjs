// Builds the web client into web/dist when it is missing or older than anything it is made of.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './ensure-deps.mjs';
import { listFiles } from './files.mjs';
import { quietly } from './quietly.mjs';

const SOURCES = ['web', 'pieces', 'games', 'kernel', 'bots', 'protocol'];
const notPartOfIt = /(?:\.test\.tsx?|\.tsbuildinfo|\.d\.ts)$|\/records\//;

const changed = (file) => fs.statSync(path.join(root, file)).mtimeMs;

/** The service worker is written last: without it, a build was broken off. */
export function isWebStale() {
  const built = ['web/dist/index.html', 'web/dist/sw.js'];
  if (!built.every((file) => fs.existsSync(path.join(root, file)))) return true;
  const since = changed('web/dist/index.html');
  const sources = SOURCES.flatMap((folder) => listFiles(root, folder)).filter((file) => !notPartOfIt.test(file));
  return ['package-lock.json', ...sources].some((file) => changed(file) > since);
}

/** Throws when Vite finds an error. Needs the compiled shelf, so `build` comes first; says everything on stderr. */
export function buildWeb() {
  if (!isWebStale()) return;
  console.error('sztab: building the web client …');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const trouble = 'the web client could not be built; Vite says above where';
  quietly(process.execPath, [vite, 'build', 'web', '--logLevel', 'warn'], trouble, { cwd: root });
}
