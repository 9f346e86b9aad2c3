/** No seat loses or gains time by a system clock that jumps, a suspended machine, a restart, or nodes whose system clocks differ. */
import type { TableInfo } from '@sztab/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noteTurns } from '../notices/turns.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { bots } from '../testing/bots.ts';
import { folderForEachTest } from '../testing/folder.ts';
import { listening, openHouse } from '../testing/open-house.ts';
import { Person } from '../testing/page.ts';
import { startPostgres } from '../testing/postgres.ts';
import { NOW, personRow } from '../testing/rows.ts';
import { getReady, sitDown } from './gathering.ts';
import { Hall } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import { openTable } from './opening.ts';
import type { TimeSource } from './table-time.ts';
import { heldBack } from './windows.ts';

const ENTROPY = '00112233445566778899aabbccddeeff';
const PEOPLE = ['ada', 'bob'];
const SECOND = 1000;
const HOUR = 3_600_000;
const LIVE = { is: 'live' as const, seconds: 60, more: 0 };
const PAUSES = { shortest: 2000, longest: 5000 };

/** A machine: its two clocks. */
class Machine implements TimeSource {
  time = NOW;
  up = 12_345.678;
  wall = (): number => this.time;
  ticks = (): number => this.up;
  /** Somebody sets the clock, or NTP does. */
  jump(ms: number): void {
    this.time += ms;
  }
  passes(ms: number): void {
    this.time += ms;
    this.up += ms;
  }
}

const place = folderForEachTest();
let machine: Machine;
const nodes: { store: Store; hall: Hall }[] = [];
beforeEach(() => {
  machine = new Machine();
});
afterEach(async () => {
  for (const { store, hall } of nodes.splice(0)) {
    hall.close();
    await store.close();
  }
});

async function openHall(database = ':memory:', on: Machine = machine): Promise<Hall> {
  const store = await openStore(database);
  const thinkers = bots(() => new Promise(() => {}));
  const hall = new Hall({ store, thinkers, time: on, pauses: PAUSES });
  nodes.push({ store, hall });
  await hall.loadTime();
  const people = PEOPLE.map((id) => personRow(id, { mail: 1 }));
  await store.db
    .insertInto('people')
    .values(people)
    .onConflict((known) => known.column('id').doNothing())
    .execute();
  return hall;
}
async function begin(hall: Hall, game: string, pace: object = LIVE): Promise<LiveTable> {
  const chairs = [{ is: 'me' as const }, { is: 'open' as const }];
  const wanted = { game, options: {}, chairs, drawn: false, access: 'link' as const, pace: pace as typeof LIVE };
  const table = await hall.open((await openTable(hall, 'ada', wanted, null)).id);
  await sitDown(table, 'bob', null);
  for (const person of PEOPLE) await getReady(hall, table, person, true, ENTROPY);
  return table;
}
/** Time in which the server runs: it reads its clocks every second. */
async function runs(hall: Hall, ms: number, on: Machine = machine): Promise<void> {
  for (let left = ms; left > 0; left -= SECOND) {
    on.passes(Math.min(SECOND, left));
    hall.now();
  }
  await hall.makeRound();
}
const lefts = (table: LiveTable): readonly number[] => table.info(null).clock?.left ?? [];
const isLate = (table: LiveTable): boolean => table.stored.chairs.some(({ late }) => late);

