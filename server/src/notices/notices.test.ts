/** The whole way: real tables in a real database, a real SMTP server and a real push service; only the time is ours. */
import type { Viewer } from '@sztab/kernel';
import type { Pace } from '@sztab/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from '../house.ts';
import { usualLimits } from '../limits.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import type { Watcher } from '../tables/audience.ts';
import { getReady, sitDown } from '../tables/gathering.ts';
import { Hall } from '../tables/hall.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { openTable } from '../tables/opening.ts';
import { INSTALL_TIME, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { PushService } from '../testing/push-service.ts';
import { NOW, personRow } from '../testing/rows.ts';
import { SmtpSink } from '../testing/smtp-sink.ts';
import { Notices } from './notices.ts';
import { takeMail, takePush } from './taking.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ORIGIN = 'https://sztab.example';
const GAME = 'operation-most-iii';

let postgres: TestPostgres;
let sink: SmtpSink;
let service: PushService;
let now = NOW;
const troubles: string[] = [];

interface Node {
  readonly store: Store;
  readonly hall: Hall;
  readonly notices: Notices;
  /** Everything at once, however long ago the last was. */
  round(): Promise<void>;
  /** As the hall makes it. */
  hallRound(): Promise<void>;
  close(): Promise<void>;
}

async function openNode(database: string): Promise<Node> {
  const store = await openStore(database);
  const thinkers = { think: async () => 'pass', close: async () => {} };
  const onTrouble = (what: string, _table: string, error: unknown) => troubles.push(`${what}: ${String(error)}`);
  let begun: Promise<void> | undefined;
  const onRound = (): void => {
    begun = notices.onRound();
  };
  const hall = new Hall({ store, thinkers, now: () => now, onTrouble, onRound });
  const config: Config = {
    origin: ORIGIN,
    trustProxy: false,
    mail: { smtp: sink.url, from: 'Sztab <sztab@sztab.example>' },
    pushHosts: 'any',
    limits: usualLimits,
  };
  const notices = new Notices(hall, config);
  return {
    store,
    hall,
    notices,
    async round() {
      await notices.look(now);
      await notices.send(now);
    },
    async hallRound() {
      await hall.makeRound(20_000);
      await begun;
    },
    async close() {
      hall.close();
      await notices.close();
      await store.close();
    },
  };
}

beforeAll(async () => {
  [postgres, sink, service] = [await startPostgres(), await SmtpSink.open(), await PushService.open()];
}, INSTALL_TIME);
afterAll(async () => {
  await sink.close();
  await service.close();
  await postgres.stop();
});

async function addPeople({ db }: Store): Promise<void> {
  const told = { push: 1, mail: 1 };
  await db
    .insertInto('people')
    .values([
      personRow('ada-id', { ...told, name: 'Ada', email: 'ada@example.com', language: 'pl' }),
      personRow('bob-id', { ...told, name: 'Bob', email: 'bob@example.com', language: 'en' }),
    ])
    .execute();
  for (const [browser, person] of [
    ['ada-phone', 'ada-id'],
    ['ada-desk', 'ada-id'],
    ['bob-phone', 'bob-id'],
  ] as const) {
    const { endpoint, keys } = service.subscribe(browser);
    await db
      .insertInto('push')
      .values({ endpoint, person, ...keys })
      .execute();
  }
}

const PEOPLE = ['ada-id', 'bob-id'];
const DAYS: Pace = { is: 'days', days: 2 };

async function startTable({ hall }: Node, pace: Pace = DAYS): Promise<LiveTable> {
  const chairs = [{ is: 'me' as const }, { is: 'open' as const }];
  const wanted = { game: GAME, options: {}, chairs, drawn: false, access: 'link' as const, pace };
  const table = await hall.open((await openTable(hall, 'ada-id', wanted, null)).id);
  await sitDown(table, 'bob-id', null);
  for (const person of PEOPLE) await getReady(hall, table, person, true, '00112233445566778899aabbccddeeff');
  return table;
}

class Page implements Watcher {
  viewer: Viewer | null = null;
  readonly person: string;
  constructor(person: string) {
    this.person = person;
  }
  send(): void {}
  sendText(): void {}
  close(): void {}
}

let wishes = 0;
/** Plays on until the table waits for this person alone. */
async function playTo(table: LiveTable, person: string): Promise<void> {
  const match = table.playing?.match;
  if (!match) throw new Error('not begun');
  const seat = PEOPLE.indexOf(person);
  while (table.stored.asked.length !== 1 || table.stored.asked[0] !== seat) {
    const ask = match.asks().find((one) => one.seat !== seat) ?? match.asks()[0];
    if (!ask) throw new Error('over');
    const wish = { is: 'move' as const, key: `wish-${++wishes}`, at: match.seq, move: ask.moves[0] as string };
    await table.wish(PEOPLE[ask.seat] as string, wish);
  }
}

/** What has come since it was last asked. */
const pushes = (): string[] =>
  service.pushed
    .splice(0)
    .map(({ browser, letter }) => `${browser} ${letter.title}`)
    .sort();
const mails = (): string[] => sink.mails.splice(0).map(({ to, headers }) => `${to} ${headers.get('subject')}`);

/** Only Ada, and only when it is her turn at a table of her own: everybody else is quiet. */
async function adaWaits(node: Node, tables = 1): Promise<LiveTable[]> {
  const all: LiveTable[] = [];
  for (let i = 0; i < tables; i++) {
    const table = await startTable(node);
    await playTo(table, 'ada-id');
    await node.store.db.deleteFrom('notices').where('match', '=', table.id).execute();
    all.push(table);
  }
  return all;
}

beforeEach(() => {
  now = NOW;
  troubles.length = 0;
  service.pushed.length = 0;
  sink.mails.length = 0;
  service.status = 201;
  sink.mood = null;
});

describe('one node', () => {
  let node: Node;
  beforeEach(async () => {
    node = await openNode(':memory:');
    await addPeople(node.store);
  });
  afterEach(() => node.close());

  test('a turn is told once, to every browser and by mail, after ten minutes', async () => {
    const [table] = (await adaWaits(node)) as [LiveTable];
    now += 9 * MINUTE;
    await node.round();
    expect([pushes(), mails()]).toEqual([[], []]);
    now += MINUTE;
    await node.round();
    const [letter] = service.pushed;
    expect(letter?.letter).toEqual({
      title: 'Twoja kolej',
      body: 'Operacja Most III · Bob (zostało: 47 godz.)',
      url: `/t/${table.id}`,
      tag: table.id,
      lang: 'pl',
    });
    expect(letter?.claims).toMatchObject({ aud: service.origin, sub: ORIGIN });
    expect(letter?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: table.id });
    expect(pushes()).toEqual(['ada-desk Twoja kolej', 'ada-phone Twoja kolej']);

    const [mail] = sink.mails;
    expect(mail).toMatchObject({ from: 'sztab@sztab.example', to: ['ada@example.com'] });
    expect(mail?.headers.get('subject')).toBe('Twoja kolej: Operacja Most III');
    expect(mail?.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(mail?.text).toContain(`Operacja Most III · Bob (zostało: 47 godz.)\n${ORIGIN}/t/${table.id}\n`);
    const stop = /^<(.*)>$/.exec(mail?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(stop).toContain(`${ORIGIN}/api/mail/stop?token=ada-id.`);
    expect(mail?.text).toContain(stop);
    sink.mails.length = 0;

    for (let i = 0; i < 3; i++) {
      now += 7 * HOUR;
      await node.round();
    }
    expect([pushes(), mails(), troubles]).toEqual([[], [], []]);

    await playTo(table, 'bob-id');
    now += 10 * MINUTE;
    await node.round();
    expect([pushes(), mails()]).toEqual([['bob-phone Your turn'], ['bob@example.com Your turn: Operation Most III']]);
    await playTo(table, 'ada-id');
    now += 10 * MINUTE;
    await node.round();
    expect(pushes()).toEqual(['ada-desk Twoja kolej', 'ada-phone Twoja kolej']);
  });

  test('mail is a digest: what begins to wait within six hours comes with the next, beside what still waits', async () => {
    const [first] = (await adaWaits(node)) as [LiveTable];
    now += 10 * MINUTE;
    await node.round();
    expect(mails()).toHaveLength(1);
    now += HOUR;
    const others = await adaWaits(node, 2);
    now += HOUR;
    await node.round();
    expect(mails()).toEqual([]);
    // One for each table and browser.
    expect(pushes()).toHaveLength(6);
    now += 5 * HOUR;
    await node.round();
    const [digest] = sink.mails;
    expect(digest?.headers.get('subject')).toMatch(/^=\?UTF-8\?/);
    for (const { id } of [first, ...others]) expect(digest?.text).toContain(`${ORIGIN}/t/${id}\n`);
    expect(mails()).toHaveLength(1);
    expect(pushes()).toEqual([]);
  });

  test('nobody is told of a table whose page is open, at whatever node; ten minutes after it was closed they are', async () => {
    const [table] = (await adaWaits(node)) as [LiveTable];
    const page = new Page('ada-id');
    await table.join(page, null);
    for (let i = 0; i < 30; i++) {
      now += MINUTE;
      await node.round();
    }
    table.leave(page);
    now += 9 * MINUTE;
    await node.round();
    expect([pushes(), mails()]).toEqual([[], []]);
    now += MINUTE;
    await node.round();
    expect([pushes().length, mails().length]).toEqual([2, 1]);
  });

  test('not when paused, not with a live clock, not who does not wish it', async () => {
    const [paused, unwished] = (await adaWaits(node, 2)) as [LiveTable, LiveTable];
    await startTable(node, { is: 'live', seconds: 3600, more: 10 });
    await node.store.db.deleteFrom('notices').execute();
    const set = (fields: object, id: string) =>
      node.store.db.updateTable('tables').set(fields).where('id', '=', id).execute();
    await set({ paused: 1 }, paused.id);
    await set({ state: 'abandoned', asked: '[]' }, unwished.id);
    now += HOUR;
    await node.round();
    expect([pushes(), mails()]).toEqual([[], []]);
    await set({ paused: 0 }, paused.id);
    await node.store.db.updateTable('people').set({ mail: 0 }).execute();
    await node.round();
    expect([pushes().length, mails()]).toEqual([2, []]);
  });

  test('a start and an end are pushed to whoever does not look, and not to whoever made the end', async () => {
    const table = await startTable(node, { is: 'live', seconds: 3600, more: 10 });
    const page = new Page('bob-id');
    await table.join(page, null);
    await node.round();
    table.leave(page);
    now += 2 * MINUTE;
    await node.round();
    expect(pushes()).toEqual(['ada-desk Gra się zaczęła', 'ada-phone Gra się zaczęła']);
    await table.wish('ada-id', { is: 'resign', key: 'resign-key', at: 0 });
    await table.onDue();
    now += 2 * MINUTE;
    await node.round();
    await node.round();
    expect([pushes(), mails()]).toEqual([['bob-phone The game is over'], []]);
  });

  test('a browser that is gone is forgotten; another trouble is no reason to', async () => {
    await adaWaits(node);
    service.status = 500;
    now += 10 * MINUTE;
    await node.round();
    const targets = () => node.store.db.selectFrom('push').select('endpoint').where('person', '=', 'ada-id').execute();
    expect(await targets()).toHaveLength(2);
    expect(troubles).toEqual(Array(2).fill('push: Error: a push service did not take a letter'));
    await adaWaits(node);
    service.status = 410;
    now += 10 * MINUTE;
    await node.round();
    expect(await targets()).toEqual([]);
  });

  test('a redirection leads nowhere', async () => {
    await adaWaits(node);
    service.status = 302;
    now += 10 * MINUTE;
    await node.round();
    expect(pushes()).toEqual([]);
    expect(troubles).toHaveLength(2);
  });

  test('a mail that was surely not taken is tried again, five times; the log names nobody', async () => {
    await adaWaits(node);
    sink.mood = { at: 'RCPT', reply: '451 ada@example.com not now' };
    now += 10 * MINUTE;
    for (let i = 0; i < 8; i++) {
      await node.round();
      now += MINUTE;
    }
    const told = troubles.filter((line) => line.startsWith('mail'));
    expect(told).toEqual(Array(5).fill('mail: Error: mail was not taken: EENVELOPE RCPT TO 451'));
    sink.mood = null;
    now += 7 * HOUR;
    await node.round();
    expect(mails()).toEqual([]);
  });

  test('as soon as the server takes mail again it gets one', async () => {
    await adaWaits(node);
    now += 10 * MINUTE;
    sink.mood = { at: 'end', reply: '452 full' };
    await node.round();
    sink.mood = null;
    await node.round();
    await node.round();
    expect(mails()).toHaveLength(1);
  });

  test.each([
    ['broke while it was sent', { at: 'end' as const, reply: null }],
    ['was refused for good', { at: 'RCPT' as const, reply: '550 no such person' }],
  ])('a mail is not sent again when it %s', async (_what, mood) => {
    await adaWaits(node);
    now += 10 * MINUTE;
    sink.mood = mood;
    await node.round();
    sink.mood = null;
    await node.round();
    expect(mails()).toEqual([]);
    expect(troubles).toHaveLength(1);
  });

  test('an address that is none puts nothing into a header', async () => {
    await adaWaits(node);
    const email = 'ada@example.com\r\nBcc: all@example.com';
    await node.store.db.updateTable('people').set({ email }).where('id', '=', 'ada-id').execute();
    now += 10 * MINUTE;
    const { visits } = sink;
    await node.round();
    expect(sink.visits).toBe(visits);
    expect(troubles).toEqual(['mail: Error: mail was not taken: ADDRESS 553']);
  });

  test('who has left the chair, or the house, is not told', async () => {
    const [table] = (await adaWaits(node)) as [LiveTable];
    now += 10 * MINUTE;
    await node.notices.look(now);
    await node.store.db.updateTable('chairs').set({ person: null }).where('person', '=', 'ada-id').execute();
    await node.notices.send(now);
    expect([pushes(), mails()]).toEqual([[], []]);
    await node.store.db.updateTable('chairs').set({ person: 'ada-id' }).where('person', 'is', null).execute();
    await node.store.db.updateTable('tables').set({ host: 'bob-id' }).where('id', '=', table.id).execute();
    await node.notices.look(now);
    await node.store.db.deleteFrom('people').where('id', '=', 'ada-id').execute();
    expect(await node.store.db.selectFrom('notices').selectAll().where('person', '=', 'ada-id').execute()).toEqual([]);
  });

  test('who has moved before it could be said is not told', async () => {
    const [table] = (await adaWaits(node)) as [LiveTable];
    now += 10 * MINUTE;
    await node.notices.look(now);
    await playTo(table, 'bob-id');
    await node.notices.send(now);
    expect([pushes(), mails()]).toEqual([[], []]);
  });

  test('where several are asked at once, another’s move is no new turn', async () => {
    const table = await startTable(node);
    expect(table.stored.asked).toEqual([0, 1]);
    await node.store.db.deleteFrom('notices').execute();
    now += 10 * MINUTE;
    await node.round();
    expect(pushes()).toEqual(['ada-desk Twoja kolej', 'ada-phone Twoja kolej', 'bob-phone Your turn']);
    expect(mails()).toHaveLength(2);
    now += 7 * HOUR;
    await playTo(table, 'ada-id');
    now += 10 * MINUTE;
    await node.round();
    expect([pushes(), mails()]).toEqual([[], []]);
  });

  test('what was taken by a node that died is not sent by another', async () => {
    const [table] = (await adaWaits(node)) as [LiveTable];
    now += 10 * MINUTE;
    await node.notices.look(now);
    expect(await takePush(node.store, { person: 'ada-id', match: table.id, kind: 'turn' }, now)).toBe(true);
    expect(await takeMail(node.store, 'ada-id', now)).toMatchObject({ matches: [table.id] });
    await node.round();
    expect([pushes(), mails()]).toEqual([[], []]);
  });

  test('the hall’s rounds look once a minute, and no more when it closes', async () => {
    await adaWaits(node);
    const looked = async (): Promise<number> => {
      await node.hallRound();
      return pushes().length;
    };
    expect(await looked()).toBe(0);
    now += 10 * MINUTE;
    expect(await looked()).toBe(2);
    await adaWaits(node);
    now += MINUTE - 1;
    expect(await looked()).toBe(0);
    now += 10 * MINUTE;
    expect(await looked()).toBe(2);
    await adaWaits(node);
    now += 10 * MINUTE;
    await node.notices.close();
    expect(await looked()).toBe(0);
    expect(troubles).toEqual([]);
  });
});

describe('two nodes on one PostgreSQL', () => {
  let nodes: [Node, Node];
  beforeEach(async () => {
    const url = await postgres.database();
    nodes = [await openNode(url), await openNode(url)];
    await addPeople(nodes[0].store);
  });
  afterEach(async () => {
    for (const node of nodes) await node.close();
  });

  test('both look and send at the same time: every notice comes once', async () => {
    const tables = await adaWaits(nodes[0], 4);
    now += 10 * MINUTE;
    await Promise.all(nodes.flatMap((node) => [node.round(), node.round()]));
    await Promise.all(nodes.map((node) => node.round()));
    const told = service.pushed.map(({ browser, letter }) => `${browser} ${letter.tag}`).sort();
    const each = tables.flatMap(({ id }) => [`ada-desk ${id}`, `ada-phone ${id}`]).sort();
    expect(told).toEqual(each);
    expect(new Set(service.pushed.map(({ key }) => key)).size).toBe(1);
    expect(sink.mails).toHaveLength(1);
    for (const { id } of tables) expect(sink.mails[0]?.text).toContain(id);
    expect(troubles).toEqual([]);
  });

  test('a page that is open at one node is known to the other', async () => {
    const [here, there] = nodes;
    const [table] = (await adaWaits(here)) as [LiveTable];
    await table.join(new Page('ada-id'), null);
    now += 9 * MINUTE;
    await here.round();
    now += MINUTE;
    await there.round();
    expect([pushes(), mails()]).toEqual([[], []]);
    now += 8 * MINUTE;
    await there.round();
    expect(pushes()).toEqual([]);
    // That node is gone, and the page with it.
    now += MINUTE;
    await there.round();
    expect([pushes().length, mails().length]).toEqual([2, 1]);
  });

  test('a node that starts later tells what the first did not live to tell', async () => {
    const url = await postgres.database();
    const first = await openNode(url);
    await addPeople(first.store);
    await adaWaits(first);
    await first.close();
    now += 10 * MINUTE;
    const later = await openNode(url);
    await later.round();
    await later.close();
    expect([pushes().length, mails().length]).toEqual([2, 1]);
  });
});
