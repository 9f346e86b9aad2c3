/** A PostgreSQL that is there and does not answer: its processes are stopped, and go on. */
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { listening, openHouse } from '../testing/open-house.ts';
import { type Page, twoAtTable } from '../testing/page.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { entryRow, patchRow, tableRow } from '../testing/rows.ts';
import { Sitting } from '../testing/sitting.ts';
import { openPostgres } from './postgres.ts';
import { isAway, type StoreTrouble } from './trouble.ts';

/** In milliseconds: more than anything takes here, and no more than has to be waited for. */
const PATIENCE = 2000;

let postgres: TestPostgres;
let goOn = (): void => {};
beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(() => goOn());
afterAll(() => postgres.stop());

const freeze = async (only?: readonly number[]): Promise<void> => {
  goOn = await postgres.freeze(only);
};

/** Answers as long as the one process that serves it is not stopped. */
async function watching(database: string) {
  const client = new pg.Client(database);
  await client.connect();
  const pids = async (asked: string): Promise<number[]> => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'sztab' and query like $1`,
      [asked],
    );
    return rows.map(({ pid }) => pid);
  };
  const gone = async (pid: number): Promise<void> => {
    const alive = () => client.query('select 1 from pg_stat_activity where pid = $1', [pid]);
    while ((await alive()).rowCount) {}
  };
  return { pids, gone, end: () => client.end() };
}

test('an entry that was given up is not written later, when it has been fenced off', async () => {
  const database = await postgres.database();
  const store = await openPostgres(database, PATIENCE);
  const { pids, gone, end } = await watching(database);
  await store.db
    .insertInto('tables')
    .values([tableRow('before'), tableRow('m')])
    .execute();
  await store.append(entryRow('before', 0), patchRow());
  const [pid = 0] = await pids('%json_to_recordset%');
  await freeze([pid]);
  await expect(store.append(entryRow('m', 0), patchRow())).rejects.toSatisfy(isAway);
  await store.fence('m');
  goOn();
  // By then it has done what it was asked before it was stopped.
  await gone(pid);
  const log = () => store.db.selectFrom('entries').select('key').where('match', '=', 'm').execute();
  expect(await log()).toEqual([]);
  expect(await store.append(entryRow('m', 0, { key: 'anew' }), patchRow({ version: 1 }))).toBe('done');
  expect(await log()).toEqual([{ key: 'anew' }]);
  await end();
  await store.close();
});

test('a connection that did not answer in time is asked nothing more, within a change or without', async () => {
  const database = await postgres.database();
  const store = await openPostgres(database, PATIENCE);
  const { pids, gone, end } = await watching(database);
  for (const within of [false, true]) {
    await store.check();
    const [pid = 0] = await pids('select 1');
    await freeze([pid]);
    const asked = within ? store.write((tx) => tx.selectFrom('settings').select('name').execute()) : store.check();
    await expect(asked).rejects.toSatisfy(isAway);
    goOn();
    await gone(pid);
    expect(await store.db.selectFrom('settings').selectAll().execute()).toEqual([]);
  }
  await end();
  await store.close();
});

test('a node whose PostgreSQL hangs says so, lives, and plays on when that does: nothing is lost or counted twice', async () => {
  const database = await postgres.database();
  const { app, store } = await openHouse({ store: await openPostgres(database, PATIENCE) });
  const url = await listening(app);
  const status = async (path: string): Promise<number> => (await fetch(url + path)).status;
  const { ada, bob, id } = await twoAtTable(url);
  const sitting = await Sitting.at(id, [ada, bob]);
  await sitting.play(3);
  const mover = sitting.pages.find(({ moves }) => moves.length > 0) as Page;
  const request = { is: 'move' as const, key: 'while-it-hangs', at: mover.seq, move: mover.moves[0] as string };

  await freeze();
  await mover.say(request);
  expect([await status('/ready'), await status('/health')]).toEqual([503, 200]);
  // Nobody knows whether it was written: that is no refusal.
  await mover.until(() => mover.closed !== null);
  expect(mover.heard.filter((one) => one.is === 'refused' || (one.is === 'done' && one.key === request.key))).toEqual(
    [],
  );
  expect((await ada.ask('GET', '/api/lobby')).status).toBe(503);
  goOn();
  await vi.waitFor(async () => expect(await status('/ready')).toBe(200), { timeout: 60_000 });

  const again = await Sitting.at(id, [ada, bob]);
  const same = again.pages[sitting.pages.indexOf(mover)] as Page;
  await same.say(request);
  expect(await same.answerTo(request.key)).toMatchObject({ is: 'done', seq: 4 });
  await again.heard(4);
  await again.play(3);
  const log = await store.db.selectFrom('entries').selectAll().where('match', '=', id).orderBy('seq').execute();
  expect(log.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(log.filter(({ key }) => key.startsWith(`${request.key}.`))).toMatchObject([{ seq: 3, move: request.move }]);
  again.close();
  await app.close();
});

test('while PostgreSQL hangs, one question waits for it now and then, and all others are refused at once', async () => {
  const database = await postgres.database();
  const { app, store } = await openHouse({ store: await openPostgres(database, PATIENCE) });
  const url = await listening(app);
  const ask = () => store.db.selectFrom('settings').select('name').execute();
  await freeze();
  // More than there are connections: those that wait for one are given up with the others.
  const first = await Promise.allSettled(Array.from({ length: 20 }, ask));
  expect(first.map((one) => one.status === 'rejected' && isAway(one.reason))).toEqual(Array(20).fill(true));
  const then = await Promise.allSettled(Array.from({ length: 50 }, ask));
  const atOnce = then.filter((one) => one.status === 'rejected' && (one.reason as StoreTrouble).why === 'silent');
  expect(atOnce.length).toBeGreaterThanOrEqual(49);
  expect(await Promise.all(Array.from({ length: 20 }, async () => (await fetch(`${url}/api/lobby`)).status))).toEqual(
    Array(20).fill(503),
  );
  goOn();
  await vi.waitFor(ask, { timeout: 60_000 });
  expect((await fetch(`${url}/api/lobby`)).status).toBe(200);
  await app.close();
});

test('a statement that waits for a lock is given up by PostgreSQL itself, is not carried out later, and is no refusal', async () => {
  const database = await postgres.database();
  const store = await openPostgres(database, PATIENCE);
  const other = new pg.Client(database);
  await other.connect();
  await store.db.insertInto('tables').values(tableRow('m')).execute();
  await other.query(`begin; select 1 from tables where id = 'm' for update`);
  await expect(store.append(entryRow('m', 0), patchRow())).rejects.toSatisfy(
    (error) => isAway(error) && (error as { code?: string }).code === '57014',
  );
  const change = store.write((tx) => tx.updateTable('tables').set({ version: 7 }).where('id', '=', 'm').execute());
  await expect(change).rejects.toSatisfy(isAway);
  await other.query('commit');
  const row = store.db.selectFrom('tables').select(['seq', 'version']).where('id', '=', 'm');
  expect(await row.executeTakeFirst()).toEqual({ seq: 0, version: 0 });
  // Its connections are good still.
  expect(await store.append(entryRow('m', 0), patchRow())).toBe('done');
  await other.end();
  await store.close();
});

test('a store closes though nobody answers it any more', async () => {
  const store = await openPostgres(await postgres.database(), PATIENCE);
  await store.db.insertInto('tables').values(tableRow('m')).execute();
  await freeze();
  const asked = [store.append(entryRow('m', 0), patchRow()), store.check()];
  const closed = store.close();
  const answers = await Promise.allSettled(asked);
  expect(answers.map((one) => one.status === 'rejected' && isAway(one.reason))).toEqual([true, true]);
  await closed;
});
