// Some registries do not serve every platform package; npm leaves those out of the lock, and then `npm ci` calls
// them missing. This lists them in the lock, marked for their platform. Run it after every change of dependencies.
import fs from 'node:fs';
import { readArguments } from './arguments.mjs';

const OS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'sunos', 'aix', 'netbsd', 'openbsd'];
const CPU = ['arm64', 'x64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];

const { positionals } = readArguments('npm run lock:fill [FILE]', { most: 1 });
const file = positionals[0] ?? 'package-lock.json';
const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
const packages = lock.packages;

/** Does the package at `from` find `name`, looking upwards as Node does? */
function isLocked(from, name) {
  for (let folder = from; ; ) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
    const up = folder.lastIndexOf('/node_modules/');
    folder = up < 0 ? '' : folder.slice(0, up);
  }
}

let added = 0;
for (const [from, entry] of Object.entries({ ...packages })) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(from, name)) continue;
    const words = name.toLowerCase().split(/[^a-z0-9]+/);
    const os = OS.filter((o) => words.includes(o));
    const cpu = CPU.filter((c) => words.includes(c));
    packages[`node_modules/${name}`] = {
      version: range.replace(/^[^0-9]*/, ''),
      ...(cpu.length > 0 && { cpu }),
      ...(entry.dev && { dev: true }),
      ...(words.includes('musl') && { libc: ['musl'] }),
      optional: true,
      ...(os.length > 0 && { os }),
    };
    added += 1;
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${file}: ${added} platform package${added === 1 ? '' : 's'} added`);
