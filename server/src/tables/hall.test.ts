import {
  type Ask,
  below,
  canonical,
  fastStream,
  type Json,
  Match,
  type MatchRecord,
  type Viewer,
  writeRecord,
} from '@sztab/kernel';
import { type FromServer, follow, fromClient, type KnownStep, type Went, type Wish } from '@sztab/protocol';
import { gameIds } from '@sztab/shelf';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { entryRow, patchRow, tableRow } from '../testing/rows.ts';
import type { Watcher } from './audience.ts';
import { mostEntries } from './bounds.ts';
import { getReady, sitDown, standUp } from './gathering.ts';
import { Hall } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import { again, bringTable, openTable } from './opening.ts';
import type { Playing } from './playing.ts';
import { momentOf } from './reading-room.ts';

const ENTROPY = '00112233445566778899aabbccddeeff';

let store: Store;
let hall: Hall;
let now = 1_000_000;

beforeEach(async () => {
  store = await openSqlite(':memory:');
  const thinkers = {
    think: async (_m: unknown, _l: string, { moves }: { moves: readonly string[] }) => moves[0] as string,
    close: async () => {},
  };
  hall = new Hall({
    store,
    thinkers,
    now: () => now,
    onTrouble: (what, _table, error) => {
      throw new Error(what, { cause: error });
    },
  });
  for (const id of ['ada', 'bob', 'eve', 'dan']) {
    const row = {
      login: null,
      password: null,
      language: 'en',
      theme: 'system',
      email: null,
      confirmed: 0,
      mail: 0,
      created: 0,
      told: 0,
    };
    await store.db
      .insertInto('people')
      .values({ ...row, id, name: id })
      .execute();
  }
});
afterEach(async () => {
  hall.close();
  await store.close();
});

/** A page: it knows only what it was sent. */
class Page implements Watcher {
  viewer: Viewer | null = null;
  steps: readonly KnownStep[] = [];
  went: Went | null = null;
  messages: FromServer[] = [];
  readonly person: string | null;
  constructor(person: string | null) {
    this.person = person;
  }
  send(message: FromServer): void {
    this.sendText(JSON.stringify(message));
  }
  sendText(text: string): void {
    const message = JSON.parse(text) as FromServer;
    this.messages.push(message);
    if (message.is !== 'went') return;
    this.steps = follow(this.steps, message);
    this.went = message;
  }
  later(): (text: string | null) => void {
    return (text) => text !== null && this.sendText(text);
  }
  close(): void {}
}

