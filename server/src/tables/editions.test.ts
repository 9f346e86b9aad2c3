/** Matches of both editions of a game side by side at one server, over real sockets, and rules that only a newer server knows. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillOptions, Match, type MatchRecord, readRecord, writeRecord } from '@sztab/kernel';
import type { TableInfo } from '@sztab/protocol';
import { takeGame } from '@sztab/shelf';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { App } from '../house.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { listening, openHouse } from '../testing/open-house.ts';
import { type Page, Person, twoAtTable } from '../testing/page.ts';

const RHINE = 'race-to-the-rhine';
const ENTROPY = '00112233445566778899aabbccddeeff';
const { game } = await takeGame(RHINE);
const NEWER = game.edition + 1;
const golden = readFileSync(
  new URL('../../../games/race-to-the-rhine/records/edition-1/two-random.sztab', import.meta.url),
  'utf8',
);
const played = readRecord(golden).record;
/** So many of its moves are left to be made. */
const LAST = 6;

let folder: string;
let app: App;
let store: Store;
let url: string;

async function open(): Promise<void> {
  ({ app, store } = await openHouse({ store: await openSqlite(join(folder, 'sztab.db')) }));
  url = await listening(app);
}
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sztab-editions-'));
  await open();
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The golden match of edition 1 but for its last moves, as somebody left it in a browser. */
function unfinished(): string {
  const { rules: edition, seats, options, entropy, seed } = played.header;
  const match = new Match(game, { players: seats.length, edition, options, entropy, seed: seed as string });
  for (const { role, move } of played.entries.slice(0, -LAST))
    match.play(
      seats.findIndex((seat) => seat.role === role),
      move,
    );
  return writeRecord(match.record());
}

async function brought(record: string) {
  const [ada, bob] = [await new Person(url).named('Ada'), await new Person(url).named('Bob')];
  const wanted = { record, chairs: [{ is: 'me' }, { is: 'open' }], access: 'link', pace: { is: 'none' } };
  const { status, body } = await ada.ask('POST', '/api/tables/bring', wanted);
  const { id, invite, error } = body as { id: string; invite: string; error?: string };
  if (error) return { ada, bob, id, error, status };
  await bob.ask('POST', `/api/tables/${id}/sit`, { seat: null, invite });
  for (const person of [ada, bob])
    await person.ask('POST', `/api/tables/${id}/ready`, { ready: true, entropy: ENTROPY });
  return { ada, bob, id, status };
}

const tableOf = async (person: Person, id: string) => (await person.ask('GET', `/api/tables/${id}`)).body as TableInfo;
const recordOf = async (person: Person, id: string): Promise<MatchRecord> =>
  readRecord((await person.ask('GET', `/api/tables/${id}/record`)).body as string).record;
const editionIn = (page: Page): unknown => (page.steps.at(-1)?.view as { edition: number } | undefined)?.edition;

test('a match of edition 1 plays on and finishes by its own rules beside one of the newest; the next table is of the newest', async () => {
  const old = await brought(unfinished());
  const fresh = await twoAtTable(url, RHINE);
  expect([(await tableOf(old.ada, old.id)).rules, (await tableOf(fresh.ada, fresh.id)).rules]).toEqual([
    1,
    game.edition,
  ]);

  // The server is restarted: both are opened from their logs.
  await app.close();
  await open();
  const [ada, bob, newcomer] = [old.ada, old.bob, fresh.ada].map((person) => {
    const again = new Person(url);
    again.cookie = person.cookie;
    return again;
  }) as [Person, Person, Person];

  const pages = [ada.open(old.id), bob.open(old.id)];
  const newest = newcomer.open(fresh.id);
  for (const page of [...pages, newest]) await page.join();
  for (const [n, { role, move }] of played.entries.slice(-LAST).entries()) {
    const page = pages[played.header.seats.findIndex((seat) => seat.role === role)] as Page;
    const at = played.entries.length - LAST + n;
    await page.until(() => page.seq === at && page.moves.length > 0);
    await page.say({ is: 'move', key: `key-${n}-of-the-last`, at, move });
    expect(await page.answerTo(`key-${n}-of-the-last`)).toMatchObject({ is: 'done' });
  }
  expect([editionIn(pages[0] as Page), editionIn(newest)]).toEqual([1, game.edition]);
  const record = await recordOf(ada, old.id);
  expect(record.header.rules).toBe(1);
  // To the last byte of its state what it became when edition 1 was the newest.
  expect([record.end, record.checks.at(-1)]).toEqual([played.end, played.checks.at(-1)]);

  await newest.say({ is: 'resign', key: 'the-newest-resigns', at: newest.seq });
  expect(await newest.answerTo('the-newest-resigns')).toMatchObject({ is: 'done' });
  expect((await recordOf(newcomer, fresh.id)).header.rules).toBe(game.edition);

  const { id } = (await ada.ask('POST', `/api/tables/${old.id}/again`)).body as { id: string };
  expect((await tableOf(ada, id)).rules).toBe(game.edition);
  for (const page of [...pages, newest]) page.socket.close();
});

