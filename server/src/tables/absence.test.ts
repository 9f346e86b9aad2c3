/** NPG-4.0.7: who may be replaced where all play on one side, on one SQLite node and on two nodes with PostgreSQL, with a time of our own. */
import type { Pace } from '@sztab/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { Page } from '../testing/ada-and-bob.ts';
import { bots } from '../testing/bots.ts';
import { folderForEachTest } from '../testing/folder.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { NOW, personRow } from '../testing/rows.ts';
import { getReady, sitDown, standUp } from './gathering.ts';
import { Hall } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import { openTable } from './opening.ts';
import { readTable } from './stored.ts';
import { readTalk } from './talk.ts';

const ENTROPY = '00112233445566778899aabbccddeeff';
const PEOPLE = ['ada', 'bob', 'cyd'] as const;
const ADA = 0;
const MINUTE = 60_000;
const NONE: Pace = { is: 'none' };
/** So long that no clock runs out in these tests. */
const LIVE: Pace = { is: 'live', seconds: 21_600, more: 0 };
const BOT = { is: 'bot' as const, seat: ADA, level: 'recruit' as const };

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  const place = folderForEachTest();
  let postgres: TestPostgres | null = null;
  let database = '';
  let now = NOW;
  let requests = 0;
  const nodes: { store: Store; hall: Hall }[] = [];
  const key = (): string => `absence-request-${++requests}`;

  async function openNode(): Promise<{ store: Store; hall: Hall }> {
    const store = await openStore(database);
    const hall = new Hall({ store, thinkers: bots(() => new Promise(() => {})), now: () => now });
    hall.elsewhere.meet();
    const node = { store, hall };
    nodes.push(node);
    return node;
  }
  async function die(node: { store: Store; hall: Hall }): Promise<void> {
    nodes.splice(nodes.indexOf(node), 1);
    node.hall.close();
    await node.store.close();
  }
  beforeAll(async () => {
    postgres = kind === 'postgres' ? await startPostgres() : null;
  });
  afterAll(() => postgres?.stop());
  beforeEach(async () => {
    now = NOW;
    database = (await postgres?.database()) ?? place('sztab.db');
    const { store } = await openNode();
    await store.db
      .insertInto('people')
      .values(PEOPLE.map((id) => personRow(id)))
      .execute();
    if (postgres) await openNode();
  });
  afterEach(async () => {
    for (const node of [...nodes]) await die(node);
  });

  /** The node at which nobody's page is open; on SQLite there is one node. */
  const other = (): Hall => nodes.at(-1)?.hall as Hall;

  async function begin(pace: Pace = NONE): Promise<LiveTable> {
    const { hall } = nodes[0] as { hall: Hall };
    const chairs = PEOPLE.map((_, i) => ({ is: i === 0 ? ('me' as const) : ('open' as const) }));
    const wanted = { game: 'niepodlegla', options: {}, chairs, drawn: false, access: 'link' as const, pace };
    const table = await hall.open((await openTable(hall, 'ada', wanted, null)).id);
    for (const person of PEOPLE.slice(1)) await sitDown(table, person, null);
    for (const person of PEOPLE) await getReady(hall, table, person, true, ENTROPY);
    return table;
  }
  async function rounds(minutes: number): Promise<void> {
    now += minutes * MINUTE;
    for (const { hall } of nodes) await hall.makeRound();
    for (const { hall } of nodes) for (const table of await hall.openTables()) await table.refresh();
  }
  const enter = (table: LiveTable, seat: number, move: string): Promise<number> =>
    table.request(PEOPLE[seat] as string, { is: 'move', key: key(), at: table.stored.seq, move });
  const propose = (table: LiveTable, person: string, wish: typeof BOT = BOT): Promise<number> =>
    table.request(person, { is: 'propose', key: key(), wish });
  const missedBy = (table: LiveTable, seat = ADA): number => table.stored.absence[seat]?.missed ?? 0;
  const isLate = async ({ id }: LiveTable, seat = ADA): Promise<boolean> =>
    (await readTable((nodes[0] as { store: Store }).store, id))?.chairs[seat]?.late === true;
  const notesOf = async ({ id }: LiveTable): Promise<string[]> => {
    const lines = await readTalk((nodes[0] as { store: Store }).store.db, id);
    return lines.flatMap(({ note }) => (note?.seat === ADA && note.is !== 'silent' ? [note.is] : []));
  };
  /** Bob and Cyd play; where only Ada is waited for, three minutes pass, and silence answers for her. */
  async function playOn(table: LiveTable, until: () => boolean): Promise<void> {
    for (let n = 0; n < 1500 && !until(); n++) {
      const asks = (table.playing?.asks() ?? []).filter(
        ({ seat, prompt }) => seat !== ADA && !['rolled', 'settled'].includes(prompt),
      );
      const forward = asks.flatMap(({ seat, moves }) =>
        moves.filter((move) => !table.box.game.takesBack?.(move as never)).map((move) => ({ seat, move })),
      );
      const good = ['agree', 'commitPlan', 'done', 'settle'];
      const next = forward.find(({ move }) => good.includes(move)) ?? forward[0];
      if (next) await enter(table, next.seat, next.move);
      else await rounds(3);
    }
    expect(until()).toBe(true);
  }

  test.each([NONE, LIVE])(
    'three questions in a row that silence answered make a player replaceable: %j',
    async (pace) => {
      const table = await begin(pace);
      // Her page is open: it is not enough to leave it open.
      await table.join(new Page('ada'), null);
      await playOn(table, () => missedBy(table) === 2);
      await expect(propose(table, 'bob')).rejects.toThrow('not-offered');
      await playOn(table, () => missedBy(table) === 3);
      expect(await isLate(table)).toBe(true);
      expect(await notesOf(table)).toContain('absent');
      await propose(table, 'bob');
      expect(table.stored.proposal).toMatchObject({ wish: BOT, open: [2] });
      // Any node takes the vote.
      const there = await other().open(table.id);
      await there.refresh();
      const proposal = there.stored.proposal?.id as string;
      await there.request('cyd', { is: 'vote', key: key(), proposal, yes: true });
      expect(there.stored.chairs[ADA]).toMatchObject({ person: null, bot: 'recruit', late: false });
      expect(there.info('ada')).toMatchObject({ seat: null, replaced: ADA });
      expect(there.info('bob').replaced).toBeUndefined();
    },
  );

  test('the count outlives the node that kept it, and a page that reconnects by itself', async () => {
    const table = await begin();
    await playOn(table, () => missedBy(table) === 2);
    await die(nodes[0] as { store: Store; hall: Hall });
    const { hall } = await openNode();
    const again = await hall.open(table.id);
    expect(missedBy(again)).toBe(2);
    await again.join(new Page('ada'), null, '', true);
    expect(missedBy(again)).toBe(2);
    await playOn(again, () => missedBy(again) === 3);
    await propose(again, 'cyd');
    expect(again.stored.proposal).not.toBeNull();
  });

  test.each(['an entry', 'a word', 'an opened page'])('coming back cancels the vote: %s', async (sign) => {
    const table = await begin();
    await playOn(table, () => missedBy(table) === 3);
    await propose(table, 'bob');
    const there = await other().open(table.id);
    await there.refresh();
    if (sign === 'an opened page') await there.join(new Page('ada'), null);
    else if (sign === 'a word') await there.request('ada', { is: 'say', key: key(), text: 'Here.' });
    else {
      const asks = () => there.playing?.asks().find(({ seat }) => seat === ADA)?.moves ?? [];
      await playOn(table, () => (table.playing?.asks() ?? []).some(({ seat }) => seat === ADA));
      await there.refresh();
      await enter(there, ADA, asks()[0] as string);
    }
    await table.refresh();
    expect(table.stored.proposal).toBeNull();
    expect(missedBy(table)).toBe(0);
    expect(await isLate(table)).toBe(false);
    expect(await notesOf(table)).toContain('back');
    await expect(propose(table, 'bob')).rejects.toThrow('not-offered');
  });

  test.each(['page', 'word'])('a %s at a node that has heard of nothing yet cancels the vote', async (sign) => {
    const table = await begin();
    const { store } = nodes[0] as { store: Store };
    const deaf = Object.create(store, { onAnnounced: { value: () => () => {} } });
    const hall = new Hall({ store: deaf, thinkers: bots(() => new Promise(() => {})), now: () => now });
    const there = await hall.open(table.id);
    await playOn(table, () => missedBy(table) === 3);
    await propose(table, 'bob');
    expect([missedBy(there), there.stored.proposal]).toEqual([0, null]);
    if (sign === 'page') await there.join(new Page('ada'), null);
    else await there.request('ada', { is: 'say', key: key(), text: 'Here I am' });
    expect(await isLate(table)).toBe(false);
    await table.refresh();
    expect(table.stored.proposal).toBeNull();
    hall.close();
  });

  test('answers to motions do not count', async () => {
    const table = await begin();
    await playOn(table, () => missedBy(table) === 1);
    const silent = nodes[0]?.store.db.selectFrom('entries').select('move').where('key', 'like', 'silent:%');
    const moves = (await silent?.where('match', '=', table.id).execute()) ?? [];
    const counted = moves.filter(({ move }) => move === 'done' || move === 'settle');
    expect(counted).toHaveLength(1);
  });

  test('without a clock: ten minutes with neither an entry nor an open page, however busy the others are', async () => {
    const table = await begin();
    const pages = PEOPLE.map((person) => new Page(person));
    for (const page of pages) await table.join(page, null);
    await rounds(30);
    expect(await isLate(table), 'her page is open').toBe(false);
    // She leaves from one node, and looks in at the other.
    table.leave(pages[0] as Page);
    const busy = async (): Promise<void> => {
      const ask = table.playing?.asks().find(({ seat, optional }) => seat !== ADA && !optional);
      const move = ask?.moves.find((one) => !table.box.game.takesBack?.(one as never));
      if (ask && move) await enter(table, ask.seat, move);
    };
    for (let minute = 1; minute <= 9; minute++) {
      await busy();
      await rounds(1);
    }
    expect(await isLate(table)).toBe(false);
    const there = await other().open(table.id);
    const look = new Page('ada');
    await there.join(look, null);
    there.leave(look);
    await there.inTurn(async () => {});
    for (let minute = 1; minute <= 9; minute++) {
      await busy();
      await rounds(1);
    }
    expect(await isLate(table), 'she has looked in').toBe(false);
    await busy();
    await rounds(1);
    expect(await isLate(table)).toBe(true);
    expect(await isLate(table, 1)).toBe(false);
    expect(await notesOf(table)).toContain('away');
    await propose(table, 'cyd');
    expect(table.stored.proposal).toMatchObject({ wish: BOT, open: [1] });
    // A page that reconnects by itself is an open page.
    await there.refresh();
    await there.join(look, null, '', true);
    await table.refresh();
    expect(table.stored.proposal).toBeNull();
    expect(await isLate(table)).toBe(false);
  });

  test('an entry in a player’s name that a vote of the others makes is no sign of the player', async () => {
    const table = await begin();
    const ask = table.playing?.asks().find(({ seat }) => seat === ADA);
    await enter(table, ADA, ask?.moves[0] as string);
    await table.request('ada', { is: 'propose', key: key(), wish: { is: 'undo', count: 1 } });
    await rounds(10);
    expect(await isLate(table)).toBe(true);
    const proposal = table.stored.proposal?.id as string;
    for (const person of ['bob', 'cyd']) await table.request(person, { is: 'vote', key: key(), proposal, yes: true });
    expect(table.stored.proposal).toBeNull();
    expect(await isLate(table)).toBe(true);
  });

  test('a chair that another person took over has missed nothing', async () => {
    const table = await begin();
    await playOn(table, () => missedBy(table) === 3);
    await standUp(table, 'ada');
    await nodes[0]?.store.db.insertInto('people').values(personRow('eve')).execute();
    await sitDown(table, 'eve', ADA);
    expect(missedBy(table)).toBe(0);
    expect(await isLate(table)).toBe(false);
    await rounds(9);
    expect(await isLate(table)).toBe(false);
    await rounds(1);
    expect(await isLate(table)).toBe(true);
  });
});
