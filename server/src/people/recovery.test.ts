import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../house.ts';
import type { Store } from '../store/store.ts';
import { openHouse } from '../testing/open-house.ts';
import { Visitor } from '../testing/visitor.ts';

let app: App;
let store: Store;
let here: Visitor;
let codes: string[];
const login = 'jadwiga';

beforeAll(async () => {
  ({ app, store } = await openHouse());
  here = new Visitor(app);
  await here.post('/api/guest', { name: 'Jadwiga', language: 'pl' });
});
afterAll(() => app.close());

test('a guest without a login could not use codes, and gets none', async () => {
  expect(await here.post('/api/me/codes')).toMatchObject({ status: 409, body: { error: 'no-login' } });
  expect((await new Visitor(app).post('/api/me/codes')).status).toBe(401);
});

test('ten codes, shown once and kept as hashes', async () => {
  await here.post('/api/me/password', { login, password: 'first-password' });
  codes = (await here.post('/api/me/codes', { password: 'first-password' })).body.codes;
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
  expect((await here.get('/api/me')).body.codes).toBe(10);
  const kept = await store.db.selectFrom('recovery').select('code').execute();
  for (const { code } of kept) expect(code).toMatch(/^[0-9a-f]{64}$/);
});

test('a code works once, gives a new password and ends all other sessions', async () => {
  const lost = new Visitor(app);
  const [code = ''] = codes;
  const typed = code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
  expect(await lost.post('/api/recover', { login, code: typed, password: 'second-password' })).toMatchObject({
    status: 200,
    body: { login, codes: 9 },
  });
  expect((await lost.get('/api/me')).status).toBe(200);
  expect((await here.get('/api/me')).status).toBe(204);
  const again = await lost.post('/api/recover', { login, code, password: 'third-password' });
  expect(again).toMatchObject({ status: 401, body: { error: 'wrong-code' } });
  expect((await new Visitor(app).post('/api/login', { login, password: 'second-password' })).status).toBe(200);
});

test('an unknown login, a wrong code and the code of another are one refusal', async () => {
  const other = new Visitor(app);
  await other.post('/api/guest', { name: 'Other', language: 'en' });
  await other.post('/api/me/password', { login: 'other', password: 'other-password' });
  for (const attempt of [
    { login: 'nobody', code: codes[1] },
    { login: 'other', code: codes[1] },
    { login, code: '0000-0000-0000-0000' },
    { login, code: '' },
  ]) {
    const { status, body } = await new Visitor(app).post('/api/recover', { ...attempt, password: 'any-password' });
    expect({ status, body }).toEqual({ status: 401, body: { error: 'wrong-code' } });
  }
});

test('of two who use one code at once, one comes in', async () => {
  const attempt = { login, code: codes[2], password: 'raced-password' };
  const both = await Promise.all([0, 1].map(() => new Visitor(app).post('/api/recover', attempt)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('new codes make the old ones lapse', async () => {
  await here.post('/api/login', { login, password: 'raced-password' });
  await here.post('/api/me/codes', { password: 'raced-password' });
  expect((await here.get('/api/me')).body.codes).toBe(10);
  const old = await new Visitor(app).post('/api/recover', { login, code: codes[3], password: 'any-password' });
  expect(old.status).toBe(401);
});
