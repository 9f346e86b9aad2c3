import fs from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { folderForEachTest } from '../testing/folder.ts';
import { entryRow, NOW, patchRow, tableRow } from '../testing/rows.ts';
import { backUp, restore } from './backup.ts';
import { openStore } from './open-store.ts';

const at = folderForEachTest();

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
