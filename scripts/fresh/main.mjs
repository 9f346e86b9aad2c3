// `npm run fresh`: proves what the README promises on a machine that nobody prepared: a minimal Debian with a Node of the registry, an empty
// cache and a clone. For every release; it takes an hour for all three Nodes, so it is no part of `npm test`.
//   --node 22            one Node instead of 20, 22 and 24
//   --only start         one part: start, games, test or image; may be given several times
//   --user               tests (and --run) as an ordinary user, with what they need of the machine installed before
//   --debian FOLDER      a minimal root that mmdebstrap made before; it is copied
//   --run 'npm run lint' another command instead of the parts
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from '../arguments.mjs';
import { buildImage } from './image.mjs';
import { makeDebian, makeRoot, removeRoots, runInRoot, whileInRoot } from './root.mjs';

const project = fileURLToPath(new URL('../..', import.meta.url));
const HOME = '/root';
const CLONE = '/srv/sztab';
const NODES = ['20', '22', '24'];
const USAGE = `npm run fresh [-- …]
  --node 22            one Node instead of 20, 22 and 24
  --only start         one part: start, games, test or image; may be given several times
  --user               the tests as an ordinary user
  --debian FOLDER      a minimal root that mmdebstrap made before; it is copied
  --run COMMAND        another command instead of the parts`;
const PARTS = ['start', 'games', 'test', 'image'];

/** What stops us before we begin, in one sentence. */
function obstacle() {
  if (process.platform !== 'linux' || process.getuid() !== 0)
    return 'fresh makes a root of its own: run it as root on Linux';
  const lacks = ['mmdebstrap', 'unshare', 'chroot'].find((name) => spawnSync('which', [name]).status !== 0);
  return lacks && `fresh needs ${lacks}: install it (on Debian: apt-get install mmdebstrap)`;
}

