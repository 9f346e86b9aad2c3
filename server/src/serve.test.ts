import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { settingsFrom } from './options.ts';
import { ServeError, serve } from './serve.ts';
import { whyNotOpened } from './store/data-folder.ts';
import { explained, explainedAtStart } from './store/sqlite-file.ts';

const settings = (port = '0') => settingsFrom({ port, database: ':memory:', log: 'silent' }, {});

test('serves, and closes even with a connection held open', async () => {
  const serving = await serve(settings());
  expect(serving.url).toMatch(/^http:\/\/localhost:\d+$/);
  const response = await fetch(serving.url); // fetch keeps the connection alive
  expect(await response.text()).toContain('Sztab');
  await serving.close();
  await expect(fetch(serving.url)).rejects.toThrow();
});

test('a port that is taken is named, with a way out', async () => {
  const first = await serve(settings());
  const port = Number(new URL(first.url).port);
  const second = serve(settings(String(port)));
  await expect(second).rejects.toThrow(ServeError);
  await expect(second).rejects.toThrow(
    `port ${port} is taken; choose another, as in npm start -- --port ${port < 65535 ? port + 1 : port - 1}`,
  );
  await first.close();
});

test('the database is made where it was wanted, and what was kept is there again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sztab-serve-'));
  const there = settingsFrom({ port: '0', data: join(folder, 'new', 'deep'), log: 'silent' }, {});
  let cookie = '';
  for (const visit of ['first', 'second']) {
    const serving = await serve(there);
    if (visit === 'first') {
      const answer = await fetch(`${serving.url}/api/guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: serving.url },
        body: JSON.stringify({ name: 'Zofia', language: 'pl' }),
      });
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    }
    const me = await fetch(`${serving.url}/api/me`, { headers: { cookie } });
    expect(await me.json()).toMatchObject({ name: 'Zofia' });
    expect((await fetch(`${serving.url}/ready`)).status).toBe(200);
    await serving.close();
  }
  rmSync(folder, { recursive: true });
});

test('a database that cannot be is named, with a way out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sztab-serve-'));
  const file = join(folder, 'note.txt');
  writeFileSync(file, 'This is no database. '.repeat(200));
  const wrong = serve(settingsFrom({ port: '0', database: file }, {}));
  await expect(wrong).rejects.toThrow(ServeError);
  await expect(wrong).rejects.toThrow(/note\.txt is not a database of Sztab/);
  await expect(serve(settingsFrom({ port: '0', data: join(file, 'below') }, {}))).rejects.toThrow(/--data/);
  rmSync(folder, { recursive: true });
});

/** In a process of its own, which can be ended where it hangs. */
function startOf(...args: string[]) {
  // Node 20 knows no TypeScript; the test command builds before it tests.
  const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));
  const options = { encoding: 'utf8', timeout: 20_000 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--port', '0', ...args], options);
  return { status, stdout, stderr };
}

test.each([
  ['/proc/nope', /^sztab: \/proc\/nope cannot be made[^\n]*; choose another folder with --data\n$/],
  [
    '/proc/self/nope/deep',
    /^sztab: \/proc\/self\/nope\/deep cannot be made[^\n]*; choose another folder with --data\n$/,
  ],
  ['/dev/null', /^sztab: \/dev\/null is a file; choose another folder with --data\n$/],
  [
    '/dev/null/deep',
    /^sztab: \/dev\/null\/deep cannot be made: a part of it is a file; choose another folder with --data\n$/,
  ],
  ['/proc', /^sztab: \/proc[^\n]* choose another folder with --data\n$/],
])('a folder that cannot be is said at once and in one sentence: %s', (folder, says) => {
  const ran = startOf('--data', folder);
  expect(ran).toMatchObject({ status: 1, stdout: '' });
  expect(ran.stderr).toMatch(says);
});

test('a full disk and a folder without permission are said with the option that helps', () => {
  const denied = Object.assign(new Error('no'), { code: 'EACCES', syscall: 'mkdir' });
  expect(whyNotOpened('/srv/deep/sztab.db', denied)).toBe(
    '/srv/deep cannot be made: this user may not write there; choose another folder with --data',
  );
  const full = new DatabaseSync(':memory:');
  full.exec('pragma max_page_count = 1');
  let error: unknown;
  try {
    full.exec('create table a (b); create table c (d)');
  } catch (thrown) {
    error = explained('/data/sztab.db', thrown);
  }
  full.close();
  expect(whyNotOpened('/data/sztab.db', error)).toBe(
    'there is no room left on the disk for /data/sztab.db; make room first, or choose another folder with --data',
  );
});

test('what SQLite cannot do at the start is a full disk where there is no room, and a mistake of ours elsewhere', () => {
  const error = new Error('cannot rollback - no transaction is active');
  expect(explainedAtStart('/data/sztab.db', error, () => 100_000)).toMatchObject({ why: 'full', cause: error });
  expect(explainedAtStart(join(tmpdir(), 'sztab.db'), error, () => 1e9)).toBe(error);
  expect(explainedAtStart(':memory:', error)).toBe(error);
});

test('an address that this machine does not have is named', async () => {
  await expect(serve(settingsFrom({ port: '0', database: ':memory:', host: '192.0.2.1' }, {}))).rejects.toThrow(
    'this machine has no address 192.0.2.1; choose another with --host',
  );
});
