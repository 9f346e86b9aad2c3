import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entryRow, patchRow, tableRow } from '../testing/rows.ts';
import { backUp } from './backup.ts';
import { openStore } from './open-store.ts';
import { beginCheck, openFile } from './sqlite-file.ts';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sztab-open-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const at = (name: string): string => path.join(folder, name);

test('a store in memory, for tests', async () => {
  const store = await openStore(':memory:');
  await store.db.insertInto('tables').values(tableRow('a')).execute();
  expect(await store.append(entryRow('a', 0), patchRow())).toBe('done');
  await store.close();
});

/** A file whose tables are full of holes. */
async function damagedFile(file: string): Promise<string> {
  const store = await openStore(file);
  const rows = [...Array(1200).keys()].map((i) => tableRow(String(i)));
  // One statement has at most 32,766 values.
  for (const some of [rows.slice(0, 600), rows.slice(600)]) await store.db.insertInto('tables').values(some).execute();
  await store.close();
  const bytes = fs.readFileSync(file);
  for (let page = 4096 * 60; page < bytes.length; page += 4096) bytes.fill(7, page, page + 100);
  fs.writeFileSync(file, bytes);
  return file;
}

test('a damaged file is refused, with a word on backups', async () => {
  const file = await damagedFile(at('damaged.db'));
  await expect(openStore(file)).rejects.toMatchObject({ why: 'damaged', message: /sztab restore/ });
});

test('a large file is checked beside the server, while it is open already', async () => {
  const good = at('good.db');
  await (await openStore(good)).close();
  const damaged = await damagedFile(at('large.db'));
  expect(await beginCheck(good, openFile(good), 0).over).toBeUndefined();
  expect(await beginCheck(damaged, openFile(damaged), 0).over).toMatchObject({ why: 'damaged' });
});

test('a large file is closed in the middle of its check, and the server ends as it should', async () => {
  const file = at('busy.db');
  const connection = openFile(file);
  connection.exec(`create table filler as with recursive n (i) as (select 1 union all select i + 1 from n where i < 400000)
    select i, hex(randomblob(50)) as noise from n`);
  connection.close();
  // Node 20 knows no TypeScript; the test command builds before it tests.
  const program = fileURLToPath(new URL('../../dist/testing/close-while-checked.js', import.meta.url));
  const child = spawn(process.execPath, [program, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  expect(await text(child.stdout)).toBe('in time\n');
  expect(await exited).toEqual([0, null]);
  await (await openStore(file)).close();
});

test('what is no database of ours is left as it is', async () => {
  fs.writeFileSync(at('notes.txt'), 'Notes. '.repeat(1000));
  await expect(openStore(at('notes.txt'))).rejects.toMatchObject({ why: 'foreign' });
  expect(fs.readFileSync(at('notes.txt'), 'utf8')).toBe('Notes. '.repeat(1000));

  const other = new DatabaseSync(at('other.db'));
  other.exec('create table bookmarks (url text)');
  other.close();
  const before = fs.readFileSync(at('other.db'));
  await expect(openStore(at('other.db'))).rejects.toMatchObject({ why: 'foreign' });
  expect(fs.readFileSync(at('other.db'))).toEqual(before);
});

test('a file that cannot be', async () => {
  await expect(openStore(at('no/such/folder/x.db'))).rejects.toMatchObject({ why: 'forbidden' });
  await expect(openStore(folder)).rejects.toMatchObject({ why: 'forbidden' });
});

test('a PostgreSQL that is not there, without its password in the message', async () => {
  const trouble = openStore('postgres://sztab:secret@127.0.0.1:1/sztab');
  await expect(trouble).rejects.toMatchObject({ why: 'unreachable', message: / 127\.0\.0\.1:1\/sztab;/ });
  await expect(trouble).rejects.not.toThrow('secret');
  await expect(openStore('postgres://user:pass word@[')).rejects.toMatchObject({ why: 'address' });
});

test('two servers on one file: the second is told so, until the first is gone, however it went', async () => {
  const file = at('shared.db');
  const program = fileURLToPath(new URL('../../dist/testing/append-until-killed.js', import.meta.url));
  const child = spawn(process.execPath, [program, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  await once(child.stdout, 'data');
  const second = openStore(file);
  await expect(second).rejects.toMatchObject({
    why: 'served',
    message: /in use by another Sztab; one file has one server: close that one, .* npm start -- --data FOLDER$/,
  });
  child.kill('SIGKILL');
  await exited;
  const store = await openStore(file);
  await expect(openStore(file)).rejects.toMatchObject({ why: 'served' });
  // Whoever was refused has not taken the lock away with the door.
  await expect(openStore(file)).rejects.toMatchObject({ why: 'served' });
  backUp(file, at('shared-backup.db'));
  await store.close();
  await (await openStore(file)).close();
});

test('nobody else on the machine may read a database, what lies beside it, or a backup', async () => {
  const file = at('private.db');
  fs.writeFileSync(file, '', { mode: 0o644 });
  const store = await openStore(file);
  await store.db.insertInto('tables').values(tableRow('a')).execute();
  await store.append(entryRow('a', 0), patchRow());
  backUp(file, at('private-backup.db'));
  const mode = (name: string): string => (fs.statSync(at(name)).mode & 0o777).toString(8);
  const made = fs.readdirSync(folder).filter((name) => name.startsWith('private'));
  expect(made.map((name) => `${name} ${mode(name)}`).sort()).toEqual([
    'private-backup.db 600',
    'private.db 600',
    'private.db-lock 600',
    'private.db-shm 600',
    'private.db-wal 600',
  ]);
  await store.close();
});

test('a file that was closed is whole by itself: what lay beside it is in it', async () => {
  const file = at('closed.db');
  const store = await openStore(file);
  await store.db.insertInto('tables').values(tableRow('a')).execute();
  for (let seq = 0; seq < 50; seq++) await store.append(entryRow('a', seq), patchRow());
  expect(fs.statSync(`${file}-wal`).size).toBeGreaterThan(fs.statSync(file).size);
  await store.close();
  fs.copyFileSync(file, at('copy.db'));
  const copy = await openStore(at('copy.db'));
  expect(await copy.db.selectFrom('entries').select('seq').execute()).toHaveLength(50);
  await copy.close();
});
