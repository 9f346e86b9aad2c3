/** Who gets into the list of open tables, how many one may hold, and what becomes of those that never start. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '../house.ts';
import { usualLimits } from '../limits.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { Page } from '../testing/ada-and-bob.ts';
import { bots } from '../testing/bots.ts';
import { openHouse } from '../testing/open-house.ts';
import { personRow } from '../testing/rows.ts';
import { type Answer, Visitor } from '../testing/visitor.ts';
import { getReady, sitDown, standUp } from './gathering.ts';
import { Hall } from './hall.ts';
import { lobbyFor } from './lobby.ts';
import { again, openTable } from './opening.ts';
import { quotaOf } from './quota.ts';
import { readTalk } from './talk.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const LIVE = { is: 'live' as const, seconds: 600, more: 10 };
const wanted = {
  game: 'operation-most-iii',
  options: {},
  chairs: [{ is: 'me' as const }, { is: 'open' as const }],
  drawn: false,
  access: 'public' as const,
  pace: { is: 'none' as const },
};

describe('the list', () => {
  let store: Store;
  let hall: Hall;
  let now = 1_794_700_000_000;
  beforeEach(async () => {
    store = await openSqlite(':memory:');
    const thinkers = bots();
    hall = new Hall({
      store,
      thinkers,
      now: () => now,
      onTrouble: (what, _table, error) => {
        throw new Error(what, { cause: error });
      },
    });
    await store.db
      .insertInto('people')
      .values(['ada', 'bob', 'eve'].map((id) => personRow(id)))
      .execute();
  });
  afterEach(async () => {
    hall.close();
    await store.close();
  });
  const open = async (change: object = {}, host = 'ada') =>
    (await openTable(hall, host, { ...wanted, ...change }, null)).id;
  const listed = async (person: string | null = 'bob', pages = 1) => {
    const lobby = await lobbyFor(hall, person, pages);
    return { ids: lobby.open.map(({ id }) => id), more: lobby.more };
  };

  test('a page that only counts turns gets its person’s tables and nothing else, with the clock as it is now', async () => {
    const id = await open({ pace: LIVE, access: 'link' });
    await open({}, 'eve');
    const table = await hall.open(id);
    await sitDown(table, 'bob', null);
    for (const person of ['ada', 'bob']) await getReady(hall, table, person, true, '0'.repeat(32));
    const { asked } = table.stored;
    now += 5 * MINUTE;
    const { mine, ...rest } = await lobbyFor(hall, 'ada', 1, 'mine');
    expect(rest).toEqual({ open: [], more: false });
    expect(mine.map((one) => one.id)).toEqual([id]);
    const left = asked.map((seat) => mine[0]?.clock?.left[seat] ?? 0);
    expect(Math.max(...left)).toBeLessThanOrEqual(5 * MINUTE + 5000);
    expect(await lobbyFor(hall, null, 1, 'mine')).toEqual({ ...rest, mine: [] });
  });

  test('a table that somebody opened without a seat is theirs, also while others play there', async () => {
    const id = await open({ chairs: [{ is: 'open' }, { is: 'open' }], access: 'link' });
    const mine = async (person: string) => (await lobbyFor(hall, person)).mine;
    expect((await mine('ada')).map((one) => [one.id, one.seat])).toEqual([[id, null]]);
    const table = await hall.open(id);
    for (const person of ['bob', 'eve']) await sitDown(table, person, null);
    for (const person of ['bob', 'eve']) await getReady(hall, table, person, true, '0'.repeat(32));
    expect(await mine('ada')).toMatchObject([{ id, state: 'playing', seat: null }]);
    expect(await mine('bob')).toMatchObject([{ id, state: 'playing' }]);
  });

  test('a seat that was given up stays among the tables of its person while it is free, with the link back', async () => {
    const id = await open({ access: 'link' });
    const table = await hall.open(id);
    await sitDown(table, 'bob', null);
    for (const person of ['ada', 'bob']) await getReady(hall, table, person, true, '0'.repeat(32));
    const mine = async (person: string) => (await lobbyFor(hall, person)).mine;
    const seat = table.seatOf('bob') as number;
    await standUp(table, 'bob');
    expect(await mine('bob')).toMatchObject([{ id, seat: null, gaveUp: { seat, invite: table.stored.invite } }]);
    expect((await mine('ada'))[0]?.gaveUp).toBeUndefined();
    await sitDown(table, 'bob', seat);
    expect((await mine('bob'))[0]).toMatchObject({ id, seat });
    expect((await mine('bob'))[0]?.gaveUp).toBeUndefined();
    await standUp(table, 'bob');
    await sitDown(table, 'eve', seat);
    expect(await mine('bob')).toEqual([]);
  });

  test('public games that are played can be looked on at, but for one’s own', async () => {
    const begun = async (change: object = {}): Promise<string> => {
      const id = await open(change);
      const table = await hall.open(id);
      await sitDown(table, 'eve', null);
      for (const person of ['ada', 'eve']) await getReady(hall, table, person, true, '0'.repeat(32));
      return id;
    };
    await begun({ access: 'link' });
    await open();
    const played = await begun();
    const watched = async (person: string | null) => (await lobbyFor(hall, person)).watch?.map(({ id }) => id);
    expect(await watched('bob')).toEqual([played]);
    expect(await watched(null)).toEqual([played]);
    expect(await watched('ada')).toEqual([]);
    now += 8 * DAY;
    expect(await watched('bob')).toEqual([]);
  });

  test('full tables, and those at which one sits, take no place in it', async () => {
    const old = await open();
    for (let n = 0; n < 60; n++) {
      now += 1;
      await open({ chairs: [{ is: 'me' }, { is: 'bot', level: 'recruit' }] }, 'eve');
    }
    const mine = await open({}, 'bob');
    expect(await listed('bob')).toEqual({ ids: [old], more: false });
    expect(await listed(null)).toEqual({ ids: [mine, old], more: false });
  });

  test('what does not fit on a page is on the next', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 51; n++) {
      now += 1;
      ids.unshift(await open());
    }
    expect(await listed()).toEqual({ ids: ids.slice(0, 50), more: true });
    expect(await listed('bob', 2)).toEqual({ ids, more: false });
  });

  test('a table leaves it when its host is away: after ten minutes where one plays live, else after a week', async () => {
    const [live, slow] = [await open({ pace: LIVE }), await open({ pace: { is: 'days', days: 2 } })];
    const page = new Page('ada');
    await (await hall.open(live)).join(page, null);
    now += 9 * MINUTE;
    // The host is there.
    await hall.makeRound();
    now += 9 * MINUTE;
    expect((await listed()).ids).toEqual([live, slow]);
    (await hall.open(live)).leave(page);
    now += 2 * MINUTE;
    expect((await listed()).ids).toEqual([slow]);
    now += 7 * DAY;
    expect((await listed()).ids).toEqual([]);
  });

  test('tables that never start are gone after a month, and nothing of them is left', async () => {
    const [old, young] = [await open(), await open({ pace: LIVE })];
    await sitDown(await hall.open(old), 'bob', null);
    now += 31 * DAY;
    await store.db.updateTable('tables').set({ changed: now }).where('id', '=', young).execute();
    await hall.makeRound();
    expect((await store.db.selectFrom('tables').select('id').execute()).map(({ id }) => id)).toEqual([young]);
    expect(await store.db.selectFrom('chairs').select('seat').where('match', '=', old).execute()).toEqual([]);
  });
});

async function adaAndBob() {
  const store = await openSqlite(':memory:');
  const hall = new Hall({ store, thinkers: bots() });
  await store.db
    .insertInto('people')
    .values(['ada', 'bob'].map((id) => personRow(id)))
    .execute();
  return { store, hall };
}

test('what the options leave to the lot is drawn with the seats, and the table names what was drawn', async () => {
  const { store, hall } = await adaAndBob();
  const roles: Readonly<Record<string, string>> = { rw: 'monty bradley', wb: 'bradley patton', rb: 'monty patton' };
  const options = { pair: 'rw', sideAssignment: 'lot' };
  const drawn = new Set<string>();
  // Sixty tables of the same two commanders would be no lot.
  for (let n = 0; n < 60 && drawn.size < 2; n++) {
    const { id } = await openTable(hall, 'ada', { ...wanted, game: 'race-to-the-rhine', options, drawn: true }, null);
    const table = await hall.open(id);
    await sitDown(table, 'bob', null);
    for (const person of ['ada', 'bob']) await getReady(hall, table, person, true, '0'.repeat(32));
    const { header, options: kept } = table.stored;
    expect(header?.seats.map(({ role }) => role).join(' ')).toBe(roles[kept.pair as string]);
    drawn.add(kept.pair as string);
  }
  expect(drawn.size).toBe(2);
  hall.close();
  await store.close();
});

test('to play once more is to hold one table more: refused to who has enough, and nobody is made to hold more', async () => {
  const { store, hall } = await adaAndBob();
  const quota = quotaOf({ guestTables: 1, tables: 1 });
  const { id } = await openTable(hall, 'ada', wanted, null, quota);
  const table = await hall.open(id);
  await sitDown(table, 'bob', null, quota);
  for (const person of ['ada', 'bob']) await getReady(hall, table, person, true, '0'.repeat(32));
  await table.request('ada', { is: 'resign', key: 'ada-gives-up', at: 0 });
  await openTable(hall, 'ada', wanted, null, quota);
  await expect(again(hall, table, 'ada', quota)).rejects.toThrow('guest-tables');
  const next = await hall.open((await again(hall, table, 'bob', quota)).id);
  expect(next.stored.chairs.map(({ person }) => person)).toEqual(['bob', null]);
  hall.close();
  await store.close();
});

describe('over HTTP', () => {
  let app: App;
  let store: Store;
  beforeEach(async () => {
    const limits = { ...usualLimits, guestTables: 2, tables: 4, openings: { max: 12, seconds: 3600 } };
    ({ app, store } = await openHouse({ config: { limits, trustProxy: true } }));
  });
  afterEach(() => app.close());
  let visitors = 0;
  const guest = async (address = `192.0.2.${++visitors}`) => {
    const visitor = new Visitor(app, { 'x-forwarded-for': address });
    const { id } = (await visitor.post('/api/guest', { name: 'Zofia', language: 'pl' })).body;
    return Object.assign(visitor, { id: id as string });
  };
  const open = (visitor: Visitor): Promise<Answer> => visitor.post('/api/tables', wanted);
  const sit = (visitor: Visitor, id: string) => visitor.post(`/api/tables/${id}/sit`, { seat: null });

  test('a guest holds so many tables, somebody with an account more; asked for at once, too', async () => {
    const zofia = await guest();
    const both = await Promise.all([1, 2, 3, 4].map(() => open(zofia)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect((await open(zofia)).body).toEqual({ error: 'guest-tables' });
    await zofia.post('/api/me/password', { login: 'zofia', password: 'long-enough' });
    for (const _ of [1, 2]) expect((await open(zofia)).status).toBe(200);
    expect(await open(zofia)).toMatchObject({ status: 409, body: { error: 'too-many-tables' } });
  });

  test('chairs at the tables of others count, and getting up makes room', async () => {
    const hosts = [await guest(), await guest(), await guest()];
    const ids: string[] = [];
    for (const host of hosts) ids.push((await open(host)).body.id);
    const [a = '', b = '', c = ''] = ids;
    const zofia = await guest();
    for (const id of [a, b]) expect((await sit(zofia, id)).status).toBe(200);
    expect((await sit(zofia, c)).body).toEqual({ error: 'guest-tables' });
    expect((await open(zofia)).body).toEqual({ error: 'guest-tables' });
    await zofia.post(`/api/tables/${a}/stand`);
    expect((await sit(zofia, c)).status).toBe(200);
  });

  test('once more, an hour long', async () => {
    const zofia = await guest();
    const { id } = (await open(zofia)).body;
    const statuses: number[] = [];
    for (let n = 0; n < 13; n++) statuses.push((await zofia.post(`/api/tables/${id}/again`)).status);
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 409), 429]);
  });

  test('tables opened from one address, whoever asks', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 13; n++) statuses.push((await open(await guest('198.51.100.1'))).status);
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
  });

  test('before the start the host puts a table on the list, where anybody finds it', async () => {
    const [ada, bob, eve] = [await guest(), await guest(), await guest()];
    const { id, invite } = (await ada.post('/api/tables', { ...wanted, access: 'link' })).body;
    const seenBy = async (visitor: Visitor) =>
      (await visitor.get('/api/lobby')).body.open.map((table: { id: string }) => table.id);
    const list = (visitor: Visitor, query = '') => visitor.post(`/api/tables/${id}/list${query}`, {});
    expect(await seenBy(eve)).toEqual([]);
    expect(await list(bob)).toMatchObject({ status: 404 });
    expect(await list(bob, `?invite=${invite}`)).toMatchObject({ status: 403, body: { error: 'not-host' } });
    expect((await list(ada)).body).toMatchObject({ id, access: 'public' });
    expect(await seenBy(eve)).toEqual([id]);
    expect((await sit(eve, id)).status).toBe(200);
    await store.db.updateTable('tables').set({ state: 'playing' }).where('id', '=', id).execute();
    expect(await list(ada)).toMatchObject({ status: 409, body: { error: 'already-started' } });
  });

  test('before the start the host frees a chair: a bot’s at once, a person’s with a line in the talk', async () => {
    const [ada, bob] = [await guest(), await guest()];
    const chairs = [{ is: 'me' }, { is: 'open' }, { is: 'bot', level: 'recruit' }];
    const { id } = (await ada.post('/api/tables', { ...wanted, game: 'race-to-the-rhine', chairs })).body;
    await sit(bob, id);
    const free = (visitor: Visitor, seat: number) => visitor.post(`/api/tables/${id}/free`, { seat });
    expect(await free(bob, 0)).toMatchObject({ status: 403, body: { error: 'not-host' } });
    expect((await free(ada, 2)).body.chairs[2]).toMatchObject({ who: null, ready: false });
    expect(await readTalk(store.db, id)).toEqual([]);
    expect((await free(ada, 1)).body.chairs[1]).toMatchObject({ who: null });
    expect((await readTalk(store.db, id)).map(({ text }) => text)).toEqual(['freed 1']);
    expect((await free(ada, 1)).status).toBe(200);
    expect((await sit(bob, id)).status).toBe(200);
    await store.db.updateTable('tables').set({ state: 'playing' }).where('id', '=', id).execute();
    expect(await free(ada, 1)).toMatchObject({ status: 409 });
  });
});
