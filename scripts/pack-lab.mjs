// `node scripts/pack-lab.mjs`: the command line with its games, bots and Node itself as one tarball, for a bare Linux that shall train or let bots play.
// There: tar xzf lab.tar.gz && lab/sztab train operation-most-iii
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.mjs';
import { build } from './build.mjs';
import { root } from './ensure-deps.mjs';
import { filesOfPackages, ownFiles, tarball } from './pack.mjs';
import { workspaceFolders } from './workspaces.mjs';

/** Rooms that a lab needs. The command line knows the server's flags; but no server is opened, so the packages it runs with stay at home. */
const ROOMS = /^(?:kernel|bots|cli|server|games(?:\/[^/]+)?)\//;

/** Libraries that Node is linked with and a bare system may lack. */
const LIBRARIES = /(?:libstdc\+\+|libgcc_s)\.so/;

/** Where the packages of these rooms lie, and those they need in turn, as Node would find them. */
export function packagesOf(rooms) {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const found = new Set();
  const take = (from, name) => {
    for (let at = from; ; at = at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '') {
      const place = path.posix.join(at, 'node_modules', name);
      if (packages[place]) {
        if (packages[place].link || found.has(place) || !fs.existsSync(path.join(root, place))) return;
        found.add(place);
        const { dependencies = {}, optionalDependencies = {} } = packages[place];
        for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) take(place, next);
        return;
      }
      if (at === '') return;
    }
  };
  for (const room of rooms) for (const name of Object.keys(packages[room]?.dependencies ?? {})) take(room, name);
  return [...found];
}

/** Lays everything but Node out under `folder`. */
export function layOutLab(folder) {
  const rooms = workspaceFolders(root).filter((room) => ROOMS.test(`${room}/`));
  const files = [
    ...ownFiles(root).filter((file) => ROOMS.test(file)),
    ...filesOfPackages(root, packagesOf(rooms.filter((room) => room !== 'server')), process),
  ];
  for (const file of files) {
    const to = path.join(folder, file);
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.copyFileSync(path.join(root, file), to);
  }
  fs.mkdirSync(path.join(folder, 'node_modules/@sztab'), { recursive: true });
  for (const room of rooms) {
    const { name } = JSON.parse(fs.readFileSync(path.join(root, room, 'package.json'), 'utf8'));
    fs.symlinkSync(path.join('../..', room), path.join(folder, 'node_modules', name));
  }
  const start = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
"$here/node" --version >/dev/null 2>&1 || export LD_LIBRARY_PATH="$here/lib"
exec "$here/node" "$here/cli/dist/main.js" "$@"
`;
  fs.writeFileSync(path.join(folder, 'sztab'), start, { mode: 0o755 });
}

/** Node without what only a debugger reads, and the libraries it is linked with. */
function addNode(folder) {
  const node = path.join(folder, 'node');
  fs.copyFileSync(fs.realpathSync(process.execPath), node);
  spawnSync('strip', [node], { stdio: 'ignore' });
  fs.mkdirSync(path.join(folder, 'lib'));
  for (const [, name, file] of execFileSync('ldd', [node], { encoding: 'utf8' }).matchAll(/(\S+) => (\S+)/g))
    if (LIBRARIES.test(name)) fs.copyFileSync(fs.realpathSync(file), path.join(folder, 'lib', name));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { positionals } = readArguments('node scripts/pack-lab.mjs [FILE]', { most: 1 });
  build();
  const file = path.resolve(positionals[0] ?? path.join(root, 'dist/lab.tar.gz'));
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'sztab-lab-'));
  try {
    layOutLab(path.join(work, 'lab'));
    addNode(path.join(work, 'lab'));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    tarball(path.join(work, 'lab'), file, 0);
    console.log(`${file}: ${(fs.statSync(file).size / 1e6).toFixed(1)} MB`);
  } finally {
    fs.rmSync(work, { recursive: true });
  }
}
