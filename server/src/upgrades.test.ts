/** What every release has left behind (upgrades/), opened by today's server: people come back, tables play on, records are right. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { Match, readRecord } from '@sztab/kernel';
import type { CourseAnswer, Lobby, Me, TableInfo } from '@sztab/protocol';
import { takeGame } from '@sztab/shelf';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from './house.ts';
import { usualLimits } from './limits.ts';
import { openStore } from './store/open-store.ts';
import type { TablesRow } from './store/schema.ts';
import type { Store } from './store/store.ts';
import { listening, openHouse } from './testing/open-house.ts';
import { Person } from './testing/page.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { Sitting } from './testing/sitting.ts';

const UPGRADES = fileURLToPath(new URL('../../upgrades', import.meta.url));
const RELEASES = fs.readdirSync(UPGRADES).filter((name) => fs.existsSync(path.join(UPGRADES, name, 'keys.json')));
/** Played from where they stood to their very end; the others are given up. */
const PLAYED_OUT = ['operation-most-iii'];

const left = (release: string, name: string): Buffer => fs.readFileSync(path.join(UPGRADES, release, name));

let postgres: TestPostgres;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sztab-upgrades-'));
});
afterAll(async () => {
  await postgres.stop();
  fs.rmSync(folder, { recursive: true });
});

/** A copy, with nothing of today's in it. */
async function copyOf(release: string, kind: 'sqlite' | 'postgres'): Promise<string> {
  if (kind === 'sqlite') {
    const file = path.join(folder, `${release}.db`);
    fs.writeFileSync(file, gunzipSync(left(release, 'sztab.db.gz')));
    return file;
  }
  const url = await postgres.database();
  const client = new pg.Client(url);
  await client.connect();
  await client.query(left(release, 'postgres.sql').toString());
  await client.end();
  return url;
}

interface Keys {
  readonly password: string;
  readonly logins: readonly string[];
  readonly codes: readonly string[];
  readonly guest: string;
}

async function expectGood(text: string): Promise<void> {
  const { record, lines } = readRecord(text);
  const box = await takeGame(record.header.game);
  expect(Match.replay(box.game, record, lines).outcome).not.toBeNull();
}

test.each(RELEASES)('the records of %s are right', async (release) => {
  const names = fs.readdirSync(path.join(UPGRADES, release, 'records'));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) await expectGood(left(release, `records/${name}`).toString());
});

describe.each(RELEASES.flatMap((release) => (['sqlite', 'postgres'] as const).map((kind) => ({ release, kind }))))(
  '$release in $kind',
  ({ release, kind }) => {
    const keys = (JSON.parse(left(release, 'keys.json').toString()) as Record<string, Keys>)[kind] as Keys;
    let app: App;
    let store: Store;
    let url: string;
    const people = new Map<string, Person>();
    const tables = new Map<TablesRow['state'], TablesRow[]>();

    beforeAll(async () => {
      store = await openStore(await copyOf(release, kind));
      const limits = { ...usualLimits, messages: { burst: 100_000, perSecond: 1 } };
      ({ app } = await openHouse({ store, config: { limits } }));
      for (const row of await store.db.selectFrom('tables').selectAll().execute())
        tables.set(row.state, [...(tables.get(row.state) ?? []), row]);
      url = await listening(app);
    });
    afterAll(() => app.close());

    const named = (login: string): Person => people.get(login) as Person;
    const everybody = (): Person[] => keys.logins.map(named);

    test('everybody comes back, and finds the own tables', async () => {
      for (const login of keys.logins) {
        const person = new Person(url);
        people.set(login, person);
        expect(await person.ask('POST', '/api/login', { login, password: keys.password })).toMatchObject({
          status: 200,
          body: { login },
        });
        const { mine } = (await person.ask('GET', '/api/lobby')).body as Lobby;
        const running = tables.get('playing')?.map(({ id }) => id) ?? [];
        expect(mine.map(({ id }) => id)).toEqual(expect.arrayContaining(running));
        const { id } = (await person.ask('GET', '/api/me')).body as Me;
        const { finished } = (await person.ask('GET', `/api/people/${id}`)).body as { finished: unknown[] };
        expect(finished).toHaveLength(tables.get('over')?.length ?? 0);
      }
      const guest = new Person(url);
      guest.cookie = keys.guest;
      expect((await guest.ask('GET', '/api/me')).body).toMatchObject({ login: null });
      const forgetful = new Person(url);
      const [login] = keys.logins;
      const code = { login, code: keys.codes[0], password: 'another one this time' };
      expect((await forgetful.ask('POST', '/api/recover', code)).status).toBe(200);
      // The password is another one now, and so is the session.
      people.set(login as string, forgetful);
    });

    test('every finished table shows its course and gives its record away', async () => {
      const over = tables.get('over') ?? [];
      expect(over.length).toBeGreaterThan(0);
      for (const { id } of over) {
        const course = (await everybody()[0]?.ask('GET', `/api/tables/${id}/course`))?.body as unknown as CourseAnswer;
        expect(course.went.outcome).not.toBeNull();
        await expectGood((await everybody()[0]?.ask('GET', `/api/tables/${id}/record`))?.body as unknown as string);
      }
    });

    test('every running table plays on over its sockets, to its end', async () => {
      const playing = tables.get('playing') ?? [];
      expect(playing.length).toBeGreaterThan(0);
      for (const { id, game, seq, paused } of playing) {
        const sitting = await Sitting.at(id, everybody());
        expect(sitting.seq).toBe(seq);
        if (paused) await resume(sitting);
        await sitting.play(PLAYED_OUT.includes(game) ? 1000 : 4);
        expect(sitting.seq).toBeGreaterThan(seq);
        if (!sitting.over) await sitting.resign();
        expect(sitting.over).toBe(true);
        sitting.close();
        await expectGood((await everybody()[0]?.ask('GET', `/api/tables/${id}/record`))?.body as unknown as string);
      }
    });

    test('a table that gathered begins', async () => {
      const full = tables.get('gathering')?.find(({ game }) => game === 'general-orders') as TablesRow;
      for (const person of everybody()) {
        const body = { ready: true, entropy: '00112233445566778899aabbccddeeff' };
        const answer = await person.ask('POST', `/api/tables/${full.id}/ready`, body);
        expect(answer.status).toBe(200);
      }
      expect((await everybody()[0]?.ask('GET', `/api/tables/${full.id}`))?.body as unknown as TableInfo).toMatchObject({
        state: 'playing',
      });
    });
  },
);

/** Everybody agrees to go on. */
async function resume(sitting: Sitting): Promise<void> {
  await sitting.agree({ is: 'resume' });
  const [one] = sitting.pages as [Sitting['pages'][0]];
  await one.until(() => one.heard.some((said) => said.is === 'table' && !said.table.paused));
}
