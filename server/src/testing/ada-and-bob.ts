/** Two people who want to be told, with their browsers and mail boxes: a real push service, a real SMTP server, and a time of our own. */
import type { Viewer } from '@sztab/kernel';
import type { Pace } from '@sztab/protocol';
import { test as plain } from 'vitest';
import type { Config } from '../house.ts';
import { usualLimits } from '../limits.ts';
import { Notices } from '../notices/notices.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import type { Watcher } from '../tables/audience.ts';
import { getReady, sitDown } from '../tables/gathering.ts';
import { Hall } from '../tables/hall.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { openTable } from '../tables/opening.ts';
import { noPauses } from '../tables/windows.ts';
import { bots } from './bots.ts';
import { PushService } from './push-service.ts';
import { NOW, personRow } from './rows.ts';
import { SmtpSink } from './smtp-sink.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const ORIGIN = 'https://sztab.example';
const GAME = 'operation-most-iii';
const PEOPLE = ['ada-id', 'bob-id'];

export interface Node {
  readonly store: Store;
  readonly hall: Hall;
  readonly notices: Notices;
  /** Everything at once, however long ago the last was. */
  round(): Promise<void>;
  /** As the hall makes it. */
  hallRound(): Promise<void>;
  close(): Promise<void>;
}

export class AdaAndBob {
  now = NOW;
  readonly troubles: string[] = [];
  readonly sink: SmtpSink;
  readonly service: PushService;

  private constructor(sink: SmtpSink, service: PushService) {
    this.sink = sink;
    this.service = service;
  }

  static async open(): Promise<AdaAndBob> {
    return new AdaAndBob(await SmtpSink.open(), await PushService.open());
  }

  /** With these nodes of theirs. */
  async close(...nodes: readonly Node[]): Promise<void> {
    for (const node of nodes) await node.close();
    await this.sink.close();
    await this.service.close();
  }

  async openNode(database: string): Promise<Node> {
    const store = await openStore(database);
    const thinkers = bots();
    const onTrouble = (what: string, _table: string, error: unknown) => this.troubles.push(`${what}: ${String(error)}`);
    let begun: Promise<void> | undefined;
    const onRound = (): void => {
      begun = notices.onRound();
    };
    const hall = new Hall({ store, thinkers, now: () => this.now, onTrouble, onRound });
    const config: Config = {
      origin: ORIGIN,
      trustProxy: false,
      trustedProxies: [],
      metricsToken: null,
      mail: { smtp: this.sink.url, from: 'Sztab <sztab@sztab.example>' },
      pushHosts: 'any',
      limits: usualLimits,
      guestDays: 90,
      pauses: noPauses,
    };
    const notices = new Notices(hall, config);
    return {
      store,
      hall,
      notices,
      round: async () => {
        await notices.look(this.now);
        await notices.send(this.now);
      },
      async hallRound() {
        await hall.makeRound();
        await begun;
      },
      async close() {
        hall.close();
        await notices.close();
        await store.close();
      },
    };
  }

  async addPeople({ db }: Store): Promise<void> {
    const told = { mail: 1, confirmed: 1 };
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
      const { endpoint, keys } = this.service.subscribe(browser);
      await db
        .insertInto('push')
        .values({ endpoint, person, session: null, ...keys })
        .execute();
    }
  }

  /** What has come since it was last asked. */
  pushes(): string[] {
    const pushed = this.service.pushed.splice(0);
    return pushed.map(({ browser, letter }) => `${browser} ${letter.title}`).sort();
  }

  mails(): string[] {
    return this.sink.mails.splice(0).map(({ to, headers }) => `${to} ${headers.get('subject')}`);
  }
}

/** A test that is given both of them, and a node in memory that knows them. */
export const test = plain
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what else a test has to be given.
  .extend('world', async ({}, { onCleanup }) => {
    const world = await AdaAndBob.open();
    onCleanup(() => world.close());
    return world;
  })
  .extend('node', async ({ world }, { onCleanup }) => {
    const node = await world.openNode(':memory:');
    onCleanup(() => node.close());
    await world.addPeople(node.store);
    return node;
  });

export async function startTable({ hall }: Node, pace: Pace = { is: 'days', days: 2 }): Promise<LiveTable> {
  const chairs = [{ is: 'me' as const }, { is: 'open' as const }];
  const wanted = { game: GAME, options: {}, chairs, drawn: false, access: 'link' as const, pace };
  const table = await hall.open((await openTable(hall, 'ada-id', wanted, null)).id);
  await sitDown(table, 'bob-id', null);
  for (const person of PEOPLE) await getReady(hall, table, person, true, '00112233445566778899aabbccddeeff');
  return table;
}

export class Page implements Watcher {
  viewer: Viewer | null = null;
  readonly person: string;
  constructor(person: string) {
    this.person = person;
  }
  send(): void {}
  sendText(): void {}
  later = () => (): void => {};
  close(): void {}
}

let requests = 0;
/** Plays on until the table waits for this person alone. */
export async function playTo(table: LiveTable, person: string): Promise<void> {
  const match = table.playing?.match;
  if (!match) throw new Error('not begun');
  const seat = PEOPLE.indexOf(person);
  while (table.stored.asked.length !== 1 || table.stored.asked[0] !== seat) {
    const ask = match.asks().find((one) => one.seat !== seat) ?? match.asks()[0];
    if (!ask) throw new Error('over');
    const request = { is: 'move' as const, key: `request-${++requests}`, at: match.seq, move: ask.moves[0] as string };
    await table.request(PEOPLE[ask.seat] as string, request);
  }
}

/** Tables that wait for Ada alone; of their start nobody is told. */
export async function adaWaits(node: Node, tables = 1): Promise<LiveTable[]> {
  const all: LiveTable[] = [];
  for (let i = 0; i < tables; i++) {
    const table = await startTable(node);
    await playTo(table, 'ada-id');
    await node.store.db.deleteFrom('notices').where('match', '=', table.id).execute();
    all.push(table);
  }
  return all;
}
