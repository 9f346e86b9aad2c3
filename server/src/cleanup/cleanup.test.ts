/** One node removes dead rows within the hour, in small steps; rows in use or shared with others stay. */
import { NOTHING_LEARNED } from '@sztab/protocol';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NOBODY } from '../people/nobody.ts';
import { openStore } from '../store/open-store.ts';
import type { ChairsRow, Schema, TablesRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { Hall } from '../tables/hall.ts';
import { bots } from '../testing/bots.ts';
import { listening, openHouse } from '../testing/open-house.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { entryRow, NOW, personRow, tableRow } from '../testing/rows.ts';
import { Cleanup } from './cleanup.ts';
import * as dead from './dead-rows.ts';
import { STEPS } from './steps.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ago = (days: number): number => NOW - days * DAY;
const AT_NOW = { date: NOW, now: NOW };

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  let store: Store;
  let url: string;
  let now: number;
  const troubles: string[] = [];
  const closing: (() => unknown)[] = [];
  beforeEach(async () => {
    now = NOW;
    troubles.length = 0;
    url = kind === 'sqlite' ? ':memory:' : await postgres.database();
    store = await openStore(url);
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    await store.close();
  });

  const node = (guestDays = 90, at = store, steps = STEPS): Cleanup => {
    const onTrouble = (what: string) => troubles.push(what);
    const hall = new Hall({ store: at, thinkers: bots(), now: () => now, onTrouble });
    closing.push(() => hall.close());
    return new Cleanup(hall, guestDays, steps);
  };
  /** As if the last round was an hour ago. */
  const due = async (moment = now): Promise<void> => {
    const value = String(moment);
    const row = store.db.insertInto('settings').values({ name: 'cleanup', value });
    await row.onConflict((known) => known.column('name').doUpdateSet({ value })).execute();
  };
  const ids = async (table: keyof Schema, column: string): Promise<string[]> => {
    const rows = await sql<{ id: string }>`select distinct ${sql.ref(column)} as id from ${sql.table(table)}`.execute(
      store.db,
    );
    return rows.rows.map(({ id }) => id).sort();
  };
  const person = (id: string, days: number, more = {}) =>
    personRow(id, { created: ago(400), seen: ago(days), ...more });
  const insert = <T extends keyof Schema>(table: T, ...rows: Partial<Schema[T]>[]) =>
    store.db
      .insertInto(table)
      .values(rows as never)
      .execute();
  const chair = (match: string, seat: number, person: string | null): ChairsRow => ({
    ...{ match, seat, person, bot: person ? null : 'officer', ready: 1, late: 0, entropy: null, seen: null },
  });
  /** A table with a log, a line of talk and, where it is over, its results. */
  async function table(
    id: string,
    host: string,
    sitters: (string | null)[],
    fields: Partial<TablesRow> = {},
  ): Promise<void> {
    const seats = sitters.map((name, i) => ({ role: `r${i}`, name: name ?? 'officer (bot)' }));
    const header = JSON.stringify({ seats });
    await insert('tables', tableRow(id, { host, header, state: 'over', changed: ago(95), seq: 450, ...fields }));
    await insert('chairs', ...sitters.map((one, seat) => chair(id, seat, one)));
    for (let seq = 0; seq < 450; seq += 50)
      await insert('entries', ...Array.from({ length: 50 }, (_, i) => entryRow(id, seq + i, { person: host })));
    for (const [seat, one] of sitters.entries()) {
      if (one === null) continue;
      await insert('eyes', { match: id, seat, person: one, began: 1, left: null });
      await insert('talk', { match: id, n: seat, at: 1, person: one, seat, text: 'Hello' });
      const result = {
        match: id,
        seat,
        person: one,
        game: 'highest-card',
        role: `r${seat}`,
        won: 1,
        at: 1,
        mu: null,
        sigma: null,
      };
      if (fields.state === undefined) await insert('results', result);
    }
  }

  test('ended sessions, expired challenges and old notices are removed', async () => {
    await insert('people', person('ada', 0, { login: 'ada' }));
    const session = { person: 'ada', began: 0, agent: '' };
    await insert(
      'sessions',
      { ...session, token: 'old', seen: ago(401) },
      { ...session, token: 'new', seen: ago(399) },
    );
    await insert(
      'settings',
      { name: 'challenge:login:old', value: String(NOW - 1) },
      { name: 'challenge:login:new', value: String(NOW + 1) },
      { name: 'mail-key', value: '1' },
    );
    await table('match', 'ada', ['ada']);
    const notice = { person: 'ada', match: 'match', turn: 0, seen: 0, pushed: 1, mailed: 1, tries: 0 };
    await insert(
      'notices',
      { ...notice, kind: 'start', at: ago(31) },
      { ...notice, kind: 'end', at: ago(1) },
      { ...notice, kind: 'turn', at: ago(99) },
    );
    await due();
    await node().round();
    expect(await ids('sessions', 'token')).toEqual(['new']);
    expect(await ids('settings', 'name')).toEqual(['challenge:login:new', 'cleanup', 'mail-key']);
    expect(await ids('notices', 'kind')).toEqual(['end', 'turn']);
    expect(troubles).toEqual([]);
  });

  test('a guest unseen for 90 days is removed with the tables that no other person used; shared tables stay without the name', async () => {
    await insert('people', person('gone', 91), person('friend', 1), person('host', 200, { login: 'host' }));
    await table('with-bots', 'gone', ['gone', null]);
    await table('alone-unfinished', 'gone', ['gone', null], { state: 'playing' });
    await table('with-friend', 'gone', ['gone', 'friend']);
    await table('opened-by-host', 'host', ['gone', null]);
    await table('of-others', 'friend', ['friend', 'host']);
    await due();
    await node().round();
    expect(await ids('people', 'id')).toEqual(['friend', 'host', NOBODY]);
    for (const [where, column] of [
      ['tables', 'id'],
      ['chairs', 'match'],
      ['entries', 'match'],
      ['talk', 'match'],
    ] as const)
      expect(await ids(where, column), where).toEqual(['of-others', 'opened-by-host', 'with-friend']);
    expect(await ids('results', 'match')).toEqual(['of-others', 'opened-by-host', 'with-friend']);
    expect(await ids('discarded', 'match')).toEqual([]);
    const shared = await store.db
      .selectFrom('tables')
      .select(['header', 'host'])
      .where('id', '=', 'with-friend')
      .executeTakeFirstOrThrow();
    expect(shared).toEqual({
      header: '{"seats":[{"role":"r0","name":"—"},{"role":"r1","name":"friend"}]}',
      host: NOBODY,
    });
    const log = await store.db.selectFrom('entries').select('seq').where('match', '=', 'with-friend').execute();
    expect(log, 'the log of a shared game is whole').toHaveLength(450);
    expect(troubles).toEqual([]);
  });

  test('the last guest of a shared table takes it along', async () => {
    await insert('people', person('one', 91), person('two', 92));
    await table('shared', 'one', ['one', 'two']);
    await due();
    await node().round();
    expect([await ids('people', 'id'), await ids('tables', 'id'), await ids('entries', 'match')]).toEqual([
      [NOBODY],
      [],
      [],
    ]);
  });

  test('if the rematch of a shared table is removed, its people may ask for another one', async () => {
    await insert('people', person('gone', 91), person('friend', 1));
    await table('shared', 'gone', ['gone', 'friend'], { state: 'over', next: 'rematch' });
    await table('rematch', 'gone', ['gone', null], { state: 'gathering' });
    await due();
    await node().round();
    const rows = await store.db.selectFrom('tables').select(['id', 'next']).execute();
    expect(rows).toEqual([{ id: 'shared', next: null }]);
    expect(troubles).toEqual([]);
  });

  test('accounts, guests who were here, and guests at a table that goes on stay', async () => {
    await insert(
      'people',
      person('account', 300, { login: 'account' }),
      person('passkey', 300),
      person('here', 89),
      person('looked-in', 300),
      person('plays', 300),
      person('hosts', 300),
      person('just-came', 300, { created: ago(1) }),
    );
    await insert('passkeys', { id: 'key', person: 'passkey', key: '', counter: 0, transports: '', created: 0 });
    // An old node notes the session alone.
    await insert('sessions', { token: 'fresh', person: 'looked-in', began: 0, seen: ago(2), agent: '' });
    await table('live', 'account', ['plays', 'account'], { state: 'playing', changed: ago(20) });
    await table('waits', 'hosts', [null], { state: 'gathering', changed: ago(20) });
    await table('of-here', 'here', ['here', null]);
    const before = await ids('people', 'id');
    await due();
    await node().round();
    expect(await ids('people', 'id')).toEqual(before);
    expect(await ids('tables', 'id')).toEqual(['live', 'of-here', 'waits']);
  });

  test('guests without games are removed after 30 days; with --guest-days 0 none is', async () => {
    await insert('people', person('idle', 31), person('new', 29), person('player', 31), person('learner', 31));
    await table('match', 'player', ['player', null]);
    const learned = JSON.stringify({ ...NOTHING_LEARNED, tips: ['dice'] });
    await insert('learned', { person: 'learner', age: 1, value: learned });
    await insert('learned', { person: 'idle', age: 0, value: JSON.stringify(NOTHING_LEARNED) });
    await due();
    await node(0).round();
    expect(await ids('people', 'id')).toEqual(['idle', 'learner', 'new', 'player']);
    await due();
    await node(90).round();
    expect(await ids('people', 'id')).toEqual([NOBODY, 'learner', 'new', 'player'].sort());
    expect(await ids('learned', 'person'), 'learned progress is kept as long as a game').toEqual(['learner']);
  });

  test('the log of a match that was not brought to the end is removed; one that is being brought, and one with a table, stay', async () => {
    await insert('people', person('ada', 0, { login: 'ada' }));
    await table('there', 'ada', ['ada']);
    await insert('entries', ...Array.from({ length: 300 }, (_, seq) => entryRow('left', seq)), entryRow('coming', 0));
    await insert(
      'discarded',
      { match: 'left', at: NOW - 2 * HOUR },
      { match: 'coming', at: NOW - HOUR / 2 },
      { match: 'there', at: 0 },
    );
    await due();
    await node().round();
    expect(await ids('entries', 'match')).toEqual(['coming', 'there']);
    expect(await ids('discarded', 'match')).toEqual(['coming']);
  });

  test('of two nodes one makes the round, an hour later either', async () => {
    let rounds = 0;
    const count = {
      count: async () => {
        rounds++;
        return 0;
      },
    };
    const other = kind === 'postgres' ? await openStore(url) : store;
    if (other !== store) closing.push(() => other.close());
    const nodes = [node(90, store, count), node(90, other, count)];
    const both = async () => {
      await Promise.all(nodes.map((one) => one.round()));
      return rounds;
    };
    expect(await both(), 'a fresh database waits an hour').toBe(0);
    now += HOUR;
    expect([await both(), await both()]).toEqual([1, 1]);
    now += HOUR + 1;
    expect(await both()).toBe(2);
  });

  test('after a long standstill, or with a clock that is set forward, nothing is removed for a day', async () => {
    await insert('people', person('guest', 0));
    await due();
    const one = node();
    now += 400 * DAY;
    await one.round();
    expect(await ids('people', 'id')).toEqual(['guest']);
    // The clock is right again: the row names a moment that is far away, and is not waited for.
    now = NOW + HOUR;
    await one.round();
    now += DAY + HOUR;
    await insert('sessions', { token: 'old', person: 'guest', began: 0, seen: ago(500), agent: '' });
    await one.round();
    expect([await ids('people', 'id'), await ids('sessions', 'token')]).toEqual([['guest'], []]);
  });

  test('a node that dies on the way leaves nothing that the next round of another does not finish', async () => {
    await insert('people', person('gone', 91), person('friend', 1));
    await table('with-bots', 'gone', ['gone', null]);
    await table('shared', 'friend', ['gone', 'friend']);
    // Its tables are deleted; then the database fails.
    const cut =
      kind === 'sqlite'
        ? sql`create trigger cut before delete on people begin select raise(abort, 'cut'); end`
        : sql`create rule cut as on delete to people do instead select 1 / 0`;
    await cut.execute(store.db);
    await due();
    await node().round();
    expect(troubles).toEqual(['cleanup of guests unseen']);
    expect(await ids('people', 'id')).toEqual(['friend', 'gone']);
    expect(await ids('tables', 'id')).toEqual(['shared']);
    const { header } = await store.db.selectFrom('tables').select('header').executeTakeFirstOrThrow();
    expect(header, 'the farewell is whole or not at all').toContain('"gone"');
    await (kind === 'sqlite' ? sql`drop trigger cut` : sql`drop rule cut on people`).execute(store.db);
    now += HOUR;
    const other = kind === 'postgres' ? await openStore(url) : store;
    if (other !== store) closing.push(() => other.close());
    await node(90, other).round();
    expect([await ids('people', 'id'), await ids('entries', 'match'), await ids('discarded', 'match')]).toEqual([
      ['friend', NOBODY],
      ['shared'],
      [],
    ]);
  });

  test('every step looks by an index, never through a whole table', async () => {
    const queries = [
      ['sessions_seen', dead.endedSessions(store.db, AT_NOW)],
      ['settings_challenges', dead.expiredChallenges(store.db, AT_NOW)],
      ['requests_at', dead.oldAnswers(store.db, AT_NOW)],
      ['notices_at', dead.oldNotices(store.db, AT_NOW)],
      ['discarded_at', dead.discardedLogs(store.db, AT_NOW)],
      ['people_guests', dead.idleGuests(store.db, AT_NOW, 90)],
      ['people_guests', dead.guestsWithoutGames(store.db, AT_NOW, 90)],
      ['tables_host', dead.tablesOfNobodyElse(store.db, 'guest')],
      ['tables_next', dead.withoutRematch(store.db, ['rematch'])],
    ] as const;
    for (const [index, query] of queries) {
      const plan = await planOf(store.db, kind, query.compile());
      // SQLite says SCAN where it reads a whole table or a whole index.
      expect(plan, plan).not.toMatch(/Seq Scan|\bSCAN\b/);
      expect(plan, plan).toContain(index);
    }
  });
});