describe.each([
  ['forward', 26 * HOUR],
  ['back', -26 * HOUR],
])('a system clock that is set %s', (_, jump) => {
  test('takes no time from a live clock, gives none, and does not stop it', async () => {
    const hall = await openHall();
    const table = await begin(hall, 'operation-most-iii');
    const [seat = -1] = table.stored.asked;
    await runs(hall, 20 * SECOND);
    machine.jump(jump);
    await hall.makeRound();
    expect(isLate(table)).toBe(false);
    expect(lefts(table)[seat]).toBe(40 * SECOND);
    await runs(hall, 39 * SECOND);
    expect(isLate(table)).toBe(false);
    await runs(hall, SECOND);
    expect(isLate(table)).toBe(true);
  });

  test('makes nobody absent, and the ten minutes end when they are over', async () => {
    const hall = await openHall();
    const { id } = await begin(hall, 'niepodlegla', { is: 'none' });
    machine.jump(jump);
    await hall.makeRound();
    await runs(hall, 599 * SECOND);
    expect(isLate(await hall.open(id))).toBe(false);
    await runs(hall, SECOND);
    expect(isLate(await hall.open(id))).toBe(true);
  });

  test('does not answer for a player, nor keep silence from answering', async () => {
    const hall = await openHall();
    const table = await begin(hall, 'niepodlegla', { is: 'none' });
    const asks = (seat: number) => table.playing?.asks().find((ask) => ask.seat === seat)?.moves ?? [];
    for (let n = 0; !table.stored.silent; n++) {
      const move = asks(1).find((one) => one === 'commitPlan') ?? asks(1).find((one) => !one.startsWith('take'));
      const request = { is: 'move' as const, key: `request-key-${n}`, at: table.stored.seq, move: move as string };
      await table.request('bob', request);
    }
    const { seq } = table.stored;
    machine.jump(jump);
    await runs(hall, 19 * SECOND);
    expect(table.stored.seq).toBe(seq);
    await runs(hall, SECOND);
    expect(table.stored.seq).toBe(seq + 1);
  });

  test('does not shorten or lengthen the pause of a window, and sends no notice too early', async () => {
    const hall = await openHall();
    const table = await begin(hall, 'operation-most-iii', { is: 'days', days: 2 });
    for (let n = 0; !table.playing?.asks().every(({ window }) => window); n++) {
      const [ask] = table.playing?.asks() ?? [];
      const request = {
        is: 'move' as const,
        key: `request-key-${n}`,
        at: table.stored.seq,
        move: ask?.moves[0] as string,
      };
      await table.request(PEOPLE[ask?.seat as number] as string, request);
    }
    const held = heldBack(table);
    expect(held).toBeGreaterThan(0);
    machine.jump(jump);
    expect(heldBack(table)).toBe(held);
    machine.passes(SECOND);
    expect(heldBack(table)).toBe(held - SECOND);
    expect(await noteTurns(hall.store, table.id, hall.now())).toBe('restless');
  });

  test('changes nothing for a server that is started after it', async () => {
    const database = place('sztab.db');
    const hall = await openHall(database);
    const { id, stored } = await begin(hall, 'operation-most-iii');
    const [seat = -1] = stored.asked;
    await runs(hall, 20 * SECOND);
    await hall.saveTime();
    hall.close();
    await nodes.pop()?.store.close();
    // While no server runs, nobody's clock does.
    machine.passes(HOUR);
    machine.jump(jump);
    const again = await openHall(database);
    await again.makeRound(0);
    const table = await again.open(id);
    expect(isLate(table)).toBe(false);
    expect(lefts(table)[seat]).toBe(40 * SECOND);
    await runs(again, 40 * SECOND);
    expect(isLate(table)).toBe(true);
  });
});

test('a machine that was suspended costs nobody more than ten seconds, even if its monotonic clock went on', async () => {
  const hall = await openHall();
  const table = await begin(hall, 'operation-most-iii');
  const [seat = -1] = table.stored.asked;
  machine.passes(8 * HOUR);
  await hall.makeRound();
  expect(isLate(table)).toBe(false);
  expect(lefts(table)[seat]).toBe(50 * SECOND);
});

test('a crash loses no more than five seconds of table time', async () => {
  const database = place('sztab.db');
  const hall = await openHall(database);
  const { id, stored } = await begin(hall, 'operation-most-iii');
  for (let second = 0; second < 30; second++) await runs(hall, SECOND);
  hall.close();
  await nodes.pop()?.store.close();
  const again = await openHall(database);
  const left = lefts(await again.open(id))[stored.asked[0] as number] as number;
  expect(left).toBeGreaterThanOrEqual(30 * SECOND);
  expect(left).toBeLessThanOrEqual(35 * SECOND);
});

