// A machine that nobody prepared: a minimal Debian in a folder, with a Node of the registry and nothing else.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { quietly } from '../quietly.mjs';

/** The Debian of deploy/Dockerfile. */
const DEBIAN = 'bookworm';
/** What Node's own downloads bring along, by major version. */
const NPM_OF = { 20: '10', 22: '10', 24: '11' };
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** How this machine reaches its registries is its own affair, and taken along as it is. */
const CONFIGURATION = [
  '/etc/resolv.conf',
  '/etc/hosts',
  '/etc/apt/apt.conf.d',
  '/etc/ssl/certs',
  '/usr/share/ca-certificates',
  '/usr/local/share/ca-certificates',
];
const OF_THE_NETWORK = /^(?:https?_proxy|no_proxy|all_proxy|ssl_cert_file|ssl_cert_dir|node_extra_ca_certs)$/i;

/** Bare Debian, made once and copied for every root. */
export function makeDebian(folder) {
  quietly(
    'mmdebstrap',
    ['--variant=minbase', '--include=ca-certificates,git', DEBIAN, folder],
    'mmdebstrap failed; it says above why',
  );
}

/** A package of the registry, unpacked into `folder`. Returns its version. */
function unpack(wanted, folder) {
  const npm = (args) => {
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${stderr}`);
    return stdout.trim();
  };
  fs.mkdirSync(folder, { recursive: true });
  const versions = [JSON.parse(npm(['view', wanted, 'version', '--json']))].flat();
  const version = versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  const name = wanted.slice(0, wanted.lastIndexOf('@'));
  const [packed] = JSON.parse(npm(['pack', `${name}@${version}`, '--json']));
  const file = path.join(folder, packed.filename);
  quietly('tar', ['-xzf', file, '-C', folder, '--strip-components=1'], `${packed.filename} could not be unpacked`);
  fs.rmSync(file);
  return version;
}

/** Makes a root for one major version of Node out of `debian`. Returns the versions of Node and npm. */
export function makeRoot(debian, root, major) {
  quietly('cp', ['-a', debian, root], 'the root could not be copied');
  for (const place of CONFIGURATION) {
    if (!fs.existsSync(place)) continue;
    const isFolder = fs.statSync(place).isDirectory();
    const [from, to] = [isFolder ? `${place}/.` : place, path.join(root, place)];
    if (isFolder) fs.mkdirSync(to, { recursive: true });
    quietly('cp', [isFolder ? '-a' : '-L', '--remove-destination', from, to], `${place} could not be copied`);
  }
  const npmrc = path.join(process.env.HOME ?? '', '.npmrc');
  // Only the way to the registry: whatever else the host has set would not be there on a machine that nobody prepared.
  const way = (line) => /registry|proxy|auth|cafile|strict-ssl/i.test(line);
  if (fs.existsSync(npmrc)) {
    const lines = fs.readFileSync(npmrc, 'utf8').split('\n').filter(way);
    fs.writeFileSync(path.join(root, 'root/.npmrc'), `${lines.join('\n')}\n`);
  }

  const lib = path.join(root, 'usr/local/lib');
  const node = unpack(`node-linux-${process.arch}@${major}`, path.join(lib, 'node'));
  const npm = unpack(`npm@${NPM_OF[major] ?? 'latest'}`, path.join(lib, 'node_modules/npm'));
  for (const [name, at] of [
    ['node', '../lib/node/bin/node'],
    ['npm', '../lib/node_modules/npm/bin/npm-cli.js'],
    ['npx', '../lib/node_modules/npm/bin/npx-cli.js'],
  ])
    fs.symlinkSync(at, path.join(root, 'usr/local/bin', name));

  // Only in our own namespace: nobody else sees these, and they end with us.
  for (const place of ['dev', 'sys']) mount(['--rbind', `/${place}`, path.join(root, place)]);
  mount(['-t', 'proc', 'proc', path.join(root, 'proc')]);
  return { node, npm };
}

const mount = (args) => quietly('mount', args, `mount ${args.join(' ')} failed`);

const mountedIn = (folder) =>
  fs
    .readFileSync('/proc/self/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((place) => place.startsWith(`${folder}/`));

/** Removes a folder with roots in it, and never what is mounted there: that is the real machine. */
export function removeRoots(folder) {
  for (const place of mountedIn(folder).reverse()) spawnSync('umount', ['--lazy', place], { stdio: 'ignore' });
  const [left] = mountedIn(folder);
  if (left) throw new Error(`${left} could not be unmounted, so ${folder} is left as it is`);
  quietly('rm', ['-rf', '--one-file-system', folder], `${folder} could not be removed`);
}

/** The command line of something that runs in the root, and nothing of our own environment but the network's. */
function inRoot(root, { at, user, env = {}, command }) {
  const ofTheNetwork = Object.entries(process.env).filter(([name]) => OF_THE_NETWORK.test(name));
  const settings = Object.entries({ HOME: '/root', PATH, ...Object.fromEntries(ofTheNetwork), ...env });
  const all = settings.map(([name, value]) => `${name}=${value}`);
  const shell = ['/bin/sh', '-c', 'cd "$1" && shift && exec "$@"', 'sh', at, ...command];
  return ['chroot', [...(user ? [`--userspec=${user}`] : []), root, '/usr/bin/env', '-i', ...all, ...shell]];
}

/** Runs to its end; what it says goes to `log` and is returned. */
export function runInRoot(root, what, log) {
  const [program, args] = inRoot(root, what);
  const file = fs.openSync(log, 'w');
  const { status } = spawnSync(program, args, { stdio: ['ignore', file, file] });
  fs.closeSync(file);
  return { good: status === 0, said: fs.readFileSync(log, 'utf8') };
}

/** Starts a server, waits until `answers` says yes or the server is gone, hands it over, and stops it. */
export async function whileInRoot(root, what, log, answers, use) {
  const [program, args] = inRoot(root, what);
  const file = fs.openSync(log, 'w');
  const server = spawn(program, args, { stdio: ['ignore', file, file], detached: true });
  fs.closeSync(file);
  let gone = false;
  const ended = new Promise((resolve) => {
    server.once('exit', (code) => {
      gone = true;
      resolve(code);
    });
  });
  try {
    while (!(await answers())) {
      if (gone) throw new Error('it ended before it answered');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    await use(() => fs.readFileSync(log, 'utf8'));
  } finally {
    if (!gone) process.kill(-server.pid, 'SIGTERM');
    await ended;
  }
}
