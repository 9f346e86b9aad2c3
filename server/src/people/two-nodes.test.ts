/** Two nodes on one PostgreSQL: a person is the same at both, and what can happen once happens once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../house.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { openHouse } from '../testing/open-house.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { Visitor } from '../testing/visitor.ts';
import { createSessions } from './sessions.ts';

let postgres: TestPostgres;
let store: Store;
let other: Store;
let nodes: [App, App];

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.database();
  store = await openPostgres(url);
  const node = async (at: Store) => (await openHouse({ store: at })).app;
  other = await openPostgres(url);
  nodes = [await node(store), await node(other)];
});
afterAll(async () => {
  await Promise.all(nodes.map((app) => app.close()));
  await postgres.stop();
});

/** A browser whose requests go to one node and then to the other. */
const guest = async (name: string): Promise<[Visitor, Visitor]> => {
  const both = nodes.map((app) => new Visitor(app)) as [Visitor, Visitor];
  await both[0].post('/api/guest', { name, language: 'pl' });
  both[1].borrowCookies(both[0]);
  return both;
};
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

test('a guest of one node is known at the other, and gone from both', async () => {
  const [here, there] = await guest('Halina');
  expect(await there.get('/api/me')).toMatchObject({ status: 200, body: { name: 'Halina' } });
  expect((await there.get(`/api/people/${(await here.get('/api/me')).body.id}`)).body).toMatchObject({
    name: 'Halina',
    roles: [],
    finished: [],
  });
  expect((await there.get('/api/leaders/niepodlegla')).body).toEqual([]);
  expect((await here.get('/api/me/export')).body).toMatchObject({ person: { name: 'Halina' }, moves: [] });
  // Nor is anything left of what was asked and never answered.
  const challenges = () =>
    store.db.selectFrom('settings').select('name').where('name', 'like', 'challenge:%').execute();
  await here.post('/api/passkeys/options');
  expect(await challenges()).toHaveLength(1);
  expect((await there.delete('/api/me')).status).toBe(204);
  expect((await here.get('/api/me')).status).toBe(204);
  expect(await challenges()).toEqual([]);
});

test('what a session opened at one node is closed when it ends at the other', async () => {
  const [here] = await guest('Jadwiga');
  const { id } = (await here.get('/api/me')).body;
  const session = store.db.selectFrom('sessions').select('token').where('person', '=', id);
  const { token } = await session.executeTakeFirstOrThrow();
  const heard = new Promise((resolve) => createSessions(other, null).onEnd(token, resolve));
  await here.post('/api/logout');
  expect(await heard).toBe(false);
});

test('a passkey asked for at one node is answered at the other, once', async () => {
  const [here, there] = await guest('Irena');
  const device = new Authenticator();
  const options = (await here.post('/api/passkeys/options')).body;
  const added = await there.post('/api/passkeys', device.create(options));
  expect(added).toMatchObject({ status: 200, body: { passkeys: 1 } });
  const challenge = (await here.post('/api/passkeys/login/options')).body;
  const answer = device.get(challenge);
  const both = await Promise.all(nodes.map((app) => new Visitor(app).post('/api/passkeys/login', answer)));
  expect(statuses(both)).toEqual([200, 401]);
});

test('a login asked for at both nodes goes to one, a code used at both works at one', async () => {
  const [anna] = await guest('Anna');
  const [, basia] = await guest('Basia');
  const wanted = { login: 'same', password: 'long-enough' };
  const both = await Promise.all([anna.post('/api/me/password', wanted), basia.post('/api/me/password', wanted)]);
  expect(statuses(both)).toEqual([200, 409]);
  const owner = both[0]?.status === 200 ? anna : basia;
  const { codes } = (await owner.post('/api/me/codes', wanted)).body;
  const recovered = await Promise.all(
    nodes.map((app) => new Visitor(app).post('/api/recover', { ...wanted, code: codes[0] })),
  );
  expect(statuses(recovered)).toEqual([200, 401]);
});
