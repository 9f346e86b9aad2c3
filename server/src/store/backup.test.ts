import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { folderForEachTest } from '../testing/folder.ts';
import { entryRow, NOW, patchRow, tableRow } from '../testing/rows.ts';
import { backUp, restore } from './backup.ts';
import { openStore } from './open-store.ts';

const at = folderForEachTest();

// Node 20 knows no TypeScript; the test command builds before it tests.
const RESTORE = fileURLToPath(new URL('../../dist/testing/restore-until-killed.js', import.meta.url));

/** A database with a table and this many entries, closed. */
async function played(name: string, entries: number): Promise<string> {
  const store = await openStore(at(name));
  await store.db.insertInto('tables').values(tableRow('a')).execute();
  for (let seq = 0; seq < entries; seq++) await store.append(entryRow('a', seq), patchRow());
  await store.close();
  return at(name);
}

async function entriesIn(file: string): Promise<number> {
  const store = await openStore(file);
  const entries = await store.db.selectFrom('entries').select('seq').execute();
  await store.close();
  return entries.length;
}

const now = new Date(NOW);

test('a backup of a running server shows one moment, and the server plays on', async () => {
  const store = await openStore(at('live.db'));
  await store.db.insertInto('tables').values(tableRow('a')).execute();
  for (let seq = 0; seq < 3; seq++) await store.append(entryRow('a', seq), patchRow());
  backUp(at('live.db'), at('backup.db'));
  expect(await store.append(entryRow('a', 3), patchRow())).toBe('done');
  expect(fs.readdirSync(at()).filter((name) => !name.startsWith('live'))).toEqual(['backup.db']);
  expect(await entriesIn(at('backup.db'))).toBe(3);
  backUp(at('live.db'), at('backup.db'));
  expect(await entriesIn(at('backup.db'))).toBe(4);
  await store.close();
});

test('a backup replaces a backup, and nothing else', async () => {
  const database = await played('a.db', 1);
  fs.writeFileSync(at('letter.txt'), 'Dear grandmother, '.repeat(100));
  expect(() => backUp(database, at('letter.txt'))).toThrow(expect.objectContaining({ why: 'foreign' }));
  expect(() => backUp(database, database)).toThrow(expect.objectContaining({ why: 'locked' }));
  expect(() => backUp(at('nowhere.db'), at('backup.db'))).toThrow(expect.objectContaining({ code: 'ENOENT' }));
  expect(() => backUp(at('letter.txt'), at('backup.db'))).toThrow(expect.objectContaining({ why: 'foreign' }));
  expect(fs.readdirSync(at()).filter((name) => /part|backup/.test(name))).toEqual([]);
  expect(await entriesIn(database)).toBe(1);
});

test('a backup is put back, and what was there is kept', async () => {
  const backup = await played('backup.db', 2);
  expect(restore(backup, at('new.db'), now)).toBeUndefined();
  expect(await entriesIn(at('new.db'))).toBe(2);

  const database = await played('database.db', 5);
  const aside = restore(backup, database, now) as string;
  expect(await entriesIn(database)).toBe(2);
  expect(await entriesIn(aside)).toBe(5);
});

test.each([
  ['damaged', 4000],
  ['ruined', 0],
])(
  'a %s database can be replaced, and what a crash left beside it is not taken for the new one',
  async (_how, from) => {
    const backup = await played('backup.db', 2);
    const database = await played('database.db', 1);
    fs.writeFileSync(database, fs.readFileSync(database).fill(7, from));
    fs.writeFileSync(`${database}-wal`, 'what a crash left behind');
    expect(fs.existsSync(restore(backup, database, now) as string)).toBe(true);
    expect(fs.existsSync(`${database}-wal`)).toBe(false);
    expect(await entriesIn(database)).toBe(2);
  },
);

test('nothing is put where a server has it open or another program keeps its own, and no damaged backup anywhere', async () => {
  const backup = await played('backup.db', 2);
  const live = await openStore(at('live.db'));
  expect(() => restore(backup, at('live.db'), now)).toThrow(expect.objectContaining({ why: 'locked' }));
  await live.check();
  await live.close();
  const other = new DatabaseSync(at('other.db'));
  other.exec('create table bookmarks (url text)');
  other.close();
  expect(() => restore(backup, at('other.db'), now)).toThrow(expect.objectContaining({ why: 'foreign' }));
  fs.writeFileSync(backup, fs.readFileSync(backup).fill(7, 4000));
  expect(() => restore(backup, at('new.db'), now)).toThrow(expect.objectContaining({ why: 'damaged' }));
  expect(fs.existsSync(at('new.db'))).toBe(false);
});

test('a restore that is killed at any step leaves the old database or the new one, and the next one succeeds', async () => {
  const backup = await played('backup.db', 2);
  const live = await openStore(at('live.db'));
  await live.db.insertInto('tables').values(tableRow('a')).execute();
  for (let seq = 0; seq < 5; seq++) await live.append(entryRow('a', seq), patchRow());
  const copyTo = (name: string): string => {
    // As a crash leaves it: most of it is in the log beside the file.
    for (const suffix of ['', '-wal']) fs.copyFileSync(at(`live.db${suffix}`), at(`${name}${suffix}`));
    return at(name);
  };
  const found: number[] = [];
  for (let step = 1; ; step++) {
    const database = copyTo(`step-${step}.db`);
    const { status, signal } = spawnSync(process.execPath, [RESTORE, backup, database, String(step)]);
    if (signal === null) {
      expect(status).toBe(0);
      break;
    }
    expect(signal).toBe('SIGKILL');
    found.push(await entriesIn(database));
    restore(backup, database, now);
    expect(await entriesIn(database)).toBe(2);
    expect(fs.readdirSync(at()).filter((name) => name.endsWith('.part'))).toEqual([]);
  }
  await live.close();
  expect(found.length).toBeGreaterThan(8);
  expect(new Set(found)).toEqual(new Set([5, 2]));
});

test('a restored file has the mode of the file it replaces, and a new one is private', async () => {
  const backup = await played('backup.db', 2);
  const database = await played('database.db', 5);
  fs.chmodSync(database, 0o640);
  restore(backup, database, now);
  restore(backup, at('new.db'), now);
  const modeOf = (file: string): string => (fs.statSync(file).mode & 0o777).toString(8);
  expect([modeOf(database), modeOf(at('new.db')), modeOf(`${database}-lock`)]).toEqual(['640', '600', '600']);
});

test('no backup replaces a database that another server has open', async () => {
  const database = await played('database.db', 1);
  const other = await openStore(at('other.db'));
  await other.db.insertInto('tables').values(tableRow('a')).execute();
  expect(() => backUp(database, at('other.db'))).toThrow(expect.objectContaining({ why: 'locked' }));
  expect(await other.db.selectFrom('tables').select('id').execute()).toHaveLength(1);
  await other.close();
});