test('a table that gathered before the game was raised begins by the rules it was opened with', async () => {
  const ada = await new Person(url).named('Ada');
  const wanted = {
    game: RHINE,
    options: {},
    chairs: [{ is: 'me' }],
    drawn: false,
    access: 'link',
    pace: { is: 'none' },
  };
  const { id } = (await ada.ask('POST', '/api/tables', wanted)).body as { id: string };
  const first = { rules: 1, options: JSON.stringify(fillOptions(game, {}, 1)) };
  await store.db.updateTable('tables').set(first).where('id', '=', id).execute();
  await app.close();
  await open();
  const again = new Person(url);
  again.cookie = ada.cookie;
  await again.ask('POST', `/api/tables/${id}/ready`, { ready: true, entropy: ENTROPY });
  const page = again.open(id);
  await page.join();
  expect(editionIn(page)).toBe(1);
  page.socket.close();
});

test('both games of a double match are played by the same rules, though the game is raised in between; the rematch is of the newest', async () => {
  const { game: most } = await takeGame('operation-most-iii');
  const { edition } = most;
  const { ada, bob, id } = await twoAtTable(url, 'operation-most-iii', { match: 'double' });
  const giveUp = async (at: string): Promise<void> => {
    const page = ada.open(at);
    await page.join();
    await page.say({ is: 'resign', key: `resigns-at-${at}`, at: page.seq });
    expect(await page.answerTo(`resigns-at-${at}`)).toMatchObject({ is: 'done' });
    page.socket.close();
  };
  const next = async (from: string): Promise<string> =>
    ((await ada.ask('POST', `/api/tables/${from}/again`)).body as { id: string }).id;
  await giveUp(id);
  const raised = Object.assign(most, { edition: edition + 1 });
  try {
    const second = await next(id);
    expect((await tableOf(ada, second)).rules).toBe(edition);
    for (const person of [ada, bob])
      await person.ask('POST', `/api/tables/${second}/ready`, { ready: true, entropy: ENTROPY });
    await giveUp(second);
    expect((await tableOf(ada, await next(second))).rules).toBe(edition + 1);
  } finally {
    Object.assign(raised, { edition });
  }
});

test('rules that only a newer server knows are named as such, and trouble no other table', async () => {
  const { ada, id } = await twoAtTable(url, RHINE);
  await store.db.updateTable('tables').set({ rules: NEWER, bots: 1, changed: 1 }).where('id', '=', id).execute();
  await app.close();
  await open();
  const again = new Person(url);
  again.cookie = ada.cookie;
  expect(await again.ask('GET', `/api/tables/${id}`)).toMatchObject({
    status: 200,
    body: { stuck: 'unknown-edition' },
  });
  for (const path of ['/course', '/record'])
    expect(await again.ask('GET', `/api/tables/${id}${path}`)).toMatchObject({
      status: 409,
      body: { error: 'unknown-edition' },
    });
  const page = again.open(id);
  await page.until(() => page.closed !== null);
  expect(await brought(unfinished().replace('rules 1', `rules ${NEWER}`))).toMatchObject({
    status: 409,
    error: 'unknown-edition',
  });
  const other = await twoAtTable(url, RHINE);
  expect((await tableOf(other.ada, other.id)).state).toBe('playing');
});
