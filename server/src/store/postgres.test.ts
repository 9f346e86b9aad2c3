/** What PostgreSQL alone promises: several nodes, and connections that break. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openHouse } from '../testing/open-house.ts';
import { openedStores } from '../testing/opened-stores.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { entryRow, patchRow, tableRow } from '../testing/rows.ts';
import { Visitor } from '../testing/visitor.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';
import { isAway } from './trouble.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const open = openedStores();

async function ask(database: string, query: string): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  await client.query(query);
  await client.end();
}

const nameOf = (database: string): string => new URL(database).pathname.slice(1);

/** Cuts every connection to this database, as a restart of the server would. */
const cutAll = (database: string): Promise<void> =>
  ask(
    database,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );

/** All that is heard until `last` is. */
function heardUntil(store: Store, last: string): Promise<string[]> {
  const heard: string[] = [];
  return new Promise((resolve) => {
    const stop = store.onAnnounced((match) => {
      heard.push(match);
      if (match !== last) return;
      stop();
      resolve(heard);
    });
  });
}

test('nodes that start together on an empty database all come up', async () => {
  const database = await postgres.database();
  const nodes = await Promise.all([...Array(4)].map(() => open(database)));
  for (const node of nodes) await node.check();
});

test('what one node announces, every node hears, and itself only once', async () => {
  const database = await postgres.database();
  const [here, there] = [await open(database), await open(database)];
  const both = [heardUntil(here, 'from there'), heardUntil(there, 'from there')];
  const echo = heardUntil(there, 'b');
  here.announce('a');
  here.announce('b');
  await echo;
  // By now its own words came back to the node that spoke, and were passed over.
  there.announce('from there');
  expect(await Promise.all(both)).toEqual([
    ['a', 'b', 'from there'],
    ['a', 'b', 'from there'],
  ]);
});

test('after a lost connection a node is told to look again, and hears and speaks as before', async () => {
  const database = await postgres.database();
  const [here, there] = [await open(database), await open(database)];
  const again = [heardUntil(here, ''), heardUntil(there, '')];
  await cutAll(database);
  // Said while nobody is connected: it is kept until somebody is, or the other is told to look again.
  here.announce('meanwhile');
  await Promise.all(again);
  const heard = heardUntil(there, 'later');
  // Each of its two connections comes back with a word of its own: after the first one it may not hear yet.
  there.onAnnounced((match) => {
    if (match === '') here.announce('later');
  });
  here.announce('later');
  expect(await heard).toContain('later');
  await Promise.all([here.check(), there.check()]);
});

test('connections cut under load: who asks again finds his entry once', async () => {
  const database = await postgres.database();
  const store = await openStore(database);
  const matches = ['a', 'b', 'c', 'd', 'e'];
  await store.db
    .insertInto('tables')
    .values(matches.map((match) => tableRow(match)))
    .execute();
  const reached = new Map<string, number>();
  let broken = 0;
  let over = false;
  const play = async (match: string): Promise<void> => {
    for (let seq = 0; !over; reached.set(match, seq)) {
      try {
        await store.append(entryRow(match, seq), patchRow());
        seq++;
      } catch {
        broken++;
      }
    }
  };
  const playing = matches.map(play);
  for (let cuts = 0; cuts < 3 || broken === 0; cuts++) await cutAll(database);
  over = true;
  await Promise.all(playing);
  await store.close();
  const { db } = await open(database);
  for (const match of matches) {
    const entries = await db.selectFrom('entries').select('seq').where('match', '=', match).orderBy('seq').execute();
    const seqs = entries.map(({ seq }) => seq);
    expect(seqs).toEqual([...seqs.keys()]);
    // The last one may have been written though its answer was lost.
    expect(seqs.length - (reached.get(match) as number)).toBeOneOf([0, 1]);
  }
});

test('a change whose connection is cut in the middle has not happened, and the node lives', async () => {
  const database = await postgres.database();
  const store = await open(database);
  const changing = store.write(async (tx) => {
    await tx.insertInto('settings').values({ name: 'n', value: '0' }).execute();
    // Nothing is asked of the connection while it is cut: only the connection itself hears of it.
    await cutAll(database);
    await new Promise((resolve) => setTimeout(resolve));
    await tx.updateTable('settings').set({ value: '1' }).execute();
  });
  await expect(changing).rejects.toSatisfy(isAway);
  expect(await store.db.selectFrom('settings').selectAll().execute()).toEqual([]);
});

test('a node whose PostgreSQL hangs or lets nobody in says so, lives, and is ready again when that is', async () => {
  const database = await postgres.database();
  const { app } = await openHouse({ store: await openStore(database) });
  const visitor = new Visitor(app);
  const until = async (status: number): Promise<void> => {
    while ((await visitor.get('/ready')).status !== status) {}
  };
  const hanging = new pg.Client(database);
  await hanging.connect();
  await hanging.query('begin; lock table settings');
  expect((await visitor.get('/ready')).status).toBe(503);
  await hanging.query('rollback');
  await hanging.end();
  await until(200);
  const door = (open: boolean): Promise<void> =>
    elsewhere(`alter database ${nameOf(database)} allow_connections ${open}`);
  const elsewhere = (query: string): Promise<void> => ask(database.replace(/[^/]*$/, 'postgres'), query);
  await door(false);
  await elsewhere(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nameOf(database)}'`);
  await until(503);
  expect(await visitor.get('/api/leaders/niepodlegla')).toMatchObject({ status: 503, body: { error: 'busy' } });
  await door(true);
  await until(200);
  expect((await visitor.post('/api/guest', { name: 'Zofia', language: 'pl' })).status).toBe(200);
  await app.close();
});

test('a database that may only be read just now, or has no room, is known by trying', async () => {
  const database = await postgres.database();
  const store = await open(database);
  await store.tryWriting();
  await ask(
    database.replace(/[^/]*$/, 'postgres'),
    `alter database ${nameOf(database)} set default_transaction_read_only = on`,
  );
  await cutAll(database);
  // A connection that was cut is not known for it before somebody has asked by it.
  await vi.waitFor(() => store.check(), 20_000);
  await expect(store.tryWriting()).rejects.toSatisfy(isAway);
});

test('what an operator can mend is said', async () => {
  const database = await postgres.database();
  await ask(database, `alter database ${new URL(database).pathname.slice(1)} set synchronous_commit = off`);
  const elsewhere = database.replace(/\/[^/]*$/, '/elsewhere');
  await expect(openStore(database)).rejects.toMatchObject({ why: 'unsafe' });
  await expect(openStore(elsewhere)).rejects.toMatchObject({ why: 'absent', message: /no database .*createdb/ });
});
