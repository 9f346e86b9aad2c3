// A release, tried as a host would: unpacked into an empty folder, started with Node and nothing else, asked, and played at.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const GAME = 'operation-most-iii';

/** Nothing of the repository, of npm or of the compiler can be found from here. */
const bare = (folder) => ({ HOME: folder, PATH: path.dirname(process.execPath) });

function say(folder, args, expected) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/bin/sztab.mjs', ...args], {
    cwd: folder,
    env: bare(folder),
    encoding: 'utf8',
  });
  if (status !== 0 || !expected.test(stdout)) throw new Error(`sztab ${args.join(' ')} said: ${stdout}${stderr}`);
}

/** A guest opens a table against a bot and sits down; the game begins, and the bot's first move comes back. */
async function playAt(site) {
  const headers = { 'content-type': 'application/json', origin: site };
  const ask = async (method, place, body) => {
    const answer = await fetch(`${site}${place}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (!answer.ok) throw new Error(`${method} ${place}: ${answer.status} ${await answer.text()}`);
    const [cookie] = answer.headers.getSetCookie();
    if (cookie) headers.cookie = cookie.split(';', 1)[0];
    return answer.json();
  };
  await ask('POST', '/api/guest', { name: 'Host', language: 'en' });
  const chairs = [{ is: 'me' }, { is: 'bot', level: 'recruit' }];
  const wish = { game: GAME, options: {}, chairs, drawn: false, access: 'link', pace: { is: 'none' } };
  const { id } = await ask('POST', '/api/tables', wish);
  await ask('POST', `/api/tables/${id}/ready`, { ready: true, entropy: '00'.repeat(16) });
  for (let tries = 0; tries < 120; tries++) {
    const { went } = await ask('GET', `/api/tables/${id}/course`);
    if (went.steps.length > 1) return;
    await wait(250);
  }
  throw new Error('the bot made no move within half a minute');
}

async function serveAndPlay(folder) {
  const server = spawn(
    process.execPath,
    ['server/dist/main.js', '--port', '0', '--data', path.join(folder, 'data'), '--window', '0'],
    { cwd: folder, env: bare(folder), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    const [open] = await Promise.race([
      new Promise((resolve) => server.stdout.once('data', (text) => resolve([String(text)]))),
      ended.then(() => ['']),
    ]);
    const [site] = /http:\/\/localhost:\d+/.exec(open) ?? [];
    if (!site) throw new Error(`the server did not open: ${open}`);
    for (const [place, expected] of [
      ['/ready', /^ready$/],
      ['/', /<script type="module"/],
    ]) {
      const text = await (await fetch(site + place)).text();
      if (!expected.test(text)) throw new Error(`${place} answered: ${text.slice(0, 200)}`);
    }
    await playAt(site);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/** Throws when something does not work. */
export async function tryRelease(file, version) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sztab-release-'));
  try {
    const { status } = spawnSync('tar', ['-xf', file, '-C', folder, '--strip-components=1'], { stdio: 'inherit' });
    if (status !== 0) throw new Error('the tarball cannot be unpacked');
    say(folder, ['--version'], new RegExp(`^${version}\n$`));
    say(folder, ['games'], new RegExp(GAME));
    say(folder, ['sim', GAME, '--games', '4', '--bots', 'greedy,random'], /4/);
    await serveAndPlay(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
