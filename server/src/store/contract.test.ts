/** What every store promises, whatever keeps it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openedStores } from '../testing/opened-stores.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { entryRow, NOW, patchRow, personRow, tableRow } from '../testing/rows.ts';
import { openStore } from './open-store.ts';
import type { EntriesRow } from './schema.ts';
import type { Store } from './store.ts';

let postgres: TestPostgres;
let folder: string;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sztab-store-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  fs.rmSync(folder, { recursive: true });
});

const open = openedStores();

let files = 0;

/** How many commits a write-ahead log holds: the last frame of each says how long the file is after it. */
function commitsIn(wal: Buffer): number {
  const page = wal.readUInt32BE(8);
  let commits = 0;
  for (let frame = 32; frame < wal.length; frame += 24 + page) if (wal.readUInt32BE(frame + 4) > 0) commits++;
  return commits;
}

const KINDS = [
  {
    kind: 'sqlite',
    fresh: async () => path.join(folder, `${++files}.db`),
    commits: async (_store: Store, database: string) => commitsIn(fs.readFileSync(`${database}-wal`)),
  },
  {
    kind: 'postgres',
    fresh: () => postgres.database(),
    commits: async ({ db }: Store) => {
      const { rows } = await sql<{ n: number }>`select count(distinct xmin::text) as n from entries`.execute(db);
      return rows[0]?.n as number;
    },
  },
];

const logOf = ({ db }: Store, match: string): Promise<EntriesRow[]> =>
  db.selectFrom('entries').selectAll().where('match', '=', match).orderBy('seq').execute();

const seqOf = async ({ db }: Store, match: string): Promise<number | undefined> =>
  (await db.selectFrom('tables').select('seq').where('id', '=', match).executeTakeFirst())?.seq;

const addTables = async ({ db }: Store, ...ids: string[]): Promise<void> => {
  await db
    .insertInto('tables')
    .values(ids.map((id) => tableRow(id)))
    .execute();
};

const count = (answers: readonly string[], which: string): number => answers.filter((one) => one === which).length;

