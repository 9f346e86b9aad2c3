import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../house.ts';
import type { Store } from '../store/store.ts';
import { openHouse } from '../testing/open-house.ts';
import { Visitor } from '../testing/visitor.ts';

let app: App;
let store: Store;
const account = { login: 'kazimierz', password: 'long-enough' };

beforeAll(async () => {
  ({ app, store } = await openHouse());
  const first = new Visitor(app);
  await first.post('/api/guest', { name: 'Kazimierz', language: 'pl' });
  await first.post('/api/me/password', account);
  await first.post('/api/logout');
});
afterAll(() => app.close());

const signedIn = async (agent: string): Promise<Visitor> => {
  const visitor = new Visitor(app, { 'user-agent': agent });
  await visitor.post('/api/login', account);
  return visitor;
};

test('one sees where one is signed in, and ends it from afar', async () => {
  const [phone, desk] = [await signedIn('phone'), await signedIn('desk')];
  const list = (await desk.get('/api/sessions')).body as { id: string; agent: string; here: boolean }[];
  expect(list.map(({ agent, here }) => [agent, here]).sort()).toEqual([
    ['desk', true],
    ['phone', false],
  ]);
  const there = list.find(({ agent }) => agent === 'phone');
  expect((await desk.delete(`/api/sessions/${there?.id}`)).status).toBe(204);
  expect((await phone.get('/api/me')).status).toBe(204);
  expect((await desk.get('/api/me')).status).toBe(200);
});

test('ending this session is going out', async () => {
  const desk = await signedIn('desk');
  const list = (await desk.get('/api/sessions')).body as { id: string; here: boolean }[];
  expect((await desk.delete(`/api/sessions/${list.find(({ here }) => here)?.id}`)).status).toBe(204);
  expect((await desk.get('/api/me')).status).toBe(204);
});

test("somebody else's session cannot be ended or used by its name", async () => {
  const desk = await signedIn('desk');
  const stranger = new Visitor(app);
  await stranger.post('/api/guest', { name: 'Stranger', language: 'en' });
  const hashes = await store.db.selectFrom('sessions').select('token').execute();
  for (const { token } of hashes) {
    const own = (await stranger.get('/api/sessions')).body[0].id;
    if (!token.startsWith(own)) expect((await stranger.delete(`/api/sessions/${token.slice(0, 24)}`)).status).toBe(404);
    for (const cookie of [token, token.slice(0, 43), '', "' or 1=1 --"])
      expect((await new Visitor(app).send('GET', '/api/me', undefined, { cookie: `sztab=${cookie}` })).status).toBe(
        204,
      );
  }
  expect((await desk.get('/api/me')).status).toBe(200);
});

test('signing in anew ends the session this browser had', async () => {
  const desk = await signedIn('twice');
  await desk.post('/api/login', account);
  const list = (await desk.get('/api/sessions')).body as { agent: string }[];
  expect(list.filter(({ agent }) => agent === 'twice')).toHaveLength(1);
});

test('a session that was not used for too long has ended; one in use is noted and goes on', async () => {
  const desk = await signedIn('rare');
  const seen = (days: number) =>
    store.db
      .updateTable('sessions')
      .set({ seen: Date.now() - days * 86_400_000 })
      .where('agent', '=', 'rare')
      .execute();
  await seen(399);
  expect((await desk.get('/api/me')).status).toBe(200);
  const { seen: noted } = await store.db
    .selectFrom('sessions')
    .select('seen')
    .where('agent', '=', 'rare')
    .executeTakeFirstOrThrow();
  expect(noted).toBeGreaterThan(Date.now() - 86_400_000);
  await seen(401);
  expect((await desk.get('/api/me')).status).toBe(204);
});

test('behind TLS the cookie is bound to the host and never sent without it', async () => {
  const { app: site } = await openHouse({ config: { origin: 'https://sztab.example' } });
  const visitor = new Visitor(site, { host: 'sztab.example', origin: 'https://sztab.example' });
  const { headers } = await visitor.post('/api/guest', { name: 'Zofia', language: 'pl' });
  expect(headers['set-cookie']).toMatch(/^__Host-sztab=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect((await visitor.get('/api/me')).status).toBe(200);
  await site.close();
});
