// `npm run release`: everything that must hold before a release, the tarball, and what to do next. `--pack`: only the tarball, to try it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.mjs';
import { build } from './build.mjs';
import { buildWeb } from './build-web.mjs';
import { missingParts, sectionOf } from './changelog.mjs';
import { ensureDeps, root } from './ensure-deps.mjs';
import { layOut, tarball } from './pack.mjs';
import { raised } from './raise.mjs';
import { tryRelease } from './try-release.mjs';
import { packages } from './workspaces.mjs';

/** Why this cannot be released, each in a sentence; an empty list if it can. */
export function refusals({ all, changed, tags, changelog }) {
  const [{ version }] = all;
  const section = sectionOf(changelog, version);
  const elsewhere = all.filter((one) => JSON.stringify(raised(one, version)) !== JSON.stringify(one));
  return [
    ...(changed.length > 0 ? [`what was changed is not committed: ${changed.join(', ')}`] : []),
    ...(tags.includes(`v${version}`) ? [`v${version} is tagged already; npm run raise makes the next one`] : []),
    ...elsewhere.map(({ name }) => `${name} is not of version ${version}; npm run raise ${version} sets them all`),
    ...(section === undefined ? [`CHANGELOG.md has no section ## ${version}`] : []),
    ...missingParts(section ?? '').map((part) => `CHANGELOG.md says nothing under ${version}, ### ${part}`),
  ];
}

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]} failed; a release is made in a clone`);
  return stdout.split('\n').filter(Boolean);
};

const facts = () => ({
  all: packages(root),
  changed: git('status', '--porcelain').map((line) => line.slice(3)),
  tags: git('tag', '--list'),
  changelog: fs.readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'),
});

/** A command of ours; whatever it says is shown. */
function runs(script) {
  console.log(`\n== npm run ${script}`);
  const { status } = spawnSync('npm', ['run', '--silent', script], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm run ${script} failed; there is no release`);
}

/** Why a machine cannot be made from nothing here; null if it can. */
function noFreshMachine() {
  if (process.getuid?.() !== 0) return 'it needs root';
  const lacks = ['mmdebstrap', 'unshare', 'chroot'].find((name) => spawnSync('which', [name]).status !== 0);
  return lacks === undefined ? null : `it needs ${lacks}`;
}

function check() {
  const left = [];
  runs('test');
  runs('size');
  const why = noFreshMachine();
  if (why === null) runs('fresh');
  else left.push(`npm run fresh was not run: ${why}. Run it elsewhere before you publish.`);
  return left;
}

/** The tarball and its sum, in dist/. */
async function pack(version) {
  ensureDeps();
  build();
  buildWeb();
  const name = `sztab-${version}`;
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'sztab-pack-'));
  const file = path.join(root, 'dist', `${name}-${process.platform}-${process.arch}.tar.gz`);
  try {
    const files = layOut(root, path.join(work, name));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    tarball(path.join(work, name), file, git('log', '-1', '--format=%ct')[0]);
    const sum = createHash('sha256').update(fs.readFileSync(file)).digest('hex');
    fs.writeFileSync(`${file}.sha256`, `${sum}  ${path.basename(file)}\n`);
    const mega = (fs.statSync(file).size / 1024 / 1024).toFixed(1);
    console.log(`\n${path.relative(root, file)}: ${files} files, ${mega} MB\nsha256 ${sum}`);
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
  await tryRelease(file, version);
  console.log('Unpacked in an empty folder it starts, answers and plays, with Node and nothing else.');
  return path.relative(root, file);
}

function next(version, file, left) {
  const steps = [
    ...left,
    `git tag -a v${version} -m "Sztab ${version}" && git push origin v${version}`,
    `Publish ${file} and ${file}.sha256 under that tag, with these notes (CHANGELOG.md, ## ${version}).`,
    `npm run fixture, and commit upgrades/${version}/: every later release opens what this one leaves behind.`,
    'The tarball is for machines like this one; on others npm ci --omit=dev inside it fetches the two packages that were compiled for them.',
    'npm run raise to the next version, and a new section in CHANGELOG.md.',
  ];
  console.log(`\nWhat to do next:\n${steps.map((step, i) => `${i + 1}. ${step}`).join('\n')}`);
}

async function release(only) {
  const [{ version }] = packages(root);
  if (only) {
    console.log('Only the tarball: nothing is checked, so this is no release.');
    await pack(version);
    return;
  }
  const wrong = refusals(facts());
  if (wrong.length > 0) throw new Error(`${version} cannot be released:\n  ${wrong.join('\n  ')}`);
  const left = check();
  const file = await pack(version);
  next(version, file, left);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const usage = `npm run release [-- --pack]
Tries everything that must hold before a release and packs it; --pack: packs only.`;
  const { values } = readArguments(usage, { options: { pack: { type: 'boolean' } } });
  try {
    await release(values.pack === true);
  } catch (error) {
    console.error(`sztab: ${error.message}`);
    process.exitCode = 1;
  }
}
