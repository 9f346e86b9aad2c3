/** Two nodes on one PostgreSQL: who sits at a table is there for both, and a bot thinks on one of them. */
import type { Viewer } from '@sztab/kernel';
import type { FromServer, TableInfo } from '@sztab/protocol';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPostgres } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { bots } from '../testing/bots.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { NOW, personRow } from '../testing/rows.ts';
import type { Watcher } from './audience.ts';
import { getReady, sitDown, standUp } from './gathering.ts';
import { Hall } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import { openTable } from './opening.ts';
import { readTalk } from './talk.ts';

let postgres: TestPostgres;
let url: string;
let now = NOW;
const nodes: Node[] = [];

/** A node; what its bots think comes when the test says so. */
class Node {
  readonly store: Store;
  readonly hall: Hall;
  readonly thoughts: ((move: string) => void)[] = [];
  private constructor(store: Store) {
    this.store = store;
    const think = (): Promise<string> => new Promise((resolve) => void this.thoughts.push(resolve));
    this.hall = new Hall({ store, thinkers: bots(think), now: () => now });
  }
  static async open(): Promise<Node> {
    const node = new Node(await openPostgres(url));
    nodes.push(node);
    node.hall.elsewhere.meet();
    return node;
  }
  /** As far as others can tell, like a kill: its connections are gone, and it said nothing. */
  async die(): Promise<void> {
    this.hall.close();
    await this.store.close();
  }
}

/** An open page; `until` it was told something. */
class Page implements Watcher {
  viewer: Viewer | null = null;
  readonly person: string | null;
  table: TableInfo | null = null;
  #wake = (): void => {};
  constructor(person: string | null) {
    this.person = person;
  }
  send(message: FromServer): void {
    if (message.is === 'table') this.table = message.table;
    this.#wake();
  }
  sendText(text: string): void {
    this.send(JSON.parse(text));
  }
  later = () => (): void => this.#wake();
  close(): void {}
  /** Which people are here, by their chairs, and how many look on. */
  get company(): string {
    const { chairs = [], watching = 0 } = this.table ?? {};
    return `${chairs.map(({ who }) => (who?.is === 'person' && who.here ? who.name : '-')).join(' ')} ${watching}`;
  }
  async until(company: string): Promise<void> {
    while (this.company !== company)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
  }
}

const ask = async (...queries: string[]): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  for (const query of queries) await client.query(query);
  await client.end();
};

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.database();
  const store = await openPostgres(url);
  await store.db
    .insertInto('people')
    .values([personRow('ada'), personRow('bob'), personRow('cyd')])
    .execute();
  await store.close();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  await ask('truncate tables cascade', 'truncate entries');
  now = NOW;
});
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.die();
});

async function tableAt({ hall }: Node, second: 'open' | 'bot'): Promise<LiveTable> {
  const other = second === 'bot' ? { is: 'bot' as const, level: 'recruit' as const } : { is: 'open' as const };
  const wanted = {
    game: 'operation-most-iii',
    options: {},
    chairs: [{ is: 'me' as const }, other],
    drawn: false,
    access: 'public' as const,
    pace: { is: 'none' as const },
  };
  const table = await hall.open((await openTable(hall, 'ada', wanted, null)).id);
  if (second === 'open') await sitDown(table, 'bob', null);
  for (const person of second === 'open' ? ['ada', 'bob'] : ['ada'])
    await getReady(hall, table, person, true, '00112233445566778899aabbccddeeff');
  return table;
}

test('who is at the table is known to all nodes, and to one that comes later', async () => {
  const [here, there] = [await Node.open(), await Node.open()];
  const table = await tableAt(here, 'open');
  const twin = await there.hall.open(table.id);
  const [ada, bob, eve] = [new Page('ada'), new Page('bob'), new Page(null)];
  await table.join(ada, null);
  await twin.join(bob, null);
  await twin.join(eve, null);
  for (const page of [ada, bob, eve]) await page.until('ada bob 1');
  const later = await Node.open();
  const late = new Page(null);
  await (await later.hall.open(table.id)).join(late, null);
  await late.until('ada bob 2');
  await bob.until('ada bob 2');
  twin.leave(bob);
  for (const page of [ada, late, eve]) await page.until('ada - 2');
});

/** One table at two nodes: Ada's page is at the first, Bob's at the second. */
async function adaAndBobApart() {
  const [here, there] = [await Node.open(), await Node.open()];
  const table = await tableAt(here, 'open');
  const twin = await there.hall.open(table.id);
  const [ada, bob] = [new Page('ada'), new Page('bob')];
  await table.join(ada, null);
  await twin.join(bob, null);
  return { here, there, twin, ada, bob };
}

test('who sat at a node that died is away, until the page is back at another', async () => {
  const { here, there, twin, ada, bob } = await adaAndBobApart();
  await bob.until('ada bob 0');
  await here.die();
  await there.hall.makeRound();
  expect(bob.company).toBe('- bob 0');
  await twin.join(ada, null);
  expect(bob.company).toBe('ada bob 0');
});

