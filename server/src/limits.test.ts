import { expect, test } from 'vitest';
import { type Limits, usualLimits } from './limits.ts';
import { openHouse } from './testing/open-house.ts';
import { Visitor } from './testing/visitor.ts';

const open = (limits: Partial<Limits>, trustProxy = false) =>
  openHouse({ config: { limits: { ...usualLimits, ...limits }, trustProxy } });
const hour = (max: number) => ({ max, seconds: 3600 });
const tooMany = { status: 429, body: { error: 'too-many' } };

test('new guests, by address', async () => {
  const { app, store } = await open({ guests: hour(2) }, true);
  const guest = { name: 'Zofia', language: 'pl' };
  const from = (address: string) => new Visitor(app, { 'x-forwarded-for': address }).post('/api/guest', guest);
  for (const _ of [1, 2]) expect((await from('192.0.2.1')).status).toBe(200);
  const refused = await from('192.0.2.1');
  expect(refused).toMatchObject(tooMany);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  // What a client claims before the proxy writes down what it saw does not count.
  expect(await from('203.0.113.9, 192.0.2.1')).toMatchObject(tooMany);
  expect((await from('192.0.2.2')).status).toBe(200);
  expect(await store.db.selectFrom('people').select('id').execute()).toHaveLength(3);
  await app.close();
});

test('without a proxy, nobody chooses an address', async () => {
  const { app } = await open({ guests: hour(1) });
  const from = (address: string) =>
    new Visitor(app, { 'x-forwarded-for': address }).post('/api/guest', { name: 'Zofia', language: 'pl' });
  expect((await from('192.0.2.1')).status).toBe(200);
  expect(await from('192.0.2.2')).toMatchObject(tooMany);
  await app.close();
});

test('attempts on one account, wherever they come from and however it is written', async () => {
  const { app } = await open({ account: hour(2) }, true);
  let n = 0;
  const attempt = (login: string, path = '/api/login') =>
    new Visitor(app, { 'x-forwarded-for': `192.0.2.${++n}` }).post(path, { login, password: 'wrong-one', code: 'x' });
  for (const login of ['zofia', ' ZOFIA']) expect((await attempt(login)).status).toBe(401);
  expect(await attempt('Zofia')).toMatchObject(tooMany);
  // Others can still come in; and codes are counted by themselves.
  expect((await attempt('anna')).status).toBe(401);
  for (const _ of [1, 2]) expect((await attempt('zofia', '/api/recover')).status).toBe(401);
  expect(await attempt('zofia', '/api/recover')).toMatchObject(tooMany);
  await app.close();
});

test('guesses at the password of an open browser', async () => {
  const { app } = await open({ account: hour(3) }, true);
  const visitor = new Visitor(app);
  await visitor.post('/api/guest', { name: 'Zofia', language: 'pl' });
  const account = { login: 'zofia', password: 'long-enough' };
  expect((await visitor.post('/api/me/password', account)).status).toBe(200);
  const guess = (n: number) =>
    visitor.send('POST', '/api/me/password', { ...account, current: 'wrong' }, { 'x-forwarded-for': `192.0.2.${n}` });
  for (const n of [1, 2, 3]) expect((await guess(n)).status).toBe(403);
  expect(await guess(4)).toMatchObject(tooMany);
  await app.close();
});

test('attempts from one address, whatever the account', async () => {
  const { app } = await open({ attempts: hour(2) });
  const attempt = (login: string) => new Visitor(app).post('/api/login', { login, password: 'wrong-one' });
  for (const login of ['anna', 'zofia']) expect((await attempt(login)).status).toBe(401);
  expect(await attempt('marianna')).toMatchObject(tooMany);
  await app.close();
});

test('any request to the API; the site itself is always served', async () => {
  const { app } = await open({ requests: hour(3) });
  const visitor = new Visitor(app);
  for (const path of ['/api/me', '/api/nothing', '/api/leaders/x'])
    expect((await visitor.get(path)).status).not.toBe(429);
  expect(await visitor.get('/api/me')).toMatchObject(tooMany);
  expect((await visitor.get('/health')).status).toBe(200);
  await app.close();
});
