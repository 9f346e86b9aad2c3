/** Tables that cannot be opened, in both databases: shown as what they are, given away, abandoned, and no trouble to anybody else. */
import type { AddressInfo } from 'node:net';
import { type Ask, Match } from '@sztab/kernel';
import type { Lobby, TableInfo } from '@sztab/protocol';
import { takeGame } from '@sztab/shelf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '../house.ts';
import { openStore } from '../store/open-store.ts';
import type { EntriesRow, TablesRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { bots } from '../testing/bots.ts';
import { openHouse } from '../testing/open-house.ts';
import { Person, twoAtTable } from '../testing/page.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { entryRow, patchRow } from '../testing/rows.ts';
import { Sitting } from '../testing/sitting.ts';
import { Hall } from './hall.ts';
import { LogSeal } from './log-seal.ts';
import type { Playing } from './playing.ts';
import { Stumbled } from './trouble.ts';

/** Some rules play on from it as if it were something else. */
const NONSENSE = 'nonsense(1)';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  let store: Store;
  /** The first plays; the second comes later and has never opened anything. */
  let houses: readonly App[];
  const url = (house: number): string =>
    `http://127.0.0.1:${(houses[house]?.server.address() as AddressInfo | undefined)?.port}`;
  let ada: Person;
  let bob: Person;
  let id: string;

  beforeAll(async () => {
    store = await openStore(kind === 'sqlite' ? ':memory:' : await postgres.database());
    // One store under both: it is closed once.
    const shared = { ...store, close: async () => {} };
    houses = [(await openHouse({ store: shared })).app, (await openHouse({ store: shared })).app];
    for (const app of houses) await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    for (const app of houses) await app.close();
    await store.close();
  });

  beforeEach(async () => {
    const begun = await twoAtTable(url(0));
    ({ id } = begun);
    const sitting = await Sitting.at(id, [begun.ada, begun.bob]);
    await sitting.play(6);
    sitting.close();
    [ada, bob] = [begun.ada, begun.bob].map(({ cookie }) => {
      const person = new Person(url(1));
      person.cookie = cookie;
      return person;
    }) as [Person, Person];
  });

  const change = (row: Partial<TablesRow>): Promise<unknown> =>
    store.db.updateTable('tables').set(row).where('id', '=', id).execute();
  const row = (): Promise<TablesRow> =>
    store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const losesAnEntry = (): Promise<unknown> =>
    store.db.deleteFrom('entries').where('match', '=', id).where('seq', '=', 2).execute();
  const mine = async (person: Person): Promise<TableInfo | undefined> =>
    ((await person.ask('GET', '/api/lobby')).body as Lobby).mine.find((table) => table.id === id);

  test.each([
    ['a log with a hole', 'unreadable', losesAnEntry],
    ['a header that is no JSON', 'unreadable', () => change({ header: '{"game":' })],
    ['a pace that is no JSON', 'unreadable', () => change({ pace: '' })],
    ['a game that is not here', 'no-such-game', () => change({ game: 'chess' })],
    ['an edition of tomorrow', 'unknown-edition', () => change({ rules: 99 })],
  ] as const)('%s: its people see what it is, nobody else sees anything', async (_what, why, act) => {
    await act();
    expect((await ada.ask('GET', `/api/tables/${id}`)).body).toMatchObject({ id, state: 'playing', stuck: why });
    expect(await mine(bob)).toMatchObject({ id, stuck: why });
    const eve = await new Person(url(1)).named('Eve');
    expect((await eve.ask('GET', `/api/tables/${id}`)).body).toEqual({ error: 'no-such-table' });
    expect((await eve.ask('GET', `/api/tables/${id}/log`)).status).toBe(409);
    expect((await eve.ask('POST', `/api/tables/${id}/abandon`)).status).toBe(409);
    const page = ada.open(id);
    await page.until(() => page.closed);
    expect(page.closed).toBe(1008);
    // Whoever leaves is not kept here by it.
    expect((await bob.ask('DELETE', '/api/me')).status).toBe(204);
  });

  test.each(['general-orders', 'race-to-the-rhine'])('%s: nonsense that the rules play on from', async (name) => {
    const begun = await twoAtTable(url(0), name);
    ({ id } = begun);
    [ada.cookie, bob.cookie] = [begun.ada.cookie, begun.bob.cookie];
    const { header, seed } = await row();
    const { game } = await takeGame(name);
    const goesOn = (log: readonly EntriesRow[]): boolean => {
      try {
        return Match.resume(game, { ...JSON.parse(header as string), seed }, log).asks().length > 0;
      } catch {
        return false;
      }
    };
    const sitting = await Sitting.at(id, [begun.ada, begun.bob]);
    let log: EntriesRow[] = [];
    let place = -1;
    while (place < 0 && !sitting.over) {
      await sitting.play(7);
      log = await store.db.selectFrom('entries').selectAll().where('match', '=', id).orderBy('seq').execute();
      place = log.findIndex(({ seq }) =>
        goesOn(log.map((one) => (one.seq === seq ? { ...one, move: NONSENSE } : one))),
      );
    }
    sitting.close();
    const { asked, seal } = await row();
    const write = (move: string): Promise<unknown> =>
      store.db.updateTable('entries').set({ move }).where('match', '=', id).where('seq', '=', place).execute();
    const stuck = { id, state: 'playing', stuck: 'unreadable' };
    const info = async () => (await ada.ask('GET', `/api/tables/${id}`)).body;
    const course = () => ada.ask('GET', `/api/tables/${id}/course`);
    await write('no move at all');
    expect(await info()).toMatchObject(stuck);
    await write(NONSENSE);
    expect(await info()).toMatchObject(stuck);
    // A faulty server may have sealed it. Then another position than the one that was left is noticed when the table is opened.
    const planted = log.map((one) => (one.seq === place ? { ...one, move: NONSENSE } : one));
    const { text: sealed } = new LogSeal({ ...JSON.parse(header as string), seed }, planted);
    await change({ seal: sealed, asked: '[]' });
    expect(await info()).toMatchObject(stuck);
    // All else is noticed when the course is read, and then everybody is told.
    await change({ asked });
    const page = bob.open(id);
    await page.say({ is: 'join', known: log.length });
    const { status, body } = await course();
    expect([status, body]).toEqual([409, { error: 'unreadable' }]);
    await page.until(() => page.closed);
    expect(await info()).toMatchObject(stuck);
    expect(await mine(bob)).toMatchObject(stuck);
    const other = await twoAtTable(url(1), name);
    expect((await other.ada.ask('GET', `/api/tables/${other.id}/course`)).status).toBe(200);
    expect((await bob.ask('GET', `/api/tables/${id}/log`)).body).toHaveProperty('entries.length', log.length);
    expect((await ada.ask('POST', `/api/tables/${id}/abandon`)).body).toMatchObject({ ...stuck, state: 'abandoned' });
    // Whoever mends it has the table back.
    await write(log[place]?.move as string);
    await change({ seal });
    expect((await course()).status).toBe(200);
    expect(await info()).not.toHaveProperty('stuck');
  });

  test('a row that says something else than a sound log keeps nobody from playing', async () => {
    await change({ asked: '[]' });
    expect((await ada.ask('GET', `/api/tables/${id}`)).body).not.toHaveProperty('stuck');
    expect((await ada.ask('GET', `/api/tables/${id}/course`)).status).toBe(200);
  });

  test('where the rules stumble over a move, the table is opened anew from its log', async () => {
    const hall = new Hall({ store, thinkers: bots() });
    const stumbles = async (): Promise<unknown> => {
      const table = await hall.open(id);
      const { match, asks } = table.playing as Playing;
      const { seat, moves } = asks()[0] as Ask;
      (match.state.flow as unknown[]).push({ step: 'nowhere' });
      const person = table.stored.chairs[seat]?.person as string;
      const request = { is: 'move', at: match.seq, move: moves[0] as string, key: 'stumbling' } as const;
      const stumbling: Promise<unknown> = table.request(person, request).catch((error) => error);
      // What waits for its turn there is not done with a position that nobody relies on.
      await expect(table.inTurn(async () => 'done')).rejects.toMatchObject({ word: 'busy' });
      const error = await stumbling;
      expect(await hall.open(id).catch(() => null)).not.toBe(table);
      return error;
    };
    expect(await stumbles()).toBeInstanceOf(Stumbled);
    expect((await hall.open(id)).playing?.match.seq).toBe(6);
    await losesAnEntry();
    expect(await stumbles()).toMatchObject({ word: 'unreadable' });
    hall.close();
  });

  test('what another node has entered, and was never offered, is no move at this one', async () => {
    const hall = new Hall({ store, thinkers: bots() });
    const table = await hall.open(id);
    const { version, seq } = table.stored;
    const entry = entryRow(id, seq, { move: NONSENSE });
    expect(await store.append(entry, patchRow({ version, asked: JSON.stringify(table.stored.asked) }))).toBe('done');
    await expect(table.refresh()).rejects.toMatchObject({ word: 'unreadable' });
    await expect(hall.open(id)).rejects.toMatchObject({ word: 'unreadable' });
    hall.close();
  });

  test('the log is given to those who sit there, without what others did, there or on the same chair', async () => {
    await losesAnEntry();
    // Whoever had the chair before.
    const first = await store.db
      .updateTable('entries')
      .set({ person: 'somebody-else' })
      .where('match', '=', id)
      .where('seat', '=', 0)
      .where('seq', '=', ({ selectFrom }) =>
        selectFrom('entries')
          .select(({ fn }) => fn.min('seq').as('seq'))
          .where('match', '=', id)
          .where('seat', '=', 0),
      )
      .returning('seq')
      .executeTakeFirstOrThrow();
    const { body } = (await ada.ask('GET', `/api/tables/${id}/log`)) as {
      body: { table: object; entries: { seq: number; seat: number; move?: string }[] };
    };
    expect(body.entries).toHaveLength(5);
    expect(body.entries.filter(({ move }) => move !== undefined).map(({ seq }) => seq)).toEqual(
      body.entries.filter(({ seat, seq }) => seat === 0 && seq !== first.seq).map(({ seq }) => seq),
    );
    expect(JSON.stringify(body)).not.toContain('seed":"');
    await change({ state: 'over' });
    const { body: whole } = (await bob.ask('GET', `/api/tables/${id}/log`)) as { body: typeof body };
    expect(whole.entries.every(({ move }) => typeof move === 'string')).toBe(true);
    expect(whole.table).toHaveProperty('seed');
  });

  test('one of those who sit there abandons it; a sound table, or one of a newer edition, is not abandoned so', async () => {
    const abandon = (table: string) => ada.ask('POST', `/api/tables/${table}/abandon`);
    await change({ rules: 99 });
    expect((await abandon(id)).body).toEqual({ error: 'unknown-edition' });
    await change({ rules: 1, game: 'chess' });
    expect((await abandon(id)).body).toMatchObject({ state: 'abandoned', stuck: 'no-such-game' });
    expect(await mine(ada)).toBeUndefined();
    expect((await abandon((await twoAtTable(url(1))).id)).body).toEqual({ error: 'needs-consent' });
  });

  test('rounds say it once and leave it alone; other tables are woken', async () => {
    const troubles: string[] = [];
    const onTrouble = (what: string, table: string): void => void troubles.push(`${what} ${table}`);
    // For this hall it is later than for the two houses, so that their rounds leave these tables to it.
    const due = Date.now() + 3_600_000;
    const thinkers = bots();
    const hall = new Hall({ store, thinkers, onTrouble, now: () => due + 1 });
    const late = await twoAtTable(url(0));
    await store.db.updateTable('tables').set({ due }).where('id', 'in', [id, late.id]).execute();
    await losesAnEntry();
    for (let n = 0; n < 3; n++) await hall.makeRound();
    await hall.open(id).catch(() => {});
    hall.close();
    // Tables of other tests may be woken, too.
    expect(troubles.filter((said) => said.endsWith(id))).toEqual([`open ${id}`]);
    const rows = await store.db.selectFrom('tables').select(['id', 'due']).where('id', 'in', [id, late.id]).execute();
    expect(new Map(rows.map((row) => [row.id, row.due]))).toEqual(
      new Map([
        [id, due],
        [late.id, null],
      ]),
    );
  });
});