/** A page with a real line's manners: what is sent while something is being read waits for it. */
class OrderlyPage extends Page {
  #held: string[] | null = null;
  override sendText(text: string): void {
    if (this.#held) this.#held.push(text);
    else super.sendText(text);
  }
  override later(): (text: string | null) => void {
    const held: string[] = [];
    this.#held = held;
    return (text) => {
      this.#held = null;
      for (const one of [text ?? '', ...held]) this.sendText(one);
    };
  }
}

const PEOPLE = ['ada', 'bob', 'eve', 'dan'];

async function seated(game: string, players: number, change: object = {}): Promise<LiveTable> {
  const chairs = Array.from({ length: players }, (_, i) => ({ is: i === 0 ? ('me' as const) : ('open' as const) }));
  const wanted = {
    game,
    options: {},
    chairs,
    drawn: false,
    access: 'public' as const,
    pace: { is: 'none' as const },
    ...change,
  };
  const { id } = await openTable(hall, 'ada', wanted, null);
  const table = await hall.open(id);
  for (const person of PEOPLE.slice(1, players)) await sitDown(table, person, null);
  for (const person of PEOPLE.slice(0, players)) await getReady(hall, table, person, true, ENTROPY);
  return table;
}

let wishes = 0;
const key = (): string => `wish-${++wishes}-key`;

describe.each(gameIds())('%s online', (game) => {
  test('every page knows what its eyes may see, and no byte more, through a whole game with undo and cuts', async () => {
    const { players } = (await hall.box(game)).game;
    const table = await seated(game, players[0] === 1 ? 2 : players[0]);
    const pages = [...PEOPLE.slice(0, table.stored.chairs.length), null].map((person) => new Page(person));
    for (const page of pages) await table.join(page, null);
    const playing = table.playing;
    if (!playing) throw new Error('not begun');
    const { match } = playing;
    const dice = fastStream(7);
    let undone = 0;
    const cut = new Page('ada');
    await table.join(cut, null);
    for (let n = 0; n < 400 && !match.outcome; n++) {
      const asks = match.asks();
      const ask = asks[below(dice, asks.length)] as (typeof asks)[number];
      const move = ask.moves[below(dice, ask.moves.length)] as string;
      await table.wish(PEOPLE[ask.seat] as string, { is: 'move', key: key(), at: match.seq, move });
      if (n % 7 === 3 && !match.outcome && match.freeUndo(ask.seat) > 0) {
        await table.wish(PEOPLE[ask.seat] as string, { is: 'undo', key: key(), at: match.seq, count: 1 });
        undone++;
      }
      // A page that was away comes back with what it knew.
      if (n % 25 === 0) {
        table.leave(cut);
      } else if (n % 25 === 12) await table.join(cut, cut.went?.seq ?? null);
      for (const page of pages) {
        const sight = match.look(table.viewerFor(page.person));
        expect(canonical(page.steps.at(-1)?.view as Json)).toBe(canonical(sight.view as Json));
        expect(page.went?.moves).toEqual(sight.moves);
        expect(page.steps.at(-1)?.asked).toEqual(sight.asked);
        expect(page.steps).toHaveLength(match.moves.length + 1);
      }
    }
    expect(undone > 0).toBe(match.game.takeBack);
    await table.join(cut, cut.went?.seq ?? null);
    expect(canonical(cut.steps as unknown as Json)).toBe(canonical(pages[0]?.steps as unknown as Json));
    // Whoever comes late is told the same course as those who were there.
    const late = JSON.parse((await table.course(null, Infinity, '')).went) as Went;
    expect(canonical(follow([], late) as unknown as Json)).toBe(canonical(pages.at(-1)?.steps as unknown as Json));
    // Whoever wants only the last steps is told those, with the own eyes.
    const brief = JSON.parse((await table.course('ada', 30, '')).went) as Went;
    const [short, whole] = [follow([], brief), pages[0]?.steps ?? []];
    expect(brief.untold ?? 0).toBe(Math.max(0, whole.length - 30));
    expect(short).toHaveLength(whole.length);
    expect(canonical(short.slice(-30) as unknown as Json)).toBe(canonical(whole.slice(-30) as unknown as Json));
    expect(short[0]?.heard).toEqual(whole.length > 30 ? [] : whole[0]?.heard);
    // And the log alone gives the same state.
    hall.forget(table.id);
    const anew = await hall.open(table.id);
    expect(anew.playing?.match.table).toEqual(match.table);
    expect(anew.stored.seq).toBe(match.seq);
  });
});

test('the same wish twice counts once; another’s move, a stale one and one not offered are refused and change nothing', async () => {
  const table = await seated('operation-most-iii', 2);
  const match = table.playing?.match;
  if (!match) throw new Error('not begun');
  const [ask] = match.asks();
  if (!ask) throw new Error('nobody is asked');
  const [mine, other] = [PEOPLE[ask.seat] as string, PEOPLE[1 - ask.seat] as string];
  const first = { is: 'move' as const, key: key(), at: 0, move: ask.moves[0] as string };
  expect(await table.wish(mine, first)).toBe(1);
  expect(await table.wish(mine, first)).toBe(1);
  expect(match.seq).toBe(1);
  const before = JSON.stringify(match.table);
  await expect(table.wish(null, { ...first, key: key() })).rejects.toThrow('not-seated');
  await expect(table.wish('eve', { ...first, key: key(), at: 1 })).rejects.toThrow('not-seated');
  const next = match.asks();
  if (next.length === 1) await expect(table.wish(mine, { ...first, key: key(), at: 0 })).rejects.toThrow('stale');
  await expect(table.wish(other, { ...first, key: key(), at: 1, move: 'nonsense' })).rejects.toThrow();
  await expect(table.wish(mine, { ...first, key: key(), at: 1, move: 'undo(1)' })).rejects.toThrow('not-offered');
  await expect(table.wish(mine, { ...first, key: key(), at: 1, move: 'resign' })).rejects.toThrow('not-offered');
  expect(JSON.stringify(match.table)).toBe(before);
});

test('bots move by themselves, and a finished match goes into the results once', async () => {
  const chairs = [{ is: 'me' as const }, { is: 'bot' as const, level: 'recruit' as const }];
  const table = await seated('operation-most-iii', 1, { chairs });
  expect(table.stored.state).toBe('playing');
  const playing = table.playing;
  if (!playing) throw new Error('not begun');
  const byBots = store.db.selectFrom('entries').select('seat').where('key', 'like', 'bot:%');
  await expect.poll(async () => (await byBots.execute()).length).toBeGreaterThan(0);
  await table.wish('ada', { is: 'resign', key: key(), at: playing.match.seq }).catch(() => undefined);
  for (let n = 0; n < 50 && !playing.match.outcome; n++) {
    await table.refresh();
    const at = playing.match.seq;
    await table.wish('ada', { is: 'resign', key: key(), at }).catch(() => undefined);
  }
  expect(playing.match.outcome).not.toBeNull();
  await table.onDue();
  await table.onDue();
  const results = await store.db.selectFrom('results').selectAll().execute();
  expect(results.map(({ person, won, mu }) => [person, won, mu])).toEqual([['ada', 0, null]]);
});

test('people’s results change their ratings', async () => {
  const table = await seated('operation-most-iii', 2);
  await table.wish('ada', { is: 'resign', key: key(), at: 0 });
  await table.onDue();
  const ratings = await store.db.selectFrom('ratings').selectAll().orderBy('person').execute();
  expect(ratings.map(({ person, played }) => [person, played])).toEqual([
    ['ada', 1],
    ['bob', 1],
  ]);
  expect(ratings[1]?.mu).toBeGreaterThan(ratings[0]?.mu as number);
});

test('undo beyond what is free, a pause and a new player need everybody’s consent', async () => {
  const table = await seated('first-to-fight', 2);
  const playing = table.playing;
  if (!playing) throw new Error('not begun');
  const { match } = playing;
  while (match.moves.length < 4) {
    const [ask] = match.asks();
    if (!ask) throw new Error('over');
    await table.wish(PEOPLE[ask.seat] as string, {
      is: 'move',
      key: key(),
      at: match.seq,
      move: ask.moves[0] as string,
    });
  }
  await expect(table.wish('ada', { is: 'undo', key: key(), at: match.seq, count: 4 })).rejects.toMatchObject({
    code: 'needs-consent',
  });
  await table.wish('ada', { is: 'propose', key: key(), wish: { is: 'undo', count: 4 } });
  const id = table.stored.proposal?.id as string;
  for (const person of ['ada', 'bob'])
    await expect(table.wish(person, { is: 'propose', key: key(), wish: { is: 'pause' } })).rejects.toThrow(
      'proposal-open',
    );
  await expect(table.wish('ada', { is: 'vote', key: key(), proposal: id, yes: true })).rejects.toThrow(
    'no-such-proposal',
  );
  await table.wish('bob', { is: 'vote', key: key(), proposal: id, yes: true });
  expect(match.moves).toHaveLength(0);
  expect(table.stored.proposal).toBeNull();
  await table.wish('bob', { is: 'propose', key: key(), wish: { is: 'pause' } });
  await table.wish('ada', { is: 'vote', key: key(), proposal: table.stored.proposal?.id as string, yes: true });
  const [ask] = match.asks();
  const seat = ask?.seat as number;
  const move = { is: 'move' as const, key: key(), at: match.seq, move: ask?.moves[0] as string };
  await expect(table.wish(PEOPLE[seat] as string, move)).rejects.toThrow('paused');
  await table.wish('ada', { is: 'propose', key: key(), wish: { is: 'resume' } });
  await table.wish('bob', { is: 'vote', key: key(), proposal: table.stored.proposal?.id as string, yes: true });
  await table.wish(PEOPLE[seat] as string, move);
  await expect(
    table.wish('ada', { is: 'propose', key: key(), wish: { is: 'bot', seat: 1, level: 'officer' } }),
  ).rejects.toThrow('not-offered');
  await table.wish('ada', { is: 'propose', key: key(), wish: { is: 'abandon' } });
  await standUp(table, 'bob');
  expect(table.stored.proposal).toBeNull();
  await table.wish('ada', { is: 'propose', key: key(), wish: { is: 'bot', seat: 1, level: 'officer' } });
  expect(table.stored.chairs[1]).toMatchObject({ person: null, bot: 'officer' });
});

test('a clock that runs out makes the seat late; the others may give it to a bot', async () => {
  const table = await seated('operation-most-iii', 2, { pace: { is: 'live', seconds: 60, more: 5 } });
  const asked = table.stored.asked;
  now += 60_001;
  await hall.makeRound();
  expect(table.stored.chairs.map(({ late }) => late)).toEqual([0, 1].map((seat) => asked.includes(seat)));
  expect(table.stored.due).toBeNull();
});

test('nobody can take a chair twice, and a full table begins once', async () => {
  const table = await seated('operation-most-iii', 2);
  await expect(sitDown(table, 'eve', null)).rejects.toThrow('no-free-chair');
  await expect(sitDown(table, 'eve', 0)).rejects.toThrow('chair-taken');
  const seed = table.playing?.match.header.seed;
  await getReady(hall, table, 'ada', true, ENTROPY);
  expect(table.playing?.match.header.seed).toBe(seed);
  expect(table.info('ada').commit).toBe(table.playing?.match.header.commit);
});

test('who has lost the chair is told nothing of what came after it, even if both are read at once', async () => {
  const table = await seated('operation-most-iii', 2);
  const pages = ['ada', 'bob'].map((person) => new Page(person));
  for (const page of pages) await table.join(page, null);
  const [ada, bob] = pages as [Page, Page];
  const { match } = table.playing ?? {};
  const [ask] = match?.asks() ?? [];
  const mine = ask?.seat === 0 ? ada : bob;
  const other = mine === ada ? bob : ada;
  const known = [mine.went?.seq, other.went?.seq];
  // As another node would do it: the chair is given away, and somebody moves.
  await store.db
    .updateTable('chairs')
    .set({ person: null, bot: 'officer' })
    .where('person', '=', mine.person)
    .execute();
  const row = entryRow(table.id, 0, { seat: ask?.seat as number, move: ask?.moves[0] as string, key: key() });
  const { version } = table.stored;
  expect(await store.append(row, patchRow({ version, asked: JSON.stringify([0]) }))).toBe('done');
  await table.refresh();
  expect(other.went?.seq).toBe((known[1] as number) + 1);
  expect(mine.went?.seq).toBe(known[0]);
  expect(mine.messages.at(-1)).toMatchObject({ is: 'table', table: { seat: null } });
});

test('however many come and go, and ask again, nobody is told of each of them', async () => {
  const table = await seated('operation-most-iii', 2);
  const ada = new Page('ada');
  await table.join(ada, null);
  const told = (): number => ada.messages.filter(({ is }) => is === 'table').length;
  const crowd = Array.from({ length: 100 }, () => new Page(null));
  for (const page of crowd) await table.join(page, null);
  expect(told()).toBeLessThan(30);
  // Whoever comes knows who is here.
  expect(crowd.at(-1)?.messages.find(({ is }) => is === 'table')).toMatchObject({ table: { watching: 100 } });
  const before = told();
  for (const page of crowd) await table.join(page, null);
  expect(told()).toBe(before);
  for (const page of crowd) table.leave(page);
  expect(told()).toBe(before);
});

/** The first move that is offered, by whoever is asked; returns who that was. */
async function moveOn(table: LiveTable): Promise<string> {
  const [ask] = table.playing?.match.asks() ?? [];
  const person = PEOPLE[ask?.seat as number] as string;
  await table.wish(person, {
    is: 'move',
    key: key(),
    at: table.playing?.match.seq as number,
    move: ask?.moves[0] as string,
  });
  return person;
}

const LIVE = { pace: { is: 'live' as const, seconds: 60, more: 5 } };

test('a table that cannot be opened keeps no other waiting in the round', async () => {
  const table = await seated('operation-most-iii', 2, LIVE);
  await store.db
    .insertInto('tables')
    .values([
      tableRow('a-broken-one', { game: 'no-such-game', due: 1, host: 'ada' }),
      // Only a newer node knows its rules, and will see to it.
      tableRow('a-newer-one', { game: 'operation-most-iii', rules: 9, due: 1, host: 'ada' }),
    ])
    .execute();
  const troubles: string[] = [];
  const other = new Hall({
    store,
    thinkers: { think: async () => '', close: async () => {} },
    now: () => now,
    onTrouble: (_what, id) => troubles.push(id),
  });
  now += 60_001;
  await other.makeRound();
  other.close();
  expect(troubles).toEqual(['a-broken-one']);
  await table.refresh();
  expect(table.stored.chairs.some(({ late }) => late)).toBe(true);
});

test('who was late and plays on is asked again', async () => {
  const table = await seated('operation-most-iii', 2, LIVE);
  now += 60_001;
  await hall.makeRound();
  expect(table.stored.chairs.some(({ late }) => late)).toBe(true);
  while (table.stored.chairs.some(({ late }) => late)) {
    const mover = await moveOn(table);
    expect(table.stored.chairs.find(({ person }) => person === mover)?.late).toBe(false);
  }
  await table.wish('ada', { is: 'propose', key: key(), wish: { is: 'abandon' } });
  expect(table.stored.proposal?.open).toEqual([1]);
});

test('of several who are asked at once each clock runs out by itself', async () => {
  const table = await seated('first-to-fight', 2, LIVE);
  expect(table.stored.asked).toEqual([0, 1]);
  now += 30_000;
  await store.db
    .updateTable('tables')
    .set({ clock: JSON.stringify({ left: [10_000, 40_000], running: [0, 1], at: now }), due: now + 10_000 })
    .execute();
  await table.refresh();
  now += 10_001;
  await hall.makeRound();
  expect(table.stored.chairs.map(({ late }) => late)).toEqual([true, false]);
  now += 30_000;
  await hall.makeRound();
  expect(table.stored.chairs.map(({ late }) => late)).toEqual([true, true]);
});

test('nothing is left to agree on after the end', async () => {
  const table = await seated('operation-most-iii', 2);
  await table.wish('ada', { is: 'propose', key: key(), wish: { is: 'abandon' } });
  const id = table.stored.proposal?.id as string;
  await table.wish('bob', { is: 'resign', key: key(), at: table.playing?.match.seq as number });
  expect(table.stored).toMatchObject({ state: 'over', proposal: null });
  await expect(table.wish('bob', { is: 'vote', key: key(), proposal: id, yes: true })).rejects.toThrow('over');
  expect(table.stored.state).toBe('over');
});

test('what is sent twice is said and done once', async () => {
  const table = await seated('operation-most-iii', 2);
  for (let n = 0; n < 3; n++) await moveOn(table);
  await table.wish('ada', { is: 'propose', key: key(), wish: { is: 'undo', count: 1 } });
  const back = { is: 'vote' as const, key: key(), proposal: table.stored.proposal?.id as string, yes: true };
  const seqs = [await table.wish('bob', back), await table.wish('bob', back)];
  expect(seqs).toEqual([4, 4]);
  expect(table.playing?.match.moves).toHaveLength(2);
  // Also by a node that has forgotten what it answered.
  hall.forget(table.id);
  expect(await (await hall.open(table.id)).wish('bob', back)).toBe(4);
  const words = { is: 'say' as const, key: key(), text: 'Hello' };
  for (let n = 0; n < 2; n++) await table.wish('ada', words);
  const said = await store.db.selectFrom('talk').select('text').where('text', '=', 'Hello').execute();
  expect(said).toHaveLength(1);
  // Keys of the house are none that a page could send.
  expect(fromClient.safeParse({ is: 'say', key: 'bot:12345', text: 'Hello' }).success).toBe(false);
  expect(fromClient.safeParse({ is: 'say', key: 'bot-12345', text: 'Hello' }).success).toBe(true);
});

test('a proposal that is done, or that a move has outdated, is gone from every page', async () => {
  const table = await seated('operation-most-iii', 2);
  for (let n = 0; n < 2; n++) await moveOn(table);
  const page = new Page(null);
  await table.join(page, null);
  const lies = (): boolean => {
    const told = page.messages.findLast((message) => message.is === 'table');
    return told?.is === 'table' && told.table.proposal !== null;
  };
  const ask = () => table.wish('ada', { is: 'propose', key: key(), wish: { is: 'undo', count: 1 } });
  await ask();
  expect(lies()).toBe(true);
  await table.wish('bob', { is: 'vote', key: key(), proposal: table.stored.proposal?.id as string, yes: true });
  expect(lies()).toBe(false);
  await ask();
  expect(lies()).toBe(true);
  await moveOn(table);
  expect(lies()).toBe(false);
});

test('an undo that is agreed during a pause leaves the clocks standing', async () => {
  const table = await seated('operation-most-iii', 2, LIVE);
  for (let n = 0; n < 2; n++) await moveOn(table);
  const agree = async (wish: Wish) => {
    await table.wish('ada', { is: 'propose', key: key(), wish });
    await table.wish('bob', { is: 'vote', key: key(), proposal: table.stored.proposal?.id as string, yes: true });
  };
  await agree({ is: 'pause' });
  await agree({ is: 'undo', count: 1 });
  expect(table.stored).toMatchObject({ paused: 1, due: null, clock: { running: [] } });
});

test('a rematch that two ask for at once is one table', async () => {
  const table = await seated('operation-most-iii', 2);
  await table.wish('bob', { is: 'resign', key: key(), at: 0 });
  const [one, two] = await Promise.all([again(hall, table, 'ada'), again(hall, table, 'bob')]);
  expect(two).toEqual(one);
  const tables = await store.db.selectFrom('tables').select('id').orderBy('id').execute();
  expect(tables.map(({ id }) => id)).toEqual([table.id, one.id].sort());
});

test('who gets up in the moment in which all are ready is not played with', async () => {
  const { id } = await openTable(
    hall,
    'ada',
    {
      game: 'operation-most-iii',
      options: {},
      chairs: [{ is: 'me' }, { is: 'open' }],
      drawn: false,
      access: 'public',
      pace: { is: 'none' },
    },
    null,
  );
  const table = await hall.open(id);
  await sitDown(table, 'bob', null);
  await getReady(hall, table, 'ada', true, ENTROPY);
  await Promise.all([getReady(hall, table, 'bob', true, ENTROPY), standUp(table, 'ada')]);
  expect(table.stored.state).toBe('gathering');
  expect(table.playing).toBeNull();
});

test('a match that was brought shows nobody a hand before it begins', async () => {
  const played = await seated('operation-most-iii', 2);
  const record = writeRecord(played.playing?.match.record() as MatchRecord).replace(
    /^(seat \w+) bob$/m,
    `$1 bob\u3164${'b'.repeat(60)}`,
  );
  const chairs = [{ is: 'me' as const }, { is: 'open' as const }];
  const { id } = await bringTable(hall, 'ada', { record, chairs, access: 'link', pace: { is: 'none' } }, null);
  const table = await hall.open(id);
  const page = new Page('ada');
  await table.join(page, null);
  expect([table.viewerFor('ada'), page.viewer]).toEqual(['public', 'public']);
  expect(table.stored.header?.seats.map(({ name }) => name)).toEqual(['ada', `bob${'b'.repeat(37)}`]);
  await sitDown(table, 'bob', null);
  for (const person of ['ada', 'bob']) await getReady(hall, table, person, true, ENTROPY);
  expect([table.viewerFor('ada'), page.viewer]).toEqual([0, null]);
});

describe('a record that goes to and fro', () => {
  /** So many moves that were taken back, and then some that were not. */
  const toAndFro = async (times: number): Promise<{ record: string; moves: number }> => {
    const { game } = await hall.box('operation-most-iii');
    const match = new Match(game, { players: 2, seed: '5'.repeat(64) });
    const playOn = (): void => {
      const { seat, moves } = match.asks()[0] as Ask;
      match.play(seat, moves[0] as string);
    };
    for (let n = 0; n < times; n++) {
      playOn();
      match.undo(0, 1, true);
    }
    for (let n = 0; n < 5; n++) playOn();
    return { record: writeRecord(match.record()), moves: 5 };
  };
  const chairs = [{ is: 'me' as const }, { is: 'open' as const }];
  const bring = (record: string) =>
    bringTable(hall, 'ada', { record, chairs, access: 'link', pace: { is: 'none' } }, null);

  test('is brought without what was taken back', async () => {
    const { record, moves } = await toAndFro(300);
    const table = await hall.open((await bring(record)).id);
    expect([table.stored.seq, table.playing?.match.seq]).toEqual([moves, moves]);
  });

  test('is refused with a word of its own where it is longer than any honest one', async () => {
    await expect(bring((await toAndFro(1600)).record)).rejects.toMatchObject({ word: 'too-long' });
    expect(await store.db.selectFrom('entries').selectAll().execute()).toEqual([]);
  });

  test('and at a table nothing is taken back any more when so much was', async () => {
    const table = await seated('general-orders', 2);
    const { match } = table.playing as Playing;
    const most = mostEntries(match.game, 2, match.header.options);
    Object.defineProperty(match, 'seq', { value: most });
    const { seat } = match.asks()[0] as Ask;
    const wish = { is: 'undo' as const, key: key(), at: most, count: 1 };
    await expect(table.wish(PEOPLE[seat] as string, wish)).rejects.toMatchObject({ word: 'too-long' });
    const asked = { is: 'propose' as const, key: key(), wish: { is: 'undo' as const, count: 0 } };
    await expect(table.wish(PEOPLE[seat] as string, asked)).rejects.toMatchObject({ word: 'too-long' });
  });
});

test('who plays does not wait for who reads, and what was told meanwhile follows what was read', async () => {
  const table = await seated('operation-most-iii', 2);
  const { match } = table.playing as Playing;
  const { reading } = hall;
  const readSteps = reading.steps.bind(reading);
  let goOn = (): void => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  reading.steps = async (...wanted) => {
    await held;
    return readSteps(...wanted);
  };
  const page = new OrderlyPage('bob');
  const joined = table.join(page, null);
  const course = table.course(null, Infinity, '');
  for (let n = 0; n < 3; n++) {
    const { seat, moves } = match.asks()[0] as Ask;
    await table.wish(PEOPLE[seat] as string, { is: 'move', key: key(), at: match.seq, move: moves[0] as string });
  }
  expect(page.messages).toEqual([]);
  goOn();
  await joined;
  expect(page.steps).toHaveLength(4);
  expect(canonical(page.steps.at(-1)?.view as Json)).toBe(canonical(match.look(table.viewerFor('bob')).view as Json));
  // A course is what it was when it was asked for.
  expect(JSON.parse((await course).went)).toMatchObject({ seq: 0, steps: [expect.anything()] });
});

test('a course that was read once is read no more until something happens', async () => {
  const table = await seated('operation-most-iii', 2);
  const [one, other] = [await table.course(null, Infinity, ''), await table.course(null, Infinity, '')];
  expect(other.went).toBe(one.went);
  const { match } = table.playing as Playing;
  const moment = momentOf(table.playing as Playing);
  const first = hall.reading.steps('', moment, 'public', 0, true);
  expect(hall.reading.steps('', moment, 'public', 0, true)).toBe(first);
  const { seat, moves } = match.asks()[0] as Ask;
  await table.wish(PEOPLE[seat] as string, { is: 'move', key: key(), at: 0, move: moves[0] as string });
  expect(momentOf(table.playing as Playing)).not.toBe(moment);
  expect((JSON.parse((await table.course(null, Infinity, '')).went) as Went).steps).toHaveLength(2);
});

test('what was changed behind a table’s back is read when it is said', async () => {
  const table = await seated('operation-most-iii', 2);
  await store.db.updateTable('chairs').set({ person: null }).where('person', '=', 'bob').execute();
  hall.changed(table.id);
  await expect.poll(() => table.stored.chairs[1]?.person).toBeNull();
  await table.inTurn(async () => {});
});
