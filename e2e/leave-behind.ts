/** What a release leaves behind when people have used it for a while. Not a test: `npm run fixture` runs it (see upgrades/README.md). */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { FromClient } from '@sztab/protocol';
import { Person } from '../server/src/testing/page.ts';
import { findPostgres, startPostgres } from '../server/src/testing/postgres.ts';
import { Sitting } from '../server/src/testing/sitting.ts';
import { expect, fixLuck, luck, remember, test } from './tests/browser.ts';
import { startNode } from './tests/doors.ts';
import { type Place, recordFrom, type Sitters } from './tests/engine.ts';
import { bringIn, decideSomething, home, setTable } from './tests/play.ts';
import { say } from './tests/seen.ts';

const FOLDER = process.env.SZTAB_LEAVE_BEHIND ?? '';
const PASSWORD = 'the same for all of us';
const ENTROPY = '00112233445566778899aabbccddeeff';

/** A match of each game in the middle, for a browser to keep; and how each ended online is brought into it, too. */
const RUNNING: readonly (Place & { readonly sitters: Sitters })[] = [
  { record: 'operation-most-iii/greedy-1', after: 40, sitters: { PL: { name: 'Ada' }, DE: { bot: 'recruit' } } },
  {
    record: 'general-orders/island-greedy-1',
    after: 60,
    sitters: { blue: { name: 'Ada' }, yellow: { bot: 'recruit' } },
  },
  {
    record: 'first-to-fight/two-greedy',
    after: 60,
    sitters: { 'staff-1': { name: 'Ada' }, 'staff-2': { bot: 'recruit' } },
  },
  { record: 'niepodlegla/two-greedy', after: 60, sitters: { red: { name: 'Ada' }, blue: { name: 'Bob' } } },
  {
    record: 'race-to-the-rhine/two-monty-patton',
    after: 60,
    sitters: { monty: { name: 'Ada' }, patton: { bot: 'recruit' } },
  },
];

/** What is to be known of a database besides itself. */
interface Keys {
  readonly password: string;
  readonly logins: readonly string[];
  readonly codes: readonly string[];
  /** Of somebody who has no login. */
  readonly guest: string;
}

type Wanted = Partial<Record<'options' | 'chairs' | 'drawn' | 'access' | 'password' | 'pace', unknown>>;

class House {
  readonly ada: Person;
  readonly bob: Person;
  readonly guest: Person;
  readonly records = new Map<string, string>();

  constructor(url: string) {
    [this.ada, this.bob, this.guest] = [new Person(url), new Person(url), new Person(url)];
  }

  async people(): Promise<Keys> {
    for (const [login, person] of [
      ['ada', this.ada],
      ['bob', this.bob],
    ] as const) {
      await person.named(login === 'ada' ? 'Ada' : 'Bob');
      await must(person, '/api/me/password', { login, password: PASSWORD });
    }
    await this.guest.named('Gość');
    const { codes } = await must<{ codes: string[] }>(this.ada, '/api/me/codes', { password: PASSWORD });
    return { password: PASSWORD, logins: ['ada', 'bob'], codes, guest: this.guest.cookie };
  }

  /** A table of Ada's at which Bob sits, too; `chairs`: others than the two. */
  async open(game: string, wanted: Wanted = {}): Promise<string> {
    const { id, invite } = await must<{ id: string; invite: string }>(this.ada, '/api/tables', {
      game,
      options: {},
      chairs: [{ is: 'me' }, { is: 'open' }],
      drawn: false,
      access: 'public',
      pace: { is: 'none' },
      ...wanted,
    });
    const password = wanted.password === undefined ? {} : { password: wanted.password };
    await must(this.bob, `/api/tables/${id}/sit`, { seat: null, invite, ...password });
    return id;
  }

  async begin(id: string): Promise<Sitting> {
    for (const person of [this.ada, this.bob])
      await must(person, `/api/tables/${id}/ready`, { ready: true, entropy: ENTROPY });
    return Sitting.at(id, [this.ada, this.bob]);
  }

  async running(game: string, wanted: Wanted, act: (sitting: Sitting) => Promise<void>): Promise<void> {
    const sitting = await this.begin(await this.open(game, wanted));
    await sitting.play(8);
    await act(sitting);
    sitting.close();
  }

  /** Played to the end, or given up after so many moves; its record is kept. */
  async finished(game: string, moves: number): Promise<void> {
    const id = await this.open(game);
    const sitting = await this.begin(id);
    await sitting.play(moves);
    await sitting.resign();
    sitting.close();
    const { body } = await this.ada.ask('GET', `/api/tables/${id}/record`);
    this.records.set(game, body as string);
  }
}

