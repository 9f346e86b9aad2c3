// What a release is made of: what was built, and the packages that run with it. No sources, no tests, nothing that builds.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from './files.mjs';
import { workspaceFolders } from './workspaces.mjs';

/** Rooms that run on a server; pages come as web/dist, and boards with them. */
const RUNS = /^(?:kernel|protocol|bots|server|cli|games(?:\/[^/]+)?)$/;
/** For tests and for whoever draws; no program loads them. `kernel/dist/testing` is what `sztab fuzz` runs. */
const NOT_RUN = /^server\/dist\/testing\/|^games\/[^/]+\/dist\/(?:board|testing)\//;
/** Data that is loaded beside the code: what bots have learned, and texts. */
const DATA = /\.json$/;
const PAPERS = /^(?:LICENSE|[A-Z]+\.md|games\/[^/]+\/README\.md|\.npmrc|\.nvmrc|docs\/.*|deploy\/.*)$/;
/** What packages bring along and no program reads. */
const IDLE =
  /\.test\.[cm]?js$|\.(?:map|[cm]?ts|tsx|gyp|gypi|flow)$|(?:^|\/)(?:tests?|__tests__|benchmarks?|examples?)\//;

const walk = (root, folder) =>
  fs.existsSync(path.join(root, folder))
    ? fs
        .readdirSync(path.join(root, folder), { withFileTypes: true })
        .flatMap((entry) => (entry.isDirectory() ? walk(root, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`]))
    : [];

/** Compiled files whose source is still there: a renamed one leaves its old self behind in dist/. */
function compiled(root, folder) {
  const sources = fs.existsSync(path.join(root, folder, 'src')) ? `${folder}/src` : folder;
  return walk(root, `${folder}/dist`).filter((file) => {
    if (NOT_RUN.test(file)) return false;
    if (!DATA.test(file) && !file.endsWith('.js')) return false;
    const source = `${sources}/${file.slice(`${folder}/dist/`.length).replace(/\.js$/, '.ts')}`;
    return fs.existsSync(path.join(root, source));
  });
}

const IMPORTED = /(?:from |import |import\()'(\.[^']+\.[cm]js)'/g;

/** A script with all that it imports from beside it. */
function scriptWith(root, file, found = new Set()) {
  if (found.has(file)) return found;
  // Compiled files are packed with their package.
  if (file.includes('/dist/')) return found;
  found.add(file);
  for (const [, specifier] of fs.readFileSync(path.join(root, file), 'utf8').matchAll(IMPORTED))
    scriptWith(root, path.posix.join(path.posix.dirname(file), specifier), found);
  return found;
}

/** Our own files. */
export function ownFiles(root) {
  const folders = workspaceFolders(root);
  return [
    'package.json',
    'package-lock.json',
    // Those that do not run, too: `npm ci --omit=dev` wants to see every room that the lock names.
    ...folders.map((folder) => `${folder}/package.json`),
    ...folders.filter((folder) => RUNS.test(folder)).flatMap((folder) => compiled(root, folder)),
    ...walk(root, 'web/dist'),
    ...scriptWith(root, 'cli/bin/sztab.mjs'),
    ...listFiles(root).filter((file) => PAPERS.test(file)),
  ].sort();
}

/** Folders of the packages that a server runs with, as the lock has them and this machine has installed them. */
export function runningPackages(root) {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([place, { dev, devOptional, link }]) => place.includes('node_modules/') && !dev && !devOptional && !link)
    .map(([place]) => place)
    .filter((place) => fs.existsSync(path.join(root, place, 'package.json')));
}

/** The files of all of them. */
export const packageFiles = (root, machine) => filesOfPackages(root, runningPackages(root), machine);

/**
 * Their files. Packages inside of packages are listed by themselves; what was compiled for other machines stays here.
 * @param {string} root
 * @param {readonly string[]} places
 * @param {{ platform: string, arch: string }} machine
 */
export function filesOfPackages(root, places, { platform, arch }) {
  const here = `/prebuilds/${platform}-${arch}/`;
  return places.flatMap((place) =>
    walk(root, place).filter((file) => {
      const inside = file.slice(place.length);
      if (inside.includes('/node_modules/') || IDLE.test(inside)) return false;
      return !inside.startsWith('/prebuilds/') || inside.startsWith(here);
    }),
  );
}

/** How it is started where nothing is built. The rest of package.json stays: the lock has to fit it. */
const asReleased = (manifest) => ({
  ...manifest,
  scripts: {
    start: 'node --max-semi-space-size=64 server/dist/main.js',
    sztab: 'node cli/bin/sztab.mjs',
  },
});

/** Lays everything out under `folder`. Returns the number of files. */
export function layOut(root, folder) {
  const files = [...ownFiles(root), ...packageFiles(root, process)];
  for (const file of files) {
    const to = path.join(folder, file);
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.copyFileSync(path.join(root, file), to);
  }
  const manifest = path.join(folder, 'package.json');
  fs.writeFileSync(manifest, `${JSON.stringify(asReleased(JSON.parse(fs.readFileSync(manifest, 'utf8'))), null, 2)}\n`);
  // Rooms find each other as npm lets them.
  fs.mkdirSync(path.join(folder, 'node_modules/@sztab'), { recursive: true });
  for (const room of workspaceFolders(root).filter((one) => RUNS.test(one))) {
    const { name } = JSON.parse(fs.readFileSync(path.join(root, room, 'package.json'), 'utf8'));
    fs.symlinkSync(path.join('../..', room), path.join(folder, 'node_modules', name));
  }
  return files.length;
}

/** A tarball of a folder; of the same files it is the same byte for byte. `seconds`: the time that all files get. */
export function tarball(folder, file, seconds) {
  const args = [
    '--sort=name',
    `--mtime=@${seconds}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
  ];
  const from = ['-C', path.dirname(folder), path.basename(folder)];
  const { status } = spawnSync('tar', [...args, '--use-compress-program=gzip -9n', '-cf', file, ...from], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('tar could not pack the release; GNU tar is needed');
}
