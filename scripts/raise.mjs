// `npm run raise 0.3.0`: one version for the root, every workspace, what they need of each other, and the lock.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.mjs';
import { root } from './ensure-deps.mjs';
import { workspaceFolders } from './workspaces.mjs';

const DEPENDENCIES = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/** What a package.json, or its entry in the lock, is with this version. */
export function raised(entry, version) {
  const next = { ...entry };
  if (entry.version !== undefined) next.version = version;
  for (const kind of DEPENDENCIES.filter((name) => entry[name]))
    next[kind] = Object.fromEntries(
      Object.entries(entry[kind]).map(([name, wanted]) => [name, name.startsWith('@sztab/') ? version : wanted]),
    );
  return next;
}

function change(file, edit) {
  const place = path.join(root, file);
  fs.writeFileSync(place, `${JSON.stringify(edit(JSON.parse(fs.readFileSync(place, 'utf8'))), null, 2)}\n`);
}

function raise(version) {
  const folders = ['', ...workspaceFolders(root)];
  for (const folder of folders) change(path.posix.join(folder, 'package.json'), (one) => raised(one, version));
  change('package-lock.json', (lock) => ({
    ...lock,
    version,
    packages: Object.fromEntries(
      Object.entries(lock.packages).map(([where, entry]) => [
        where,
        folders.includes(where) ? raised(entry, version) : entry,
      ]),
    ),
  }));
  return folders.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { positionals } = readArguments('npm run raise VERSION', { most: 1 });
  const [version = ''] = positionals;
  if (/^\d+\.\d+\.\d+$/.test(version)) {
    console.log(`${raise(version)} packages and the lock are ${version} now; CHANGELOG.md wants a section of it.`);
  } else {
    console.error(`sztab: a version such as 0.3.0 is needed, not "${version}"`);
    process.exitCode = 2;
  }
}