test('after all lines were cut, everybody is there as before', async () => {
  const { ada, bob } = await adaAndBobApart();
  await Promise.all([ada.until('ada bob 0'), bob.until('ada bob 0')]);
  const cut = Promise.all([ada.until('ada - 0'), bob.until('- bob 0')]);
  await ask(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await cut;
  await Promise.all([ada.until('ada bob 0'), bob.until('ada bob 0')]);
});

/** Plays on until the bot has to move. */
async function untilBotThinks(node: Node, table: LiveTable): Promise<void> {
  const match = table.playing?.match;
  if (!match) throw new Error('not begun');
  for (let n = 0; node.thoughts.length === 0; n++) {
    const ask = match.asks().find(({ seat }) => seat === 0);
    if (!ask) throw new Error('nobody is asked');
    const request = { is: 'move' as const, key: `request-${n}-key`, at: match.seq, move: ask.moves[0] as string };
    await table.request('ada', request);
  }
}

test('a bot that thinks long is left to its node as long as that lives, and then taken over', async () => {
  const [here, there] = [await Node.open(), await Node.open()];
  const table = await tableAt(here, 'bot');
  await untilBotThinks(here, table);
  const { seq } = table.stored;
  const heard = new Promise<void>((resolve) => {
    there.store.onTold(() => there.hall.elsewhere.at(table.id).thinking && resolve());
  });
  now += 1000;
  await here.hall.makeRound();
  await heard;
  now += 10_000;
  await there.hall.makeRound();
  expect(there.thoughts).toHaveLength(0);
  await here.die();
  await there.hall.makeRound();
  expect(there.thoughts).toHaveLength(1);
  const twin = await there.hall.open(table.id);
  there.thoughts[0]?.(twin.playing?.match.asks().find((ask) => ask.seat === 1)?.moves[0] as string);
  while (twin.stored.seq === seq) await twin.inTurn(async () => {});
  const log = await there.store.db.selectFrom('entries').select('key').where('match', '=', table.id).execute();
  expect(log.filter(({ key }) => key === `bot:${seq}`)).toHaveLength(1);
});

test('a bot whose node died before it said a word is taken over two seconds after the last move', async () => {
  const [here, there] = [await Node.open(), await Node.open()];
  const table = await tableAt(here, 'bot');
  await untilBotThinks(here, table);
  await here.die();
  await there.hall.makeRound();
  expect(there.thoughts).toHaveLength(0);
  now += 2000;
  await there.hall.makeRound();
  expect(there.thoughts).toHaveLength(1);
});

test('two nodes that think for the same bot move once', async () => {
  const [here, there] = [await Node.open(), await Node.open()];
  const table = await tableAt(here, 'bot');
  await untilBotThinks(here, table);
  now += 2000;
  await there.hall.makeRound();
  const twin = await there.hall.open(table.id);
  const { seq } = table.stored;
  const moves = table.playing?.match.asks().find((ask) => ask.seat === 1)?.moves ?? [];
  // Both think, and each would make another move.
  expect([here, there].map(({ thoughts }) => thoughts.length)).toEqual([1, 1]);
  expect(moves.length).toBeGreaterThan(1);
  here.thoughts.splice(0)[0]?.(moves[0] as string);
  there.thoughts.splice(0)[0]?.(moves.at(-1) as string);
  await Promise.all([here.hall, there.hall].map(async (hall) => (await hall.open(table.id)).refresh()));
  while (table.stored.seq === seq || twin.stored.seq < table.stored.seq) await twin.refresh();
  // Whoever was second may still be reading what the first has written.
  await Promise.all([table.refresh(), twin.refresh()]);
  const log = there.store.db.selectFrom('entries').select(['seq', 'seat', 'key']).where('match', '=', table.id);
  expect(await log.where('seq', '>=', seq).execute()).toEqual([{ seq, seat: 1, key: `bot:${seq}` }]);
  expect(await log.execute()).toHaveLength(seq + 1);
  expect(twin.playing?.match.state).toEqual(table.playing?.match.state);
});

const OPEN = { is: 'open' as const };
const ENTROPY = '00112233445566778899aabbccddeeff';

/** Three chairs for people, open at two nodes. */
async function threeChairs() {
  const [here, there] = [await Node.open(), await Node.open()];
  const wanted = {
    game: 'race-to-the-rhine',
    options: {},
    chairs: [{ is: 'me' as const }, OPEN, OPEN],
    drawn: false,
    access: 'public' as const,
    pace: { is: 'none' as const },
  };
  const { id } = await openTable(here.hall, 'ada', wanted, null);
  return { here, there, table: await here.hall.open(id), twin: await there.hall.open(id) };
}

/** Ada, Bob and Cyd have begun to play, and the second node knows it. */
async function threeAtTwoNodes() {
  const nodes = await threeChairs();
  const { here, table, twin } = nodes;
  await sitDown(table, 'bob', 1);
  await sitDown(table, 'cyd', 2);
  for (const person of ['ada', 'bob', 'cyd']) await getReady(here.hall, table, person, true, ENTROPY);
  await twin.refresh();
  return nodes;
}

const vote = (table: LiveTable, person: string, id: string, yes = true) =>
  table.request(person, { is: 'vote', key: `vote-of-${person}`, proposal: id, yes });

/** Ada asks the others at the first node; the second has heard of it. */
async function proposed(table: LiveTable, twin: LiveTable, wish: { is: 'pause' } | { is: 'undo'; count: number }) {
  await table.request('ada', { is: 'propose', key: `please-${wish.is}`, wish });
  await twin.refresh();
  return table.stored.proposal?.id as string;
}

/** The first move that is offered to whoever is asked. */
function moveAt(table: LiveTable, key: string): Promise<number> {
  const match = table.playing?.match;
  const ask = match?.asks()[0];
  if (!match || !ask) throw new Error('nobody is asked');
  const person = table.stored.chairs[ask.seat]?.person as string;
  return table.request(person, { is: 'move', key, at: match.seq, move: ask.moves[0] as string });
}

test('two votes at two nodes in one moment both count', async () => {
  const { table, twin } = await threeAtTwoNodes();
  const id = await proposed(table, twin, { is: 'pause' });
  await Promise.all([vote(table, 'bob', id), vote(twin, 'cyd', id)]);
  await Promise.all([table.refresh(), twin.refresh()]);
  for (const { stored } of [table, twin]) expect(stored).toMatchObject({ proposal: null, paused: 1 });
});

test('an undo that everybody agrees to at two nodes in one moment is made once', async () => {
  const { there, table, twin } = await threeAtTwoNodes();
  await moveAt(table, 'the-move-to-undo');
  const { seq } = table.stored;
  const id = await proposed(table, twin, { is: 'undo', count: 1 });
  await Promise.all([vote(table, 'bob', id), vote(twin, 'cyd', id)]);
  await Promise.all([table.refresh(), twin.refresh()]);
  const log = await there.store.db.selectFrom('entries').select('move').where('match', '=', table.id).execute();
  expect(log.map(({ move }) => move).slice(seq)).toEqual(['undo(1)']);
  expect(twin.stored).toMatchObject({ proposal: null, seq: seq + 1 });
});

test('a yes and a no at two nodes in one moment: the no is not forgotten', async () => {
  const { table, twin } = await threeAtTwoNodes();
  const id = await proposed(table, twin, { is: 'pause' });
  await Promise.allSettled([vote(table, 'bob', id), vote(twin, 'cyd', id, false)]);
  await table.refresh();
  expect(table.stored).toMatchObject({ proposal: null, paused: 0 });
});

test('nobody sits on two chairs, whichever nodes are asked', async () => {
  const { there, table, twin } = await threeChairs();
  await Promise.allSettled([sitDown(table, 'bob', 1), sitDown(twin, 'bob', 2)]);
  const chairs = there.store.db.selectFrom('chairs').select('seat').where('match', '=', table.id);
  expect(await chairs.where('person', '=', 'bob').execute()).toHaveLength(1);
});

test('people who sit down and say at two nodes that they are ready begin one game', async () => {
  const { here, there, table, twin } = await threeChairs();
  await Promise.all([sitDown(table, 'bob', null), sitDown(twin, 'cyd', null)]);
  await Promise.all([
    getReady(here.hall, table, 'ada', true, ENTROPY),
    getReady(there.hall, twin, 'bob', true, ENTROPY),
    getReady(here.hall, table, 'cyd', true, ENTROPY),
  ]);
  await Promise.all([table.refresh(), twin.refresh()]);
  expect(table.stored.state).toBe('playing');
  const talk = there.store.db.selectFrom('talk').select('text').where('match', '=', table.id);
  expect(await talk.execute()).toEqual([{ text: 'started' }]);
  expect(await readTalk(there.store.db, table.id)).toMatchObject([{ by: null, note: { is: 'started' } }]);
  expect(twin.playing?.match.state).toEqual(table.playing?.match.state);
});

test('a move at a node that has not heard of a proposal yet does not wipe it off the table', async () => {
  const { there, table, twin } = await threeAtTwoNodes();
  there.hall.close();
  await table.request('ada', { is: 'propose', key: 'please-pause', wish: { is: 'pause' } });
  expect(twin.stored.proposal).toBeNull();
  expect(await moveAt(twin, 'a-move-elsewhere')).toBe(1);
  await table.refresh();
  expect(table.stored).toMatchObject({ seq: 1, proposal: { wish: { is: 'pause' } } });
});

test('a node that has not heard of a pause, or of who left, plays nothing on', async () => {
  const [first, second] = [await threeAtTwoNodes(), await threeAtTwoNodes()];
  for (const { there } of [first, second]) there.hall.close();
  const id = await proposed(first.table, first.table, { is: 'pause' });
  for (const person of ['bob', 'cyd']) await vote(first.table, person, id);
  await expect(moveAt(first.twin, 'a-move-elsewhere')).rejects.toMatchObject({ word: 'paused' });
  await standUp(second.table, 'ada');
  await standUp(second.table, 'bob');
  await standUp(second.table, 'cyd');
  await expect(moveAt(second.twin, 'a-move-elsewhere')).rejects.toMatchObject({ word: 'not-seated' });
});
