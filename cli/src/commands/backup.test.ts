import fs from 'node:fs';
import { openStore } from '@sztab/server';
import { folderForEachTest } from '@sztab/server/testing/folder';
import { expect, test } from 'vitest';
import { isOneComplaint, sztab, sztabHere } from '../testing/run-sztab.ts';

const at = folderForEachTest();

/** A database with one setting, closed. */
async function database(name: string, value: string): Promise<string> {
  const store = await openStore(at(name));
  await store.db.insertInto('settings').values({ name: 'value', value }).execute();
  await store.close();
  return at(name);
}

async function valueIn(file: string): Promise<string | undefined> {
  const store = await openStore(file);
  const row = await store.db.selectFrom('settings').select('value').executeTakeFirst();
  await store.close();
  return row?.value;
}

test('saves a database that is in use, and puts it back when it is not', async () => {
  const live = await openStore(at('live.db'));
  await live.db.insertInto('settings').values({ name: 'value', value: 'early' }).execute();
  const saved = await sztab(['backup', '--database', at('live.db'), '--to', at('backup.db')]);
  expect(saved).toMatchObject({ code: 0, err: '' });
  expect(saved.out).toBe(`${at('live.db')} is saved in ${at('backup.db')}, checked and on the disk.\n`);
  await live.db.updateTable('settings').set({ value: 'late' }).execute();

  const restore = ['restore', '--from', at('backup.db'), '--database', at('live.db')];
  const early = await sztab([...restore, '--lang', 'pl']);
  expect(early).toMatchObject({ code: 1, out: '' });
  expect(early.err).toMatch(/^sztab: \S+live\.db jest w użyciu;[^\n]*\n$/);
  await live.close();

  const restored = await sztabHere(restore);
  expect(restored, restored.err).toMatchObject({ code: 0, err: '' });
  expect(await valueIn(at('live.db'))).toBe('early');
  const aside = /kept in (\S+)\.\n$/.exec(restored.out)?.[1] as string;
  expect(await valueIn(aside)).toBe('late');
});

test('what cannot be saved is said in one line', async () => {
  const file = await database('a.db', 'a');
  fs.writeFileSync(at('letter.txt'), 'Dear grandmother, '.repeat(100));
  const [letter, nowhere, noFolder, postgres] = await Promise.all([
    sztabHere(['backup', '--database', at('letter.txt'), '--to', at('b.db')]),
    sztabHere(['backup', '--database', at('nowhere.db'), '--to', at('b.db')]),
    sztabHere(['backup', '--database', file, '--to', at('no/folder/b.db')]),
    sztabHere(['restore', '--from', file, '--database', 'postgres://localhost/sztab']),
  ]);
  expect(letter).toMatchObject({ code: 1, out: '' });
  expect(letter.err).toMatch(/^sztab: \S+letter\.txt is not a database of Sztab[^\n]*\n$/);
  expect(nowhere.err).toMatch(/there is no database \S+nowhere\.db; name the server's folder with --data FOLDER/);
  expect(noFolder.err).toMatch(/no\/folder\/b\.db/);
  expect(postgres.err).toContain('pg_dump');
  for (const ran of [nowhere, postgres]) expect(ran).toSatisfy(isOneComplaint);
  expect(fs.existsSync(at('b.db'))).toBe(false);
});

test('backup and restore find the database as the server does: by option, by variable, in the usual folder', async () => {
  fs.mkdirSync(at('server'));
  await database('server/sztab.db', 'mine');
  await database('other.db', 'other');
  const env = { SZTAB_DATA: at('server'), HOME: at('nobody'), XDG_DATA_HOME: '' };
  const [byVariable, byOption, usual, nothing] = await Promise.all([
    sztab(['backup', '--to', at('1.db')], { env }),
    sztab(['backup', '--data', at('server'), '--to', at('2.db')], { env: { SZTAB_DATABASE: at('other.db') } }),
    sztab(['backup', '--to', at('3.db')], { env: { SZTAB_DATABASE: at('other.db') } }),
    sztab(['backup', '--to', at('4.db')], { env: { HOME: at('nobody'), XDG_DATA_HOME: '' } }),
  ]);
  expect([byVariable.err, byOption.err, usual.err]).toEqual(['', '', '']);
  expect(await Promise.all([1, 2, 3].map((n) => valueIn(at(`${n}.db`))))).toEqual(['mine', 'mine', 'other']);
  expect(nothing).toSatisfy(isOneComplaint);
  expect(nothing.err).toMatch(/there is no database \S+nobody\S+sztab\.db; name .* --data FOLDER/);
  const restored = await sztab(['restore', '--from', at('other.db')], { env });
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(await valueIn(at('server/sztab.db'))).toBe('other');
});
