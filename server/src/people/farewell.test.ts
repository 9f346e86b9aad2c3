import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../house.ts';
import { NEW_TABLE } from '../store/new-table.ts';
import type { ChairsRow, Schema, TablesRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { openHouse } from '../testing/open-house.ts';
import { Visitor } from '../testing/visitor.ts';

let app: App;
let store: Store;
let leaver: Visitor;
let friend: Visitor;
let ids: { leaver: string; friend: string };

const HEADER = JSON.stringify({ seats: ['Leaver', 'Friend'].map((name, i) => ({ role: `role-${i}`, name })) });
const table = (id: string, state: TablesRow['state'], host: string): TablesRow => ({
  ...{ id, state, host, game: 'operation-most-iii', rules: 1, options: '{}', access: 'link', password: null },
  ...{ invite: 'x', pace: '{"is":"none"}', drawn: 0, seed: 'top-secret', header: HEADER, seq: 0, asked: '[]' },
  ...NEW_TABLE,
  ...{ opened: 1, changed: 1 },
});
const chair = (match: string, seat: number, person: string): ChairsRow => ({
  ...{ match, seat, person, bot: null, ready: 1, late: 0, entropy: 'ab', seen: null },
});

/** Every table there is, and whether it knows the leaver before. */
const TABLES: Readonly<Record<keyof Schema, boolean>> = {
  people: true,
  sessions: true,
  passkeys: true,
  recovery: true,
  push: true,
  tables: true,
  chairs: true,
  entries: true,
  eyes: true,
  admitted: true,
  talk: true,
  ratings: true,
  results: true,
  settings: true,
  notices: true,
  learned: true,
  partners: false,
  requests: false,
  discarded: false,
};
const textOf = async (name: keyof Schema) => JSON.stringify(await store.db.selectFrom(name).selectAll().execute());
const names = Object.keys(TABLES) as (keyof Schema)[];

const proof = { password: 'long-enough' };

beforeAll(async () => {
  ({ app, store } = await openHouse());
  [leaver, friend] = [new Visitor(app), new Visitor(app)];
  ids = {
    leaver: (await leaver.post('/api/guest', { name: 'Leaver', language: 'en' })).body.id,
    friend: (await friend.post('/api/guest', { name: 'Friend', language: 'en' })).body.id,
  };
  await leaver.post('/api/me/password', { login: 'leaver', password: 'long-enough' });
  await leaver.post('/api/me/codes', proof);
  await leaver.patch('/api/me', { email: 'leaver@sztab.example', proof });
  const { db } = store;
  const { leaver: a, friend: b } = ids;
  await db
    .insertInto('tables')
    .values([table('gathering', 'gathering', a), table('playing', 'playing', a), table('finished', 'over', b)])
    .execute();
  await db
    .insertInto('chairs')
    .values(['gathering', 'playing', 'finished'].flatMap((id) => [chair(id, 0, a), chair(id, 1, b)]))
    .execute();
  await db
    .insertInto('eyes')
    .values(
      ['playing', 'finished'].flatMap((match) => [
        { match, seat: 0, person: a, began: 1, left: null },
        { match, seat: 1, person: b, began: 1, left: null },
      ]),
    )
    .execute();
  await db.insertInto('admitted').values({ match: 'playing', person: a }).execute();
  await db
    .insertInto('entries')
    .values([
      { match: 'playing', seq: 0, seat: 0, move: 'pass', key: 'key-of-a', at: 5, person: a },
      { match: 'playing', seq: 1, seat: 1, move: 'secret(of-b)', key: 'key-of-b', at: 6, person: b },
    ])
    .execute();
  await db
    .insertInto('talk')
    .values([
      { match: 'playing', n: 0, at: 7, person: a, seat: 0, text: 'Hello!' },
      { match: 'playing', n: 1, at: 8, person: b, seat: 1, text: 'Good luck.' },
    ])
    .execute();
  const result = { match: 'finished', game: 'operation-most-iii', at: 9, mu: 25, sigma: 8 };
  await db
    .insertInto('results')
    .values([
      { ...result, seat: 0, person: a, role: 'allies', won: 1 },
      { ...result, seat: 1, person: b, role: 'germans', won: 0 },
    ])
    .execute();
  await db.insertInto('ratings').values({ person: a, game: result.game, mu: 25, sigma: 8, played: 1 }).execute();
  await db.insertInto('learned').values({ person: a, age: 0, value: '{"tips":["game/tip"]}' }).execute();
  await db
    .insertInto('push')
    .values({ endpoint: 'https://push.example/a', person: a, session: null, p256dh: 'p', auth: 's' })
    .execute();
  await db
    .insertInto('passkeys')
    .values({ id: 'passkey-of-leaver', person: a, key: 'k', counter: 0, transports: '[]', created: 1 })
    .execute();
  const told = { turn: 0, at: 1, seen: 0, pushed: null, mailed: null, tries: 0 };
  await db
    .insertInto('notices')
    .values({ person: a, match: 'playing', kind: 'turn', ...told })
    .execute();
  // Asked to make a passkey, or to prove something with one, and never answered.
  for (const visitor of [leaver, friend]) {
    expect((await visitor.post('/api/passkeys/options', proof)).status).toBe(200);
    expect((await visitor.post('/api/passkeys/proof/options')).status).toBe(200);
  }
});
afterAll(() => app.close());

test('everything that is kept can be taken along, and nothing of others', async () => {
  expect((await new Visitor(app).get('/api/me/export')).status).toBe(401);
  const { status, headers, body } = await leaver.get('/api/me/export');
  expect(status).toBe(200);
  expect(headers['content-disposition']).toBe('attachment; filename="sztab.json"');
  expect(body).toMatchObject({
    person: { name: 'Leaver', login: 'leaver', email: 'leaver@sztab.example' },
    sessions: [{ agent: expect.any(String) }],
    push: [{ endpoint: 'https://push.example/a' }],
    tables: [{ seat: 0 }, { seat: 0 }, { seat: 0 }],
    moves: [{ table: 'playing', seq: 0, move: 'pass', at: 5 }],
    talk: [{ table: 'playing', text: 'Hello!' }],
    learned: [{ age: 0, value: '{"tips":["game/tip"]}' }],
    ratings: [{ mu: 25, played: 1 }],
    results: [{ table: 'finished', role: 'allies' }],
  });
  const text = JSON.stringify(body);
  for (const secret of ['secret(of-b)', 'Good luck', 'top-secret', 'argon2', 'p256dh', ids.friend])
    expect(text).not.toContain(secret);
});

test('who leaves is gone: no row of any table knows the person', async () => {
  for (const name of names)
    expect((await textOf(name)).includes(ids.leaver), `${name} knew the leaver`).toBe(TABLES[name]);
  const elsewhere = new Visitor(app);
  await elsewhere.post('/api/login', { login: 'leaver', password: 'long-enough' });
  const told: string[] = [];
  const stop = store.onAnnounced((match) => !match.startsWith('session-') && told.push(match));
  expect((await new Visitor(app).delete('/api/me')).status).toBe(401);
  expect((await leaver.delete('/api/me', proof)).status).toBe(204);
  for (const visitor of [leaver, elsewhere]) expect((await visitor.get('/api/me')).status).toBe(204);
  expect((await elsewhere.post('/api/login', { login: 'leaver', password: 'long-enough' })).status).toBe(401);
  await expect.poll(() => told.sort()).toEqual(['finished', 'gathering', 'playing']);
  stop();

  for (const name of names) {
    const text = await textOf(name);
    for (const trace of [ids.leaver, 'Leaver', 'leaver@', 'passkey-of-leaver'])
      expect(text.includes(trace), `${name} knows ${trace}`).toBe(false);
  }
  expect(await textOf('settings'), 'what others were asked').toContain(ids.friend);
});

test('the games of others stay: chairs are vacant, words and results have no name', async () => {
  const { db } = store;
  const headers = await db.selectFrom('tables').select('header').where('id', '!=', 'gathering').execute();
  for (const { header } of headers) expect(JSON.parse(header as string).seats[1].name).toBe('Friend');
  const chairs = await db.selectFrom('chairs').select(['match', 'person', 'ready']).where('seat', '=', 0).execute();
  expect(chairs).toEqual([
    { match: 'finished', person: null, ready: 1 },
    { match: 'gathering', person: null, ready: 0 },
    { match: 'playing', person: null, ready: 1 },
  ]);
  const states = await db.selectFrom('tables').select(['id', 'state']).orderBy('id').execute();
  expect(states.map(({ state }) => state)).toEqual(['over', 'abandoned', 'playing']);
  const eyes = await db.selectFrom('eyes').select(['match', 'left']).where('person', '!=', ids.friend).execute();
  expect(eyes, 'left, where it was still played').toContainEqual({ match: 'playing', left: 0 });
  const { body } = await friend.get(`/api/people/${ids.friend}`);
  expect(body.finished[0].players).toEqual([
    { name: '—', role: 'allies', won: true },
    { name: 'Friend', role: 'germans', won: false },
  ]);
  expect((await friend.get(`/api/people/${ids.leaver}`)).status).toBe(404);
  const talk = await db
    .selectFrom('talk')
    .innerJoin('people', 'people.id', 'talk.person')
    .select('name')
    .orderBy('n')
    .execute();
  expect(talk.map(({ name }) => name)).toEqual(['—', 'Friend']);
});

test('a second one who leaves stands for nobody too', async () => {
  expect((await friend.delete('/api/me')).status).toBe(204);
  expect(await store.db.selectFrom('people').select('name').execute()).toEqual([{ name: '—' }]);
});
