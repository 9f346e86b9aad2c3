/** A key belongs to one person at one table: the same request counts once, at every node and after a restart, and another one is never swallowed. */
import type { Seat } from '@sztab/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { STEPS } from '../cleanup/steps.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { bots } from '../testing/bots.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { NOW, personRow } from '../testing/rows.ts';
import { getReady, sitDown } from './gathering.ts';
import { Hall } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import { openTable } from './opening.ts';
import type { TableRequest } from './requests.ts';

const DAY = 86_400_000;
const KEY = 'a-key-of-somebody';
const PEOPLE = ['ada', 'bob'] as const;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  let now: number;
  let stores: Store[];
  const halls: Hall[] = [];
  /** Bob's page is at the second node. */
  let here: LiveTable;
  let there: LiveTable;

  /** SQLite has one node at a time: the second one shares its store, as if the server had been restarted. */
  const node = async (store: Store, id?: string): Promise<LiveTable> => {
    const hall = new Hall({ store, thinkers: bots(), now: () => now });
    halls.push(hall);
    return hall.open(id ?? (await opened(hall)));
  };

  async function opened(hall: Hall): Promise<string> {
    const chairs = [{ is: 'me' as const }, { is: 'open' as const }];
    const pace = { is: 'none' as const };
    const wanted = { game: 'operation-most-iii', options: {}, chairs, drawn: false, access: 'public' as const, pace };
    const { id } = await openTable(hall, 'ada', wanted, null);
    const table = await hall.open(id);
    await sitDown(table, 'bob', null);
    for (const person of PEOPLE) await getReady(hall, table, person, true, '00112233445566778899aabbccddeeff');
    return id;
  }

  beforeEach(async () => {
    now = NOW;
    const database = kind === 'sqlite' ? ':memory:' : await postgres.database();
    const first = await openStore(database);
    stores = kind === 'sqlite' ? [first, first] : [first, await openStore(database)];
    await first.db
      .insertInto('people')
      .values(PEOPLE.map((id) => personRow(id)))
      .execute();
    here = await node(first);
    there = await node(stores[1] as Store, here.id);
  });
  afterEach(async () => {
    for (const hall of halls.splice(0)) hall.close();
    for (const store of new Set(stores)) await store.close();
  });

  const store = (): Store => stores[0] as Store;
  const restarted = (): Promise<LiveTable> => node(store(), here.id);
  const askedAt = (table: LiveTable) => {
    const [ask] = table.playing?.asks() ?? [];
    if (!ask) throw new Error('nobody is asked');
    return { person: PEOPLE[ask.seat as Seat] as string, moves: ask.moves };
  };
  const moveAt = (table: LiveTable, key = KEY) =>
    ({ is: 'move', key, at: table.playing?.match.seq as number, move: askedAt(table).moves[0] as string }) as const;
  /** Plays until this person is asked. */
  const untilAsked = async (person: string): Promise<void> => {
    for (let n = 0; askedAt(here).person !== person; n++)
      await here.request(askedAt(here).person, moveAt(here, `on-the-way-${n}`));
    await there.refresh();
  };
  const movesInLog = async (): Promise<string[]> => {
    const rows = await store().db.selectFrom('entries').select('move').where('match', '=', here.id).execute();
    return rows.map(({ move }) => move);
  };
  const talk = async (): Promise<string[]> => {
    const rows = await store().db.selectFrom('talk').select('text').where('match', '=', here.id).execute();
    return rows.map(({ text }) => text);
  };
  const expectUsed = (request: Promise<number>) => expect(request).rejects.toMatchObject({ word: 'key-used' });

  test('a move with the key of another person’s move is entered', async () => {
    const { person } = askedAt(here);
    await here.request(person, moveAt(here));
    const other = PEOPLE.find((one) => one !== person) as string;
    await untilAsked(other);
    const before = (await movesInLog()).length;
    expect(await here.request(other, moveAt(here))).toBe(before + 1);
    expect(await movesInLog()).toHaveLength(before + 1);
    await there.refresh();
    expect(there.playing?.match.seq).toBe(before + 1);
  });

  test('another move with a used key is refused by name, at every node and after a restart', async () => {
    const { person } = askedAt(here);
    await here.request(person, moveAt(here));
    await untilAsked(person);
    const before = await movesInLog();
    await expectUsed(here.request(person, moveAt(here)));
    await expectUsed(there.request(person, moveAt(there)));
    await expectUsed((await restarted()).request(person, moveAt(here)));
    await expectUsed(here.request(person, { is: 'resign', key: KEY, at: here.stored.seq }));
    await expectUsed(here.request(person, { is: 'undo', key: KEY, at: here.stored.seq, count: 1 }));
    await expectUsed(here.request(person, { is: 'say', key: KEY, text: 'Hello' }));
    expect(await movesInLog()).toEqual(before);
    expect(await talk()).not.toContain('Hello');
  });

  test('the same move sent again is answered and not entered, at every node and after a restart', async () => {
    const { person } = askedAt(here);
    const move = moveAt(here);
    const seq = await here.request(person, move);
    const again = [here, there, await restarted()];
    for (const table of again) expect(await table.request(person, move)).toBe(seq);
    expect(await movesInLog()).toHaveLength(seq);
  });

  test('a line of talk counts once; another line, or the same key of another person, is not swallowed', async () => {
    const line = { is: 'say', key: KEY, text: 'Good luck' } as const;
    const seq = await here.request('ada', line);
    for (let n = 0; n < 60; n++) await here.request('ada', { is: 'say', key: `one-more-line-${n}`, text: `${n}` });
    for (const table of [here, there, await restarted()]) {
      expect(await table.request('ada', line)).toBe(seq);
      await expectUsed(table.request('ada', { ...line, text: 'Bad luck' }));
      await expectUsed(table.request('ada', { is: 'propose', key: KEY, wish: { is: 'pause' } }));
    }
    expect((await talk()).filter((text) => text === line.text)).toHaveLength(1);
    await there.request('bob', line);
    expect((await talk()).filter((text) => text === line.text)).toHaveLength(2);
    expect(await talk()).not.toContain('Bad luck');
  });

  test('a proposal and a vote count once, whatever became of them; another one with their keys is refused', async () => {
    const propose = { is: 'propose', key: KEY, wish: { is: 'pause' } } as const;
    const proposed = await here.request('ada', propose);
    await there.refresh();
    // Bob's first vote has the key of Ada's proposal.
    const id = here.stored.proposal?.id as string;
    const no = { is: 'vote', key: KEY, proposal: id, yes: false } as const;
    const voted = await there.request('bob', no);
    await here.refresh();
    expect(here.stored.proposal).toBeNull();
    for (const table of [here, there, await restarted()]) {
      expect(await table.request('ada', propose)).toBe(proposed);
      expect(await table.request('bob', no)).toBe(voted);
      await expectUsed(table.request('ada', { ...propose, wish: { is: 'abandon' } }));
      await expectUsed(table.request('bob', { ...no, yes: true }));
      expect(table.stored.proposal).toBeNull();
    }
    now += 1;
    await here.request('ada', { ...propose, key: `${KEY}-2` });
    await there.refresh();
    const yes = { is: 'vote', key: `${KEY}-2`, proposal: here.stored.proposal?.id as string, yes: true } as const;
    await expectUsed(there.request('bob', { ...yes, key: KEY }));
    await there.request('bob', yes);
    await there.request('bob', yes);
    await here.refresh();
    expect(here.stored.paused).toBe(1);
    expect((await talk()).filter((text) => text.includes('pause'))).toHaveLength(1);
  });

  test('a vote that is entered in the log is known by the log', async () => {
    await here.request(askedAt(here).person, moveAt(here, 'the-move-to-undo'));
    await here.request('ada', { is: 'propose', key: KEY, wish: { is: 'undo', count: 1 } });
    await there.refresh();
    const yes = { is: 'vote', key: KEY, proposal: here.stored.proposal?.id as string, yes: true } as const;
    expect(await there.request('bob', yes)).toBe(2);
    for (const table of [here, there, await restarted()]) {
      expect(await table.request('bob', yes)).toBe(2);
      await expectUsed(table.request('bob', { ...yes, proposal: 'another-one' }));
    }
    expect(await movesInLog()).toHaveLength(2);
  });

  test('an answer is kept for 24 hours and then deleted in steps; keys in the log are known as long as the log is', async () => {
    const line = { is: 'say', key: KEY, text: 'Good luck' } as const;
    await here.request('ada', line);
    const old = Array.from({ length: 1200 }, (_, n) => {
      return { name: `old-${n}`, match: here.id, content: '', seq: 0, at: now - 1 };
    });
    for (let i = 0; i < old.length; i += 300)
      await store()
        .db.insertInto('requests')
        .values(old.slice(i, i + 300))
        .execute();
    const left = async (): Promise<number> => (await store().db.selectFrom('requests').select('name').execute()).length;
    const clean = async (): Promise<void> => {
      const at = { store: store(), time: { date: now, now }, guestDays: 0, onTable: () => {} };
      while ((await STEPS['old answers']?.(at)) !== 0);
    };
    now += DAY;
    await clean();
    expect(await left()).toBe(1);
    await here.request('ada', line);
    expect((await talk()).filter((text) => text === line.text)).toHaveLength(1);
    now += 1;
    await clean();
    expect(await left()).toBe(0);
  });

  test('with a table its answers go', async () => {
    await here.request('ada', { is: 'say', key: KEY, text: 'Good luck' });
    await store().db.deleteFrom('tables').where('id', '=', here.id).execute();
    expect(await store().db.selectFrom('requests').select('name').execute()).toEqual([]);
  });

  describe('an entry of release 0.1.0, which wrote the bare key', () => {
    let person: string;
    let move: ReturnType<typeof moveAt>;
    let seq: number;
    beforeEach(async () => {
      ({ person } = askedAt(here));
      move = moveAt(here);
      seq = await here.request(person, move);
      await store().db.updateTable('entries').set({ key: KEY }).where('match', '=', here.id).execute();
    });
    const rowSays = (by: string | null) =>
      store().db.updateTable('entries').set({ person: by }).where('match', '=', here.id).execute();
    const other = (): string => PEOPLE.find((one) => one !== person) as string;

    test('the same move of the same person is answered, and another refused', async () => {
      const table = await restarted();
      expect(await table.request(person, move)).toBe(seq);
      await expectUsed(table.request(person, { ...move, at: seq }));
      await expectUsed(table.request(person, { ...move, move: 'something-else' }));
      await expectUsed(table.request(person, { is: 'say', key: KEY, text: 'Hello' }));
      expect(await movesInLog()).toHaveLength(seq);
    });

    test('where nobody noted who entered it, the chair tells', async () => {
      await rowSays(null);
      const table = await restarted();
      expect(await table.request(person, move)).toBe(seq);
      const line: TableRequest = { is: 'say', key: KEY, text: 'Hello' };
      await table.request(other(), line);
      expect(await talk()).toContain('Hello');
    });

    test('a move of another person with that key is entered', async () => {
      const table = await restarted();
      here = table;
      await untilAsked(other());
      const before = (await movesInLog()).length;
      expect(await here.request(other(), moveAt(here))).toBe(before + 1);
    });

    test('a vote that it settled is answered', async () => {
      await here.request('ada', { is: 'propose', key: 'please-undo-it', wish: { is: 'undo', count: 1 } });
      const yes = { is: 'vote', key: 'yes-undo-it', proposal: here.stored.proposal?.id as string, yes: true } as const;
      expect(await here.request('bob', yes)).toBe(seq + 1);
      const entries = store().db.updateTable('entries').set({ key: yes.key }).where('match', '=', here.id);
      await entries.where('seq', '=', seq).execute();
      expect(await (await restarted()).request('bob', yes)).toBe(seq + 1);
    });
  });
});