test('what people read is the time of day, also after the server was down', async () => {
  const database = place('sztab.db');
  const hall = await openHall(database);
  await hall.saveTime();
  hall.close();
  await nodes.pop()?.store.close();
  machine.passes(48 * HOUR);
  const again = await openHall(database);
  const table = await begin(again, 'operation-most-iii');
  const today = new Date(machine.time).toISOString().slice(0, 10);
  expect(table.playing?.match.header.tags.date).toBe(today);
  expect(table.info(null)).toMatchObject({ opened: machine.time, changed: machine.time });
  const talk = await again.store.db.selectFrom('talk').select('at').where('match', '=', table.id).execute();
  expect(talk.map(({ at }) => Number(at))).toEqual([machine.time]);
});

test.each([[null], [''], ['nonsense'], ['-5'], ['0'], ['1e300'], ['99999999999999999']])(
  'a stored time of %j is not used, and is written again',
  async (value) => {
    const database = `${place()}/sztab.db`;
    const hall = await openHall(database);
    const table = await begin(hall, 'operation-most-iii', { is: 'days', days: 1 });
    const [{ store }] = nodes as [(typeof nodes)[0]];
    const row = () => store.db.selectFrom('settings').select('value').where('name', '=', 'table-time').execute();
    const damage = () =>
      value === null
        ? store.db.deleteFrom('settings').where('name', '=', 'table-time').execute()
        : store.db.updateTable('settings').set({ value }).where('name', '=', 'table-time').execute();
    await damage();
    await runs(hall, 60 * SECOND);
    expect(await row()).toEqual([{ value: String(hall.now()) }]);
    await damage();
    const before = lefts(table);
    for (const { hall: old, store: its } of nodes.splice(0)) {
      old.close();
      await its.close();
    }
    const next = await openHall(database);
    await next.makeRound();
    const after = await next.open(table.id);
    expect([lefts(after), isLate(after)]).toEqual([before, false]);
    expect(Math.abs(next.now() - machine.wall())).toBeLessThan(SECOND);
  },
);

test('two nodes whose system clocks differ by an hour count the same time', async () => {
  const postgres = await startPostgres();
  try {
    const database = await postgres.database();
    const late = new Machine();
    late.jump(HOUR);
    const here = await openHall(database);
    const there = await openHall(database, late);
    const table = await begin(here, 'operation-most-iii');
    const [seat = -1] = table.stored.asked;
    const twin = await there.open(table.id);
    expect(lefts(twin)[seat]).toBe(60 * SECOND);
    // The other node sleeps; when it wakes, it learns what time it is.
    await runs(here, 40 * SECOND);
    await there.makeRound();
    expect(lefts(twin)[seat]).toBe(20 * SECOND);
    late.passes(SECOND);
    machine.passes(SECOND);
    expect([lefts(table)[seat], lefts(twin)[seat]]).toEqual([19 * SECOND, 19 * SECOND]);
    expect(isLate(twin)).toBe(false);
  } finally {
    for (const { store, hall } of nodes.splice(0)) {
      hall.close();
      await store.close();
    }
    await postgres.stop();
  }
});

test('a real server whose clock is set forward by a day shows the same clock', async () => {
  const { app } = await openHouse({ time: machine });
  try {
    const url = await listening(app);
    const [ada, bob] = [await new Person(url).named('Ada'), await new Person(url).named('Bob')];
    const chairs = [{ is: 'me' }, { is: 'open' }];
    const wanted = { game: 'operation-most-iii', options: {}, chairs, drawn: false, access: 'public', pace: LIVE };
    const { id } = (await ada.ask('POST', '/api/tables', wanted)).body as { id: string };
    await bob.ask('POST', `/api/tables/${id}/sit`, { seat: null });
    for (const one of [ada, bob]) await one.ask('POST', `/api/tables/${id}/ready`, { ready: true, entropy: ENTROPY });
    const clock = async () => ((await ada.ask('GET', `/api/tables/${id}`)).body as TableInfo).clock?.left;
    const before = await clock();
    machine.jump(24 * HOUR);
    expect(await clock()).toEqual(before);
    machine.passes(5 * SECOND);
    expect(Math.min(...((await clock()) ?? []))).toBe(55 * SECOND);
  } finally {
    await app.close();
  }
});
