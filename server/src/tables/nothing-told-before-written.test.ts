/**
 * The promise: nothing is sent before it is written. Real servers, sockets and databases. The database refuses the commit or does not finish it;
 * all that a socket has received by then must be in the database.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Clock, FromServer, TableInfo } from '@sztab/protocol';
import { takeGame } from '@sztab/shelf';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../house.ts';
import { usualLimits } from '../limits.ts';
import { openStore } from '../store/open-store.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { listening, openHouse } from '../testing/open-house.ts';
import { type Page, Person } from '../testing/page.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { readTalk } from './talk.ts';

const ENTROPY = '00112233445566778899aabbccddeeff';
const HOUR = 3_600_000;
const BOTS = "new.key like 'bot:%'";
const SILENCE = "new.key like 'silent:%'";
const SILENCE_NOTE = "new.text like 'silent %'";

let postgres: TestPostgres;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'sztab-told-'));
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

// If a page waits in vain because too much was sent, the test ends soon.
describe.each(['sqlite', 'postgres'] as const)(
  '%s: nothing is told before it is written',
  { timeout: 40_000 },
  (kind) => {
    let database: string;
    let store: Store;
    let apps: readonly App[];
    let urls: readonly string[];
    let ada: Person;
    let bob: Person;
    let eve: Person;
    /** What the servers have logged as errors. */
    const troubles: string[] = [];

    beforeAll(async () => {
      database = kind === 'sqlite' ? join(folder, 'sztab.db') : await postgres.database();
      const stream = { write: (line: string) => void troubles.push(line) };
      const limits = { ...usualLimits, messages: { burst: 1e6, perSecond: 1e6 }, guestTables: 100 };
      // A file has one server.
      const stores =
        kind === 'sqlite' ? [await openStore(database)] : [await openStore(database), await openStore(database)];
      store = stores[0] as Store;
      const open = stores.map((one) => openHouse({ store: one, log: { level: 'error', stream }, config: { limits } }));
      apps = (await Promise.all(open)).map(({ app }) => app);
      urls = await Promise.all(apps.map(listening));
      [ada, bob, eve] = (await Promise.all(
        ['Ada', 'Bob', 'Eve'].map((name) => new Person(urls[0] as string).named(name)),
      )) as [Person, Person, Person];
      // What is checked at the commit alone: a reference in a file, a trigger in PostgreSQL.
      const refusing =
        kind === 'sqlite'
          ? 'create table nowhere (person text references people (id) deferrable initially deferred)'
          : `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'broken disk'; end $$`;
      await sql.raw(refusing).execute(store.db);
    });
    afterAll(async () => {
      for (const app of apps) await app.close();
    });

    let letGo: (() => Promise<void>) | null = null;
    let restore: (() => Promise<unknown>) | null = null;
    /** From now on the database writes such rows and refuses the commit. */
    async function breakWrites(table: keyof Schema, only = '1 = 1'): Promise<void> {
      const act = table === 'tables' ? 'update' : 'insert';
      troubles.length = 0;
      const text =
        kind === 'sqlite'
          ? `create trigger broken after ${act} on ${table} when ${only} begin insert into nowhere values ('nobody'); end`
          : `create constraint trigger broken after ${act} on ${table} deferrable initially deferred
           for each row when (${only}) execute function refuse()`;
      await sql.raw(text).execute(store.db);
      const drop = kind === 'sqlite' ? 'drop trigger broken' : `drop trigger broken on ${table}`;
      restore = () => sql.raw(drop).execute(store.db);
    }
    async function mendWrites(): Promise<void> {
      await restore?.();
      restore = null;
    }

    interface AtTable {
      readonly id: string;
      /** The people who play, then spectators: one at the first node, one at the second if there is one. */
      readonly pages: readonly Page[];
      readonly mine: Page;
      readonly theirs: Page;
    }
    let pages: Page[] = [];
    afterEach(async () => {
      await letGo?.();
      await mendWrites();
      for (const { socket } of pages.splice(0)) socket.close();
    });

    async function begin({
      game = 'operation-most-iii',
      bot = false,
      pace = { is: 'none' } as object,
    } = {}): Promise<AtTable> {
      const chairs = [{ is: 'me' }, bot ? { is: 'bot', level: 'recruit' } : { is: 'open' }];
      const wanted = { game, options: {}, chairs, drawn: false, access: 'public', pace };
      const { id } = (await ada.ask('POST', '/api/tables', wanted)).body as { id: string };
      if (!bot) await bob.ask('POST', `/api/tables/${id}/sit`, { seat: null });
      for (const person of bot ? [ada] : [ada, bob])
        await person.ask('POST', `/api/tables/${id}/ready`, { ready: true, entropy: ENTROPY });
      const elsewhere = new Person(urls.at(-1) as string);
      elsewhere.cookie = eve.cookie;
      pages = [ada, ...(bot ? [] : [bob]), eve, elsewhere].map((person) => person.open(id));
      for (const page of pages) await page.join();
      return { id, pages, mine: pages[0] as Page, theirs: pages[1] as Page };
    }

    let requests = 0;
    const newKey = (): string => `a-request-${++requests}`;
    type Asked = { is: string } & Record<string, unknown>;
    async function ask(page: Page, request: Asked): Promise<FromServer & { is: 'done' | 'refused' }> {
      const key = newKey();
      await page.say(JSON.stringify({ ...request, key }));
      return (await page.answerTo(key)) as FromServer & { is: 'done' | 'refused' };
    }
    const done = async (page: Page, request: Asked): Promise<void> => {
      expect(await ask(page, request)).toMatchObject({ is: 'done' });
    };
    const mover = ({ pages }: AtTable): Page => pages.find(({ moves }) => moves.length > 0) as Page;
    const move = ({ seq, moves }: Page): Asked => ({ is: 'move', at: seq, move: moves[(seq * 7 + 3) % moves.length] });
    const entries = async (id: string): Promise<number> =>
      (await store.db.selectFrom('entries').select('seq').where('match', '=', id).execute()).length;
    const allHeard = async ({ id, pages }: AtTable): Promise<void> => {
      const seq = await entries(id);
      for (const page of pages) await page.until(() => page.seq >= seq);
    };
    async function playOn(at: AtTable, moves: number): Promise<void> {
      for (let n = 0; n < moves; n++) {
        await done(mover(at), move(mover(at)));
        await allHeard(at);
      }
    }
    const proposalOf = (page: Page): TableInfo['proposal'] =>
      page.heard.findLast((one): one is FromServer & { is: 'table' } => one.is === 'table')?.table.proposal ?? null;

    /** Everything that was sent before has arrived. */
    const flushed = ({ pages }: AtTable): Promise<unknown> =>
      Promise.all(
        pages.map(({ socket }) => {
          const pong = new Promise((resolve) => socket.once('pong', resolve));
          socket.ping();
          return pong;
        }),
      );

    /** Messages that sockets have received after the first `since` ones, and that say what is not in the database. */
    async function toldTooEarly(at: AtTable, since: readonly number[]): Promise<FromServer[]> {
      await flushed(at);
      const seq = await entries(at.id);
      const row = await store.db.selectFrom('tables').selectAll().where('id', '=', at.id).executeTakeFirstOrThrow();
      const chairs = await store.db.selectFrom('chairs').select(['seat', 'late']).where('match', '=', at.id).execute();
      const lines = (await readTalk(store.db, at.id)).map(({ n }) => n);
      const proposal = JSON.parse(row.proposal ?? 'null') as TableInfo['proposal'];
      const isWritten = (message: FromServer): boolean => {
        switch (message.is) {
          case 'went':
            return message.seq <= seq;
          case 'said':
            return message.lines.every(({ n }) => lines.includes(n));
          case 'done':
            return false;
          case 'table': {
            const { table } = message;
            const isLate = (seat: number): boolean => chairs.some((chair) => chair.seat === seat && chair.late === 1);
            return (
              (table.proposal?.id ?? null) === (proposal?.id ?? null) &&
              JSON.stringify(table.proposal?.yes) === JSON.stringify(proposal?.yes) &&
              (table.paused === true) === (row.paused === 1) &&
              table.state === row.state &&
              table.chairs.every(({ late }, seat) => !late || isLate(seat))
            );
          }
          default:
            return true;
        }
      };
      return at.pages.flatMap(({ heard }, i) => heard.slice(since[i])).filter((message) => !isWritten(message));
    }
    const heardBefore = ({ pages }: AtTable): number[] => pages.map(({ heard }) => heard.length);

    /** The database refuses what this request would write: its sender gets `busy`, and no page gets anything else. Then the request succeeds. */
    async function refused(at: AtTable, page: Page, request: Asked, table: keyof Schema): Promise<void> {
      const since = heardBefore(at);
      const before = await entries(at.id);
      await breakWrites(table);
      expect(await ask(page, request)).toMatchObject({ is: 'refused', why: 'busy' });
      expect(await toldTooEarly(at, since)).toEqual([]);
      expect(await entries(at.id)).toBe(before);
      await mendWrites();
      await done(page, request);
    }

    const troubled = async (what: string): Promise<void> => {
      await expect
        .poll(() => troubles.some((line) => line.includes(`trouble: ${what}`)), { timeout: 20_000 })
        .toBe(true);
    };

    test('a person’s move', async () => {
      const at = await begin();
      for (let n = 0; n < 3; n++) {
        const page = mover(at);
        await refused(at, page, move(page), 'entries');
        await allHeard(at);
      }
    });

    test('undo', async () => {
      const at = await begin({ game: 'general-orders' });
      const undone = () => at.pages.find((page) => (page.heard.findLast((one) => one.is === 'went')?.undo ?? 0) > 0);
      for (let n = 0; n < 60 && !undone(); n++) await playOn(at, 1);
      const page = undone() as Page;
      await refused(at, page, { is: 'undo', at: page.seq, count: 1 }, 'entries');
      await allHeard(at);
    });

    test('a resignation, and the end of the match', async () => {
      const at = await begin();
      await playOn(at, 2);
      await refused(at, at.mine, { is: 'resign', at: at.mine.seq }, 'entries');
      for (const page of at.pages)
        await page.until(() => page.heard.some((one) => one.is === 'went' && one.outcome !== null));
    });

    test('a bot’s move', async () => {
      const at = await begin({ bot: true });
      const since = heardBefore(at);
      await breakWrites('entries', BOTS);
      // Ada plays until the bot is asked.
      for (let n = 0; n < 60 && at.mine.moves.length > 0; n++) {
        await done(at.mine, move(at.mine));
        await allHeard(at);
      }
      await troubled('append');
      const told = await toldTooEarly(at, since);
      expect(told.filter(({ is }) => is !== 'done')).toEqual([]);
      const before = await entries(at.id);
      await mendWrites();
      for (const page of at.pages) await page.until(() => page.seq > before);
    });

    /** Ada is asked, and a default move answers for her silence. */
    async function silentAda(): Promise<AtTable> {
      const at = await begin({ game: 'niepodlegla' });
      const bobs = at.theirs;
      // Bob plans alone and moves to fix the plan; Ada, the arbiter, is asked and says nothing.
      const { game } = await takeGame('niepodlegla');
      for (let n = 0; n < 200 && !bobs.moves.includes('commitPlan'); n++) {
        const next = bobs.moves.find((one) => !game.takesBack?.(one as never)) as string;
        await done(bobs, { is: 'move', at: bobs.seq, move: next });
        await allHeard(at);
      }
      await done(bobs, { is: 'move', at: bobs.seq, move: 'commitPlan' });
      await allHeard(at);
      return at;
    }
    const letAnHourPass = async ({ id }: AtTable): Promise<void> => {
      await store.db
        .updateTable('tables')
        .set(({ eb }) => ({ silent: 1, changed: eb('changed', '-', HOUR) }))
        .where('id', '=', id)
        .execute();
    };

    test('a move by silence', async () => {
      const at = await silentAda();
      const before = await entries(at.id);
      const since = heardBefore(at);
      await breakWrites('entries', SILENCE);
      await letAnHourPass(at);
      await troubled('append');
      expect(await toldTooEarly(at, since)).toEqual([]);
      expect(await entries(at.id)).toBe(before);
      await mendWrites();
      for (const page of at.pages) {
        await page.until(() => page.seq > before);
        await page.until(() =>
          page.heard.some((one) => one.is === 'said' && one.lines.some(({ note }) => note?.is === 'silent')),
        );
      }
    });

    test('the note of a move by silence', async () => {
      const at = await silentAda();
      const since = heardBefore(at);
      await breakWrites('talk', SILENCE_NOTE);
      await letAnHourPass(at);
      await troubled('round');
      expect(await toldTooEarly(at, since)).toEqual([]);
    });

    test('a clock that has run out', async () => {
      const at = await begin({ pace: { is: 'live', seconds: 60, more: 5 } });
      await playOn(at, 1);
      const row = await store.db.selectFrom('tables').select('clock').where('id', '=', at.id).executeTakeFirstOrThrow();
      const clock = JSON.parse(row.clock as string) as Clock;
      const since = heardBefore(at);
      await breakWrites('talk');
      const past = { ...clock, at: clock.at - HOUR };
      await store.db
        .updateTable('tables')
        .set({ due: 1, clock: JSON.stringify(past) })
        .where('id', '=', at.id)
        .execute();
      await troubled('round');
      expect(await toldTooEarly(at, since)).toEqual([]);
      await mendWrites();
      for (const page of at.pages)
        await page.until(() =>
          page.heard.some((one) => one.is === 'said' && one.lines.some(({ note }) => note?.is === 'late')),
        );
    });

    test('a line of talk', async () => {
      const at = await begin();
      await refused(at, at.theirs, { is: 'say', text: 'Good luck' }, 'talk');
      for (const page of at.pages)
        await page.until(() =>
          page.heard.some((one) => one.is === 'said' && one.lines.some(({ text }) => text === 'Good luck')),
        );
    });

    test('a proposal, a vote against it, and what a vote carries out', async () => {
      const at = await begin();
      const propose = { is: 'propose', wish: { is: 'pause' } };
      const vote = (yes: boolean): Asked => ({ is: 'vote', proposal: proposalOf(at.theirs)?.id, yes });
      for (const yes of [false, true]) {
        await refused(at, at.mine, propose, 'tables');
        for (const page of at.pages) await page.until(() => proposalOf(page) !== null);
        await refused(at, at.theirs, vote(yes), yes ? 'talk' : 'tables');
        for (const page of at.pages) await page.until(() => proposalOf(page) === null);
      }
      for (const page of at.pages)
        await page.until(() => page.heard.some((one) => one.is === 'table' && one.table.paused));
    });

    test('an undo that is voted for', async () => {
      const at = await begin();
      await playOn(at, 2);
      await done(at.mine, { is: 'propose', wish: { is: 'undo', count: 1 } });
      for (const page of at.pages) await page.until(() => proposalOf(page) !== null);
      await refused(at, at.theirs, { is: 'vote', proposal: proposalOf(at.theirs)?.id, yes: true }, 'entries');
      for (const page of at.pages) await page.until(() => page.seq === 3);
    });

    test('a move whose write the database has begun and not finished; it is told when it is on the disk', async () => {
      const at = await begin();
      const page = mover(at);
      const since = heardBefore(at);
      const before = await entries(at.id);
      const release = await holdWrites();
      const key = newKey();
      await page.say(JSON.stringify({ ...move(page), key }));
      await release.reached();
      await flushed(at);
      // Who is here may be told at any time.
      const heard = at.pages.flatMap((one, i) => one.heard.slice(since[i]));
      expect(heard.filter(({ is }) => is !== 'table')).toEqual([]);
      await letGo?.();
      expect(await page.answerTo(key)).toEqual({ is: 'done', key, seq: before + 1 });
      await allHeard(at);
    });

    /** Another program holds the database's lock, until `letGo`. `reached`: our write waits for it. */
    async function holdWrites(): Promise<{ reached(): Promise<void> }> {
      if (kind === 'sqlite') {
        const other = new DatabaseSync(database);
        other.exec('begin immediate');
        letGo = async () => {
          letGo = null;
          other.exec('rollback');
          other.close();
        };
        // The server has the request when its sockets answer: SQLite tells nobody who waits for the file.
        return { reached: async () => {} };
      }
      const other = new pg.Client(database);
      await other.connect();
      await other.query('begin; lock table entries in exclusive mode');
      letGo = async () => {
        letGo = null;
        await other.query('rollback');
        await other.end();
      };
      const waiting = `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into entries%'`;
      return {
        async reached() {
          const count = async (): Promise<number> => (await other.query<{ n: number }>(waiting)).rows[0]?.n ?? 0;
          while ((await count()) === 0);
        },
      };
    }

    // A thread in SQLite cannot be killed alone; `bench kill` kills the whole server.
    if (kind === 'postgres')
      test('a move whose connection is killed before the commit', async () => {
        const at = await begin();
        const page = mover(at);
        const since = heardBefore(at);
        const before = await entries(at.id);
        const release = await holdWrites();
        const request = move(page);
        const asked = ask(page, request);
        await release.reached();
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%insert into entries%'`.execute(store.db);
        // Whether it was written can be found out only when the database writes again.
        await letGo?.();
        expect(await asked).toMatchObject({ is: 'refused', why: 'busy' });
        expect(await toldTooEarly(at, since)).toEqual([]);
        expect(await entries(at.id)).toBe(before);
        await done(page, request);
        await allHeard(at);
      });
  },
);
