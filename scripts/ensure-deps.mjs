// Installs the locked dependencies when node_modules is missing or does not match package-lock.json.
// Built-ins only: this runs on a fresh clone, before anything is installed.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.mjs';
import { quietly } from './quietly.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

function lockedPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * npm keeps its own account of what it installed in node_modules/.package-lock.json, written last. Comparing with that
 * (rather than with a stamp of ours) also knows about an `npm ci` or `npm install` that somebody ran by hand.
 */
function isInstalled() {
  const wanted = lockedPackages('package-lock.json');
  const installed = lockedPackages('node_modules/.package-lock.json');
  if (!wanted || !installed) return false;
  // Our own folders need no installing, whatever their version. Optional packages belong to other platforms: npm leaves them out, rightly.
  return Object.entries(wanted).every(
    ([where, entry]) =>
      !where.includes('node_modules/') || entry.optional || installed[where]?.version === entry.version,
  );
}

/** Throws when npm fails. Says nothing when there is nothing to do, and one line on stderr otherwise. */
export function ensureDeps() {
  if (isInstalled()) return;
  console.error('sztab: installing the locked dependencies (npm ci) …');
  quietly('npm', ['ci', '--no-audit', '--no-fund'], 'npm ci failed; its own message is above', {
    cwd: root,
    shell: process.platform === 'win32', // npm is a .cmd file there
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  readArguments('node scripts/ensure-deps.mjs');
  ensureDeps();
}