test.each([0, 90])('a server makes the round by itself, and keeps to its --guest-days %i', async (guestDays) => {
  const store = await openStore(':memory:');
  const { db } = store;
  const now = Date.now();
  const [long, due] = [now - 500 * DAY, String(now - HOUR)];
  await db.insertInto('settings').values({ name: 'cleanup', value: due }).execute();
  await db
    .insertInto('people')
    .values([
      personRow('gone', { created: long, seen: long }),
      personRow('ada', { login: 'ada', created: long, seen: long }),
    ])
    .execute();
  await db.insertInto('sessions').values({ token: 'old', person: 'ada', began: long, seen: long, agent: '' }).execute();
  await db.insertInto('discarded').values({ match: 'nowhere', at: 0 }).execute();
  const { app } = await openHouse({ store, config: { guestDays } });
  await listening(app);
  // The steps are done one after another, guests behind sessions and notices.
  const next = () => db.selectFrom('settings').select('value').where('name', '=', 'cleanup').executeTakeFirst();
  await expect.poll(async () => (await next())?.value, { timeout: 10_000 }).not.toBe(due);
  await expect.poll(() => db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  const gone = () => db.selectFrom('people').select('id').where('id', '=', 'gone').execute();
  if (guestDays > 0) await expect.poll(gone, { timeout: 10_000 }).toEqual([]);
  else {
    // A row that is removed after the guests.
    const left = () => db.selectFrom('discarded').selectAll().execute();
    await expect.poll(left, { timeout: 10_000 }).toEqual([]);
    expect(await gone()).toHaveLength(1);
  }
  await app.close();
});

async function planOf(db: Kysely<Schema>, kind: 'sqlite' | 'postgres', query: CompiledQuery): Promise<string> {
  return db.transaction().execute(async (tx) => {
    // An empty table is read whole, whatever there is.
    if (kind === 'postgres') await sql`set local enable_seqscan = off`.execute(tx);
    const explain = kind === 'postgres' ? 'explain ' : 'explain query plan ';
    const { rows } = await tx.executeQuery(CompiledQuery.raw(explain + query.sql, [...query.parameters]));
    return rows.map((row) => Object.values(row as object).join(' ')).join('\n');
  });
}