async function must<T>(person: Person, path: string, body?: unknown): Promise<T> {
  const answer = await person.ask('POST', path, body);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const wish = (sitting: Sitting, who: 0 | 1, what: object): Promise<void> =>
  sitting.request(sitting.pages[who] as Sitting['pages'][0], what as Exclude<FromClient, { is: 'join' }>);

/** People come, talk, play, take back, propose, pause, give up; some tables never begin. */
async function liveThere(url: string): Promise<{ keys: Keys; records: House['records'] }> {
  const house = new House(url);
  const keys = await house.people();
  await house.running('operation-most-iii', { pace: { is: 'days', days: 3 }, access: 'link' }, async (sitting) => {
    await sitting.agree({ is: 'undo', count: 2 });
    await wish(sitting, 0, { is: 'say', text: 'Zażółć gęślą jaźń!' });
    await wish(sitting, 1, { is: 'propose', wish: { is: 'pause' } });
  });
  await house.running('general-orders', {}, (sitting) => sitting.play(6));
  const withBot = [{ is: 'me' }, { is: 'open' }, { is: 'bot', level: 'recruit' }];
  await house.running('first-to-fight', { chairs: withBot }, (sitting) => sitting.play(6));
  await house.running('niepodlegla', { access: 'password', password: 'Sulejówek' }, (sitting) => sitting.play(6));
  await house.running('race-to-the-rhine', { pace: { is: 'live', seconds: 21_600, more: 30 } }, async (sitting) => {
    await sitting.playUntilUndone();
    await sitting.agree({ is: 'pause' });
  });

  await house.finished('operation-most-iii', 1000);
  await house.finished('general-orders', 1000);
  for (const game of ['first-to-fight', 'niepodlegla', 'race-to-the-rhine']) await house.finished(game, 12);
  await house.running('operation-most-iii', {}, (sitting) => sitting.agree({ is: 'abandon' }));

  await house.open('general-orders');
  await must(house.guest, '/api/tables', {
    game: 'first-to-fight',
    options: {},
    chairs: [{ is: 'me' }, { is: 'open' }, { is: 'bot', level: 'officer' }],
    drawn: true,
    access: 'link',
    pace: { is: 'days', days: 1 },
  });
  await must(house.ada, '/api/tables/bring', {
    record: recordFrom(RUNNING[0] as Place),
    chairs: [{ is: 'me' }, { is: 'open' }],
    access: 'link',
    pace: { is: 'none' },
  });
  return { keys, records: house.records };
}

/** Everything that this browser keeps for the site. */
const keptBy = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('sztab');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const db = opening.result;
    const all = async (name: string) => {
      const store = db.transaction(name).objectStore(name);
      const [keys, values] = [store.getAllKeys(), store.getAll()];
      await new Promise((resolve) => values.addEventListener('success', resolve));
      return { keyPath: store.keyPath, rows: keys.result.map((key, i) => ({ key, value: values.result[i] })) };
    };
    const stores = Object.fromEntries(
      await Promise.all([...db.objectStoreNames].map(async (name) => [name, await all(name)])),
    );
    return { indexedDB: { version: db.version, stores }, localStorage: { ...localStorage } };
  });

const write = (name: string, content: string | Uint8Array): void => {
  const file = path.join(FOLDER, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
};

test('people use this release', async ({ page, context }) => {
  test.setTimeout(300_000);
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'sztab-leave-behind-'));
  const postgres = await startPostgres();
  try {
    const file = path.join(temporary, 'sztab.db');
    const database = await postgres.database();
    const keys: Record<string, Keys> = {};
    let records: House['records'] = new Map();
    for (const [kind, where] of [
      ['sqlite', file],
      ['postgres', database],
    ] as const) {
      const node = await startNode(where);
      const left = await liveThere(`http://localhost:${node.port}`).finally(() => node.stop());
      keys[kind] = left.keys;
      records = left.records;
    }
    write('keys.json', `${JSON.stringify(keys, null, 2)}\n`);
    for (const [game, text] of records) write(`records/${game}.sztab`, text);
    write('sztab.db.gz', gzipSync(fs.readFileSync(file), { level: 9 }));
    const dump = execFileSync(path.join(findPostgres() ?? '', 'pg_dump'), ['--no-owner', '--inserts', database], {
      encoding: 'utf8',
    });
    // Newer ones write lines for psql alone.
    write('postgres.sql', dump.replace(/^\\.*\n/gm, ''));

    await fixLuck(context, 1918);
    await remember(context, { 'sztab.theme': 'dark', 'sztab.language': 'en' });
    await setTable(page, 'PL', 'recruit');
    const random = luck(1918);
    for (let n = 0; n < 5; n++) await decideSomething(page, random);
    await home(page);
    for (const { sitters, ...place } of RUNNING) await bring(page, `${place.record}.sztab`, recordFrom(place, sitters));
    for (const [game, text] of records) await bring(page, `${game}/over.sztab`, text);
    write('browser.json', `${JSON.stringify(await keptBy(page), null, 1)}\n`);
  } finally {
    await postgres.stop();
    fs.rmSync(temporary, { recursive: true, force: true });
  }
});

async function bring(page: Page, name: string, text: string): Promise<void> {
  const file = name.replaceAll('/', '-');
  await bringIn(page, file, text);
  await expect(page.getByText(say.en.records.brought(file))).toBeVisible();
}