function asked() {
  const { values } = readArguments(USAGE, {
    options: {
      node: { type: 'string', multiple: true },
      only: { type: 'string', multiple: true },
      user: { type: 'boolean', default: false },
      run: { type: 'string' },
      debian: { type: 'string' },
    },
  });
  const { node: nodes = NODES, only = PARTS, user, run, debian } = values;
  const unknown = only.find((part) => !PARTS.includes(part));
  if (unknown) throw new Error(`${unknown} is no part: ${PARTS.join(', ')}`);
  const strange = nodes.find((node) => !/^\d+$/.test(node));
  if (strange) throw new Error(`Node is named by its major version, such as 22, not ${strange}`);
  return { nodes, parts: run ? [] : only, user, run, debian };
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const rows = [];

/** One line when it begins, one when it ends, and a row of the table. A part that fails does not keep the others from being tried. */
async function part(on, what, does) {
  const began = performance.now();
  console.log(`fresh: ${on}: ${what} …`);
  let found;
  let good = true;
  try {
    found = (await does()) ?? '';
  } catch (error) {
    good = false;
    found = error.message.split('\n')[0];
    console.error(error.message);
  }
  const time = seconds(began);
  rows.push([on, what.length > 44 ? `${what.slice(0, 43)}…` : what, good ? 'good' : 'FAILED', time, found]);
  console.log(`fresh: ${on}: ${what}: ${good ? 'good' : 'FAILED'} (${time})${found && ` ${found}`}`);
  return good;
}

async function freePort() {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Every part begins as a stranger does: with a clone, and nothing fetched before. */
function clone(root, owner) {
  for (const place of [CLONE, path.join(HOME, '.npm')])
    fs.rmSync(path.join(root, place), { recursive: true, force: true });
  const args = ['clone', '--quiet', '--no-hardlinks', project, path.join(root, CLONE)];
  const { status, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git clone failed:\n${stderr}`);
  if (owner) spawnSync('chroot', [root, 'chown', '-R', owner, CLONE]);
}

/** What a newcomer may read before the site answers: npm's echo of the command, our progress, the address. */
const EXPECTED = /^(?:$|> |sztab: |Sztab |.*http:\/\/localhost)/;

async function start(root, log) {
  clone(root);
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const status = (place) =>
    fetch(site + place).then(
      (answer) => answer.status,
      () => 0,
    );
  const command = ['npm', 'start', '--', '--port', String(port)];
  let noise = [];
  await whileInRoot(
    root,
    { at: CLONE, command },
    log,
    async () => (await status('/ready')) === 200,
    async (said) => {
      const home = await status('/');
      if (home !== 200) throw new Error(`GET / was answered with ${home}`);
      console.log(said().replace(/^/gm, '    '));
      noise = said()
        .split('\n')
        .filter((line) => !EXPECTED.test(line));
    },
  );
  if (noise.length > 0) throw new Error(`a newcomer would read ${noise.length} lines too many:\n${noise.join('\n')}`);
  return 'GET /ready and GET / are 200';
}

function games(root, log) {
  clone(root);
  const { good, said } = runInRoot(root, { at: CLONE, command: ['npx', 'sztab', 'games'] }, log);
  const wanted = fs.readdirSync(path.join(project, 'games')).filter((name) => isGame(name));
  const absent = wanted.filter((name) => !said.includes(name));
  if (!good || absent.length > 0) throw new Error(`npx sztab games did not list ${absent.join(', ')}:\n${said}`);
  return `${wanted.length} games`;
}

const isGame = (name) => fs.existsSync(path.join(project, 'games', name, 'rules'));

/** An ordinary user can install nothing, so what the tests look for is installed before. */
function ordinaryUser(root, log) {
  const script = `set -e
    apt-get update && apt-get install -y --no-install-recommends postgresql chromium-headless-shell
    useradd --create-home ordinary
    [ ! -f "$HOME/.npmrc" ] || install -o ordinary "$HOME/.npmrc" ~ordinary/.npmrc`;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const { good, said } = runInRoot(root, { at: '/', env, command: ['bash', '-c', script] }, log);
  if (!good) throw new Error(`the user could not be made:\n${said}`);
  return { user: 'ordinary:ordinary', env: { HOME: '/home/ordinary' } };
}

function tests(root, log, { user, env }) {
  clone(root, user);
  const what = { at: CLONE, user, env: { ...env, CI: 'true' }, command: ['npm', 'test'] };
  const { good, said } = runInRoot(root, what, log);
  const last = said.trimEnd().split('\n').at(-1);
  if (!good) throw new Error(`npm test: ${last}\n${said.slice(-20_000)}`);
  return last;
}

function other(root, log, { user, env }, command) {
  clone(root, user);
  const { good, said } = runInRoot(root, { at: CLONE, user, env, command: ['sh', '-c', command] }, log);
  console.log(said.replace(/^/gm, '    '));
  if (!good) throw new Error(`${command} failed`);
}

function table() {
  const widths = [0, 1, 2, 3].map((i) => Math.max(...rows.map((row) => row[i].length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

async function everything({ nodes, parts, user, run, debian: made }) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sztab-fresh-'));
  const log = path.join(folder, 'log');
  const began = performance.now();
  const { stdout } = spawnSync('git', ['-C', project, 'log', '-1', '--format=%h %s'], { encoding: 'utf8' });
  console.log(`fresh: ${stdout.trim()}`);
  if (spawnSync('git', ['-C', project, 'status', '--porcelain'], { encoding: 'utf8' }).stdout)
    console.log('fresh: what is not committed is not in the clone');
  try {
    const debian = made ?? path.join(folder, 'debian');
    if (!made && !(await part('Debian', 'minimal root', () => makeDebian(debian)))) return;
    const needsNode = run || parts.some((name) => name !== 'image');
    for (const node of needsNode ? nodes : []) {
      const on = `Node ${node}`;
      const root = path.join(folder, `node-${node}`);
      const good = await part(on, 'root', () => {
        const versions = makeRoot(debian, root, node);
        return `Node ${versions.node}, npm ${versions.npm}`;
      });
      if (good) {
        let who = {};
        const made = user
          ? await part(on, 'an ordinary user', () => {
              who = ordinaryUser(root, log);
            })
          : true;
        if (run && made) await part(on, run, () => other(root, log, who, run));
        if (parts.includes('start')) await part(on, 'npm start', () => start(root, log));
        if (parts.includes('games')) await part(on, 'npx sztab games', () => games(root, log));
        if (parts.includes('test') && made) await part(on, 'npm test', () => tests(root, log, who));
      }
      removeRoots(root);
    }
    if (parts.includes('image'))
      await part('Image', 'deploy/Dockerfile', async () => {
        const tell = async (what, does) => {
          if (!(await part('Image', what, does))) throw new Error(`${what} failed`);
        };
        await buildImage({ debian, folder, project, log, tell });
      });
  } finally {
    removeRoots(folder);
    console.log(
      `\n${table()}\n\nfresh: ${seconds(began)}, ${rows.every((row) => row[2] === 'good') ? 'all good' : 'FAILED'}`,
    );
  }
}

try {
  const wanted = asked();
  const trouble = obstacle();
  if (trouble) throw new Error(trouble);
  if (process.env.SZTAB_FRESH) {
    await everything(wanted);
    process.exitCode = rows.length > 0 && rows.every((row) => row[2] === 'good') ? 0 : 1;
  } else {
    // Mounts and processes of our own, which end with us however we end; the shell buries the orphans among them.
    const apart = ['--mount', '--pid', '--fork', '--kill-child', '--propagation', 'private', '--mount-proc'];
    const again = [
      'sh',
      '-c',
      '"$@"; exit $?',
      'sh',
      process.execPath,
      fileURLToPath(import.meta.url),
      ...process.argv.slice(2),
    ];
    const { status } = spawnSync('unshare', [...apart, ...again], {
      stdio: 'inherit',
      env: { ...process.env, SZTAB_FRESH: '1' },
    });
    process.exitCode = status ?? 1;
  }
} catch (error) {
  console.error(`fresh: ${error.message}`);
  process.exitCode = 2;
}
