/** Rows that belong together are written in one commit: a crash leaves all of them or none. */
import { Match, writeRecord } from '@sztab/kernel';
import { takeGame } from '@sztab/shelf';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '../house.ts';
import { openStore } from '../store/open-store.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { Hall } from '../tables/hall.ts';
import { bots } from '../testing/bots.ts';
import { openHouse } from '../testing/open-house.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { Visitor } from '../testing/visitor.ts';

const ENTROPY = '00112233445566778899aabbccddeeff';
const GAME = 'operation-most-iii';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** From now on the database fails at every write into this table, as in a power cut. */
async function cut({ db, kind }: Store, table: keyof Schema, action = 'insert'): Promise<void> {
  const at = sql.raw(`before ${action} on ${table}`);
  if (kind === 'sqlite') await sql`create trigger cut ${at} begin select raise(abort, 'cut'); end`.execute(db);
  else {
    await sql`create or replace function cut() returns trigger as 'begin raise exception ''cut''; end' language plpgsql`.execute(
      db,
    );
    await sql`create trigger cut ${at} for each row execute function cut()`.execute(db);
  }
}
const uncut = async ({ db, kind }: Store, table: keyof Schema): Promise<void> => {
  await (kind === 'sqlite' ? sql`drop trigger cut` : sql`drop trigger cut on ${sql.table(table)}`).execute(db);
};
const countOf = async ({ db }: Store, table: keyof Schema): Promise<number> =>
  (await db.selectFrom(table).selectAll().execute()).length;

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  let app: App;
  let store: Store;
  beforeEach(async () => {
    store = await openStore(kind === 'sqlite' ? ':memory:' : await postgres.database());
    ({ app } = await openHouse({ store }));
  });
  afterEach(() => app.close());

  const guest = async (name: string): Promise<Visitor> => {
    const visitor = new Visitor(app);
    expect((await visitor.post('/api/guest', { name, language: 'pl' })).status).toBe(200);
    return visitor;
  };
  const opened = async (host: Visitor): Promise<string> => {
    const chairs = [{ is: 'me' }, { is: 'open' }];
    const wanted = { game: GAME, options: {}, chairs, drawn: false, access: 'public', pace: { is: 'none' } };
    return (await host.post('/api/tables', wanted)).body.id;
  };

  test('a guest without a session is not there', async () => {
    await cut(store, 'sessions');
    const visitor = new Visitor(app);
    expect((await visitor.post('/api/guest', { name: 'Ada', language: 'pl' })).status).toBe(500);
    expect([await countOf(store, 'people'), await countOf(store, 'sessions')]).toEqual([0, 0]);
    await uncut(store, 'sessions');
    expect((await visitor.post('/api/guest', { name: 'Ada', language: 'pl' })).status).toBe(200);
    expect([await countOf(store, 'people'), await countOf(store, 'sessions')]).toEqual([1, 1]);
  });

  test('an account is kept together with its new session', async () => {
    const ada = await guest('Ada');
    await cut(store, 'sessions');
    const wanted = { login: 'ada', password: 'long-enough' };
    expect((await ada.post('/api/me/password', wanted)).status).toBe(500);
    expect((await ada.get('/api/me')).body).toMatchObject({ name: 'Ada', login: null });
  });

  test('a recovery code is used together with the session that it opens', async () => {
    const ada = await guest('Ada');
    const password = 'long-enough';
    await ada.post('/api/me/password', { login: 'ada', password });
    const { codes } = (await ada.post('/api/me/codes', { password })).body;
    await cut(store, 'sessions');
    const wanted = { login: 'ada', code: codes[0], password: 'another-one' };
    expect((await new Visitor(app).post('/api/recover', wanted)).status).toBe(500);
    expect((await ada.get('/api/me')).body.codes).toBe(10);
    await uncut(store, 'sessions');
    expect((await new Visitor(app).post('/api/recover', wanted)).status).toBe(200);
  });

  test('a brought table is stored with all of its log and its note, or not at all', async () => {
    const ada = await guest('Ada');
    const { game } = await takeGame(GAME);
    const match = new Match(game, { players: 2, seed: ENTROPY.repeat(2) });
    const [{ seat, moves } = { seat: 0, moves: [] }] = match.asks();
    match.play(seat, moves[0] as string);
    await cut(store, 'talk');
    const chairs = [{ is: 'me' }, { is: 'open' }];
    const wanted = { record: writeRecord(match.record()), chairs, access: 'link', pace: { is: 'none' } };
    expect((await ada.post('/api/tables/bring', wanted)).status).toBe(500);
    for (const table of ['tables', 'chairs', 'entries', 'discarded'] as const)
      expect(await countOf(store, table), table).toBe(0);
  });

  test('a game that all are ready for begins with the next round where the node died before it began', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')];
    const id = await opened(ada);
    await bob.post(`/api/tables/${id}/sit`, { seat: null });
    const ready = (one: Visitor) => one.post(`/api/tables/${id}/ready`, { ready: true, entropy: ENTROPY });
    await ready(ada);
    await cut(store, 'eyes');
    expect((await ready(bob)).status).toBe(500);
    expect((await ada.get(`/api/tables/${id}`)).body.state).toBe('gathering');
    await uncut(store, 'eyes');
    const hall = new Hall({ store, thinkers: bots() });
    await hall.makeRound();
    hall.close();
    const { state } = await store.db.selectFrom('tables').select('state').executeTakeFirstOrThrow();
    expect(state).toBe('playing');
  });

  test('a rematch is opened with its chairs', async () => {
    const [ada, bob] = [await guest('Ada'), await guest('Bob')];
    const id = await opened(ada);
    await bob.post(`/api/tables/${id}/sit`, { seat: null });
    for (const one of [ada, bob]) await one.post(`/api/tables/${id}/ready`, { ready: true, entropy: ENTROPY });
    await store.db.updateTable('tables').set({ state: 'abandoned' }).execute();
    // Another server on the same database, which reads the table as it is now.
    const later = await openHouse({ store });
    const again = new Visitor(later.app);
    again.borrowCookies(ada);
    await cut(store, 'chairs');
    expect((await again.post(`/api/tables/${id}/again`)).status).toBe(500);
    expect(await store.db.selectFrom('tables').select(['id', 'next']).execute()).toEqual([{ id, next: null }]);
    await uncut(store, 'chairs');
    expect((await again.post(`/api/tables/${id}/again`)).status).toBe(200);
    expect([await countOf(store, 'tables'), await countOf(store, 'chairs')]).toEqual([2, 4]);
    await later.app.close();
  });
});