describe.each(KINDS)('$kind', ({ kind, fresh, commits }) => {
  test('entries stand in their order, and the row goes on with them', async () => {
    const store = await open(await fresh());
    expect(store.kind).toBe(kind);
    await addTables(store, 'a');
    const entries = [0, 1, 2].map((seq) => entryRow('a', seq, { move: `zażółć "gęślą" \\ jaźń 🂡 ${seq}` }));
    const patch = patchRow({
      asked: '[2]',
      clock: '{"left":[1]}',
      due: NOW + 5,
      bots: 1,
      state: 'over',
      outcome: '{"winners":[0]}',
      proposal: '{"wish":"pause"}',
      changed: NOW + 9,
    });
    for (const entry of entries) expect(await store.append(entry, patch)).toBe('done');
    expect(await logOf(store, 'a')).toEqual(entries);
    const row = await store.db.selectFrom('tables').selectAll().executeTakeFirstOrThrow();
    expect(row).toEqual(tableRow('a', { ...patch, seq: 3 }));
  });

  test('sent all at once, entries still stand in the order they were sent', async () => {
    const store = await open(await fresh());
    await addTables(store, 'a', 'b');
    const entries = [...Array(40).keys()].map((i) => entryRow(i % 2 ? 'a' : 'b', i >> 1));
    const answers = await Promise.all(entries.map((entry) => store.append(entry, patchRow())));
    expect(count(answers, 'done')).toBe(40);
    expect((await logOf(store, 'a')).map(({ seq }) => seq)).toEqual([...Array(20).keys()]);
  });

  test('one place, many who want it: one has it, from whichever node', async () => {
    const database = await fresh();
    const nodes = kind === 'postgres' ? [await open(database), await open(database)] : [await open(database)];
    await addTables(nodes[0] as Store, 'a');
    for (let seq = 0; seq < 5; seq++) {
      const requests = [...Array(20).keys()].map((i) =>
        (nodes[i % nodes.length] as Store).append(entryRow('a', seq, { key: `${seq}/${i}` }), patchRow()),
      );
      const answers = await Promise.all(requests);
      expect([count(answers, 'done'), count(answers, 'taken')]).toEqual([1, 19]);
    }
    expect(await seqOf(nodes.at(-1) as Store, 'a')).toBe(5);
    expect(await logOf(nodes.at(-1) as Store, 'a')).toHaveLength(5);
  });

  test('the same key counts once in a match', async () => {
    const store = await open(await fresh());
    await addTables(store, 'a', 'b');
    const twice = entryRow('a', 0, { key: 'k' });
    expect(await Promise.all([store.append(twice, patchRow()), store.append(twice, patchRow())])).toEqual([
      'done',
      'taken',
    ]);
    expect(await store.append(entryRow('a', 1, { key: 'k' }), patchRow())).toBe('taken');
    expect(await seqOf(store, 'a')).toBe(1);
    expect(await store.append(entryRow('b', 0, { key: 'k' }), patchRow())).toBe('done');
  });

  test('what does not fit changes neither log nor row, and harms nobody beside it', async () => {
    const store = await open(await fresh());
    await addTables(store, 'a', 'b', 'c', 'd');
    const nothing = null as unknown as string;
    const answers = await Promise.allSettled([
      store.append(entryRow('a', 0), patchRow()),
      store.append(entryRow('b', 1), patchRow()),
      store.append(entryRow('nowhere', 0), patchRow()),
      store.append(entryRow('c', 0, { move: nothing }), patchRow()),
      store.append(entryRow('d', 0), patchRow({ asked: nothing })),
      store.append(entryRow('a', 1), patchRow()),
    ]);
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : one.status))).toEqual([
      'done',
      'taken',
      'taken',
      'rejected',
      'rejected',
      'done',
    ]);
    const rows = await store.db.selectFrom('tables').select(['id', 'seq', 'asked']).orderBy('id').execute();
    expect(rows.map(({ id, seq, asked }) => [id, seq, asked])).toEqual([
      ['a', 2, '[1]'],
      ['b', 0, '[0]'],
      ['c', 0, '[0]'],
      ['d', 0, '[0]'],
    ]);
    expect(await store.db.selectFrom('entries').select('match').execute()).toHaveLength(2);
  });

  test('entries that arrive together share a commit', async () => {
    const database = await fresh();
    const store = await open(database);
    const matches = [...Array(200).keys()].map((i) => `match-${i}`);
    await addTables(store, ...matches);
    const before = await commits(store, database);
    const answers = await Promise.all(matches.map((match) => store.append(entryRow(match, 0), patchRow())));
    expect(count(answers, 'done')).toBe(200);
    const used = (await commits(store, database)) - before;
    expect(used).toBeGreaterThan(0);
    expect(used).toBeLessThan(10);
  });

  test('a change that throws leaves nothing behind, and takes no append with it', async () => {
    const store = await open(await fresh());
    await addTables(store, 'a');
    let appended: Promise<string> | undefined;
    const failing = store.write(async (tx) => {
      await tx.insertInto('people').values(personRow('p')).execute();
      appended = store.append(entryRow('a', 0), patchRow());
      // Long enough for the append to be due while this change is still open.
      for (let i = 0; i < 20; i++) {
        await new Promise((resolve) => setImmediate(resolve));
        await tx.selectFrom('people').select('id').execute();
      }
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await appended).toBe('done');
    expect(await store.db.selectFrom('people').select('id').execute()).toEqual([]);
    expect(await logOf(store, 'a')).toHaveLength(1);
  });

  test('changes act as if one came after another', async () => {
    const database = await fresh();
    const nodes = kind === 'postgres' ? [await open(database), await open(database)] : [await open(database)];
    const [store] = nodes as [Store];
    await store.db.insertInto('settings').values({ name: 'n', value: '0' }).execute();
    await Promise.all(
      [...Array(20).keys()].map((i) =>
        (nodes[i % nodes.length] as Store).write(async (tx) => {
          const { value } = await tx
            .selectFrom('settings')
            .select('value')
            .where('name', '=', 'n')
            .executeTakeFirstOrThrow();
          await tx
            .updateTable('settings')
            .set({ value: String(Number(value) + 1) })
            .execute();
        }),
      ),
    );
    expect((await store.db.selectFrom('settings').select('value').executeTakeFirstOrThrow()).value).toBe('20');
  });

  test('people, their sessions and ratings come back as they went, and go together', async () => {
    const { db } = await open(await fresh());
    const person = personRow('p', { name: 'Żółć 🙂', login: 'żółć', told: 2 ** 45 });
    await db
      .insertInto('people')
      .values([person, personRow('q'), personRow('r')])
      .execute();
    await db.insertInto('sessions').values({ token: 't', person: 'p', began: NOW, seen: NOW, agent: 'x' }).execute();
    await db
      .insertInto('ratings')
      .values({ person: 'p', game: 'g', mu: 25, sigma: 25 / 3, played: 1 })
      .execute();
    await db.insertInto('learned').values({ person: 'p', age: 1, value: '{"words":["gra/Żółć"]}' }).execute();
    expect(await db.selectFrom('learned').selectAll().execute()).toEqual([
      { person: 'p', age: 1, value: '{"words":["gra/Żółć"]}' },
    ]);
    expect(await db.selectFrom('people').selectAll().where('login', '=', 'żółć').executeTakeFirst()).toEqual(person);
    expect(await db.selectFrom('ratings').select(['mu', 'sigma']).executeTakeFirst()).toEqual({
      mu: 25,
      sigma: 25 / 3,
    });
    await expect(
      db
        .insertInto('people')
        .values(personRow('s', { login: 'żółć' }))
        .execute(),
    ).rejects.toThrow(/unique/i);
    await expect(
      db.insertInto('sessions').values({ token: 'u', person: 'nobody', began: 0, seen: 0, agent: '' }).execute(),
    ).rejects.toThrow(/foreign key/i);
    await db.deleteFrom('people').where('id', '=', 'p').execute();
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('ratings').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('learned').selectAll().execute()).toEqual([]);
  });

  test('numbers are numbers', async () => {
    const { db } = await open(await fresh());
    await db
      .insertInto('tables')
      .values(tableRow('a', { due: NOW }))
      .execute();
    const row = await db
      .selectFrom('tables')
      .select(({ fn }) => [
        fn.countAll().as('all'),
        fn.sum('opened').as('sum'),
        fn.max('due').as('max'),
        sql<number>`max(length(game))`.as('length'),
      ])
      .executeTakeFirst();
    expect(row).toEqual({ all: 1, sum: NOW, max: NOW, length: 12 });
    const { numUpdatedRows } = await db.updateTable('tables').set({ paused: 1 }).executeTakeFirstOrThrow();
    expect(numUpdatedRows).toBe(1n);
  });

  test('what was acknowledged is there when the store opens again', async () => {
    const database = await fresh();
    const store = await openStore(database);
    await addTables(store, 'a');
    // Not awaited: closing waits for what is under way.
    const last = store.append(entryRow('a', 0), patchRow());
    await Promise.all([new Promise((resolve) => setImmediate(resolve)), store.close()]);
    expect(await last).toBe('done');
    await expect(store.append(entryRow('a', 1), patchRow())).rejects.toThrow('closed');
    expect(await logOf(await open(database), 'a')).toEqual([entryRow('a', 0)]);
  });

  test('a database of a later version is left alone', async () => {
    const database = await fresh();
    const store = await openStore(database);
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2030')`.execute(store.db);
    await store.close();
    await expect(openStore(database)).rejects.toMatchObject({ name: 'StoreTrouble', why: 'newer' });
  });

  test('announcements are heard until one stops to listen', async () => {
    const store = await open(await fresh());
    const heard: string[] = [];
    const stop = store.onAnnounced((match) => heard.push(match));
    await new Promise<void>((resolve) => {
      store.onAnnounced(() => resolve());
      store.announce('a');
    });
    expect(heard).toEqual(['a']);
    stop();
    await new Promise<void>((resolve) => {
      store.onAnnounced((match) => match === 'b' && resolve());
      store.announce('b');
    });
    expect(heard).toEqual(['a']);
    await store.check();
  });

  test('killed in the middle of its work, it has lost and doubled nothing', async () => {
    const database = await fresh();
    // Node 20 knows no TypeScript; the test command builds before it tests.
    const program = fileURLToPath(new URL('../../dist/testing/append-until-killed.js', import.meta.url));
    const child = spawn(process.execPath, [program, database], { stdio: ['ignore', 'pipe', 'inherit'] });
    const exited = once(child, 'exit');
    const acknowledged = new Map<string, number>();
    let lines = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      const [match = '', seq] = line.split(' ');
      acknowledged.set(match, Number(seq));
      if (++lines === 1500) child.kill('SIGKILL');
    }
    expect((await exited)[1]).toBe('SIGKILL');
    expect(acknowledged.size).toBe(10);
    const store = await open(database);
    for (const [match, last] of acknowledged) {
      const seqs = (await logOf(store, match)).map(({ seq }) => seq);
      expect(seqs.length).toBeGreaterThan(last);
      expect(seqs).toEqual([...seqs.keys()]);
      expect(await seqOf(store, match)).toBe(seqs.length);
    }
  });
});
