/** Four people in a hall with a time of its own, and pages that know only what they were sent. */
import type { Viewer } from '@sztab/kernel';
import { type FromServer, follow, type KnownMoment, type Went } from '@sztab/protocol';
import { test as plain } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { Watcher } from '../tables/audience.ts';
import type { Pieces } from '../tables/connection.ts';
import { getReady, sitDown } from '../tables/gathering.ts';
import { Hall } from '../tables/hall.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { openTable } from '../tables/opening.ts';
import { bots } from './bots.ts';
import { personRow } from './rows.ts';

export const PEOPLE = ['ada', 'bob', 'eve', 'dan'];
export const ENTROPY = '00112233445566778899aabbccddeeff';
export const LIVE = { pace: { is: 'live' as const, seconds: 60, more: 5 } };

let requests = 0;
/** Of a request that nobody has made before. */
export const key = (): string => `request-${++requests}-key`;

export class FourInAHall {
  now = 1_000_000;
  readonly store: Store;
  readonly hall: Hall;

  private constructor(store: Store) {
    this.store = store;
    const thinkers = bots(async (_m, _l, { moves }) => moves[0] as string);
    this.hall = new Hall({
      store,
      thinkers,
      now: () => this.now,
      onTrouble: (what, _table, error) => {
        throw new Error(what, { cause: error });
      },
    });
  }

  static async open(): Promise<FourInAHall> {
    const store = await openSqlite(':memory:');
    await store.db
      .insertInto('people')
      .values(PEOPLE.map((id) => personRow(id)))
      .execute();
    return new FourInAHall(store);
  }

  async close(): Promise<void> {
    this.hall.close();
    await this.store.close();
  }

  /** A table at which the first so many of them play. */
  async seated(game: string, players: number, change: object = {}): Promise<LiveTable> {
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
    const { id } = await openTable(this.hall, 'ada', wanted, null);
    const table = await this.hall.open(id);
    for (const person of PEOPLE.slice(1, players)) await sitDown(table, person, null);
    for (const person of PEOPLE.slice(0, players)) await getReady(this.hall, table, person, true, ENTROPY);
    return table;
  }
}

/** A test that is given four in a hall of its own. */
// biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what else a test has to be given.
export const test = plain.extend('four', async ({}, { onCleanup }) => {
  const four = await FourInAHall.open();
  onCleanup(() => four.close());
  return four;
});

/** The first move that is offered, by whoever is asked; returns who that was. */
export async function moveOn(table: LiveTable): Promise<string> {
  const [ask] = table.playing?.match.asks() ?? [];
  const person = PEOPLE[ask?.seat as number] as string;
  await table.request(person, {
    is: 'move',
    key: key(),
    at: table.playing?.match.seq as number,
    move: ask?.moves[0] as string,
  });
  return person;
}

/** A page: it knows only what it was sent. */
export class ToldPage implements Watcher {
  viewer: Viewer | null = null;
  steps: readonly KnownMoment[] = [];
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
  later(): (said: Pieces | null) => void {
    return (said) => said !== null && this.sendText(Buffer.concat(said).toString());
  }
  close(): void {}
}
