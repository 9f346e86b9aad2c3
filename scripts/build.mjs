// Compiles every package into its dist/. `tsc -b` is incremental: with nothing to do it takes a fraction of a second.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.mjs';
import { buildWeb } from './build-web.mjs';
import { ensureDeps, root } from './ensure-deps.mjs';
import { quietly } from './quietly.mjs';
import { workspaceFolders } from './workspaces.mjs';

/** Every workspace folder with a tsconfig.json, so that a new game is a new folder and nothing else. */
export function projects() {
  // A board is compiled apart from its game, because it alone may name the DOM.
  return workspaceFolders(root)
    .flatMap((folder) => [folder, `${folder}/board`])
    .filter((folder) => fs.existsSync(path.join(root, folder, 'tsconfig.json')));
}

/** Throws when the compiler finds an error. Speaks only of a first build, which takes a moment; always on stderr. */
export function build() {
  const folders = projects();
  if (!fs.existsSync(path.join(root, 'kernel/dist'))) console.error('sztab: compiling …');
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const trouble = 'the build failed; the compiler says above where';
  quietly(process.execPath, [tsc, '-b', ...folders], trouble, { cwd: root });
}

/** What is missing is installed and what is stale compiled; where that fails, one sentence says why, and the program ends. */
export function prepare() {
  try {
    ensureDeps();
    build();
    buildWeb();
  } catch (error) {
    console.error(`sztab: ${error.message}`);
    process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  readArguments('npm run build');
  prepare();
}
