/** A release is started and restored as a host does: by root, for the user of the service. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './ensure-deps.mjs';
import { layOut } from './pack.mjs';

/** Root acts for a user of its own number, who needs no account. Anyone else has only one user to act for. */
const service =
  process.getuid?.() === 0
    ? { uid: 61_944, gid: 61_945 }
    : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };

let folder: string;
let node = process.execPath;
const at = (...names: string[]): string => path.join(folder, ...names);

beforeAll(() => {
  // The repository may lie where only its owner may look.
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sztab-service-'));
  fs.chmodSync(folder, 0o755);
  layOut(root, at('sztab'));
  if (spawnSync(node, ['--version'], { ...service, cwd: folder }).status !== 0) {
    node = at('node');
    fs.copyFileSync(process.execPath, node);
  }
  fs.mkdirSync(at('data'), { mode: 0o700 });
  fs.chownSync(at('data'), service.uid, service.gid);
}, 60_000);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function byRoot(...args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [at('sztab/cli/bin/sztab.mjs'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, SZTAB_DATA: at('data') },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}

/** Starts the server as the service's user, lets a guest in or asks who it is, and stops it. */
async function servedTo(cookie: string): Promise<{ cookie: string; name: string }> {
  const program = at('sztab/server/dist/main.js');
  const child = spawn(node, [program, '--port', '0', '--data', at('data')], {
    ...service,
    cwd: folder,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  const site = /http:\/\/localhost:\d+/.exec(said)?.[0];
  expect(site, said).toBeDefined();
  const headers = { 'content-type': 'application/json', origin: site as string };
  const body = JSON.stringify({ name: 'Zofia', language: 'pl' });
  const answer =
    cookie === ''
      ? await fetch(`${site}/api/guest`, { method: 'POST', headers, body })
      : await fetch(`${site}/api/me`, { headers: { cookie } });
  const { name } = (await answer.json()) as { name: string };
  const given = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  return { cookie: given, name };
}

const strangers = (): string[] =>
  fs.readdirSync(at('data')).filter((name) => {
    const { uid, gid } = fs.statSync(at('data', name));
    return uid !== service.uid || gid !== service.gid;
  });

test('a backup that root restores is opened by the server of another user, over an old file and in an empty folder', async () => {
  const { cookie } = await servedTo('');
  byRoot('backup', '--to', at('backup.db'));
  expect(strangers()).toEqual([]);
  byRoot('backup', '--to', at('data/backup.db'));
  expect(strangers()).toEqual([]);

  byRoot('restore', '--from', at('backup.db'));
  expect(strangers()).toEqual([]);
  expect(await servedTo(cookie)).toMatchObject({ name: 'Zofia' });

  // A crash leaves files beside the database; a lock that root made is given back, too.
  for (const name of fs.readdirSync(at('data'))) fs.rmSync(at('data', name));
  fs.writeFileSync(at('data/sztab.db-lock'), '', { mode: 0o600 });
  byRoot('restore', '--from', at('backup.db'));
  expect(strangers()).toEqual([]);
  expect(await servedTo(cookie)).toMatchObject({ name: 'Zofia' });
}, 60_000);
