import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import type { App } from './house.ts';
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

const from = (app: App, address: string) => new Visitor(app, { 'x-forwarded-for': address });

test('whoever guesses at an account is stopped; its owner, who comes from elsewhere, is not', async () => {
  const { app } = await open({ account: hour(2), attempts: hour(100) }, true);
  const attempt = (address: string, login: string, path = '/api/login', password = 'wrong-one') =>
    from(app, address).post(path, { login, password, code: 'x' });
  const owner = from(app, '198.51.100.7');
  await owner.post('/api/guest', { name: 'Zofia', language: 'pl' });
  await owner.post('/api/me/password', { login: 'zofia', password: 'long-enough' });
  for (const login of ['zofia', ' ZOFIA']) expect((await attempt('192.0.2.1', login)).status).toBe(401);
  const refused = await attempt('192.0.2.1', 'Zofia');
  expect(refused).toMatchObject(tooMany);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  // Not even with the right one: the guesser would know that it is right.
  expect(await attempt('192.0.2.1', 'zofia', '/api/login', 'long-enough')).toMatchObject(tooMany);
  expect((await attempt('198.51.100.7', 'zofia', '/api/login', 'long-enough')).status).toBe(200);
  expect((await attempt('203.0.113.5', 'zofia', '/api/login', 'long-enough')).status).toBe(200);
  // Others can still be asked for; and codes are counted by themselves.
  expect((await attempt('192.0.2.1', 'anna')).status).toBe(401);
  for (const _ of [1, 2]) expect((await attempt('192.0.2.1', 'zofia', '/api/recover')).status).toBe(401);
  expect(await attempt('192.0.2.1', 'zofia', '/api/recover')).toMatchObject(tooMany);
  await app.close();
});

test('right guesses do not count', async () => {
  const { app } = await open({ account: hour(2) });
  const owner = new Visitor(app);
  await owner.post('/api/guest', { name: 'Zofia', language: 'pl' });
  const account = { login: 'zofia', password: 'long-enough' };
  await owner.post('/api/me/password', account);
  for (let n = 0; n < 4; n++) expect((await new Visitor(app).post('/api/login', account)).status).toBe(200);
  await app.close();
});

test('guesses at one account from everywhere; who was right before is not stopped by them', async () => {
  const { app } = await open({ accountInAll: hour(3) }, true);
  const account = { login: 'zofia', password: 'long-enough' };
  const owner = from(app, '198.51.100.7');
  await owner.post('/api/guest', { name: 'Zofia', language: 'pl' });
  await owner.post('/api/me/password', account);
  expect((await from(app, '198.51.100.7').post('/api/login', account)).status).toBe(200);
  const guess = (n: number) => from(app, `192.0.2.${n}`).post('/api/login', { ...account, password: 'wrong-one' });
  for (const n of [1, 2, 3]) expect((await guess(n)).status).toBe(401);
  expect(await guess(4)).toMatchObject(tooMany);
  expect((await from(app, '198.51.100.7').post('/api/login', account)).status).toBe(200);
  await app.close();
});

test('a network of newer addresses is one', async () => {
  const { app } = await open({ account: hour(2) }, true);
  const guess = (address: string) => from(app, address).post('/api/login', { login: 'zofia', password: 'wrong-one' });
  expect((await guess('2001:db8:0:7::1')).status).toBe(401);
  expect((await guess('2001:DB8::7:ffff:0:0:2')).status).toBe(401);
  expect(await guess('2001:0db8:0000:0007:1:2:3:4')).toMatchObject(tooMany);
  expect((await guess('2001:db8:0:8::1')).status).toBe(401);
  await app.close();
});

test('guesses at a table’s password, by whoever and from wherever', async () => {
  const { app } = await open({ door: hour(3), doorInAll: hour(7) }, true);
  const named = async (address: string) => {
    const visitor = from(app, address);
    await visitor.post('/api/guest', { name: 'Zofia', language: 'pl' });
    return visitor;
  };
  const host = await named('198.51.100.7');
  const wanted = {
    game: 'operation-most-iii',
    options: {},
    chairs: [{ is: 'me' }, { is: 'open' }],
    drawn: false,
    access: 'password',
    password: 'marmalade',
    pace: { is: 'none' },
  };
  const { id, invite } = (await host.post('/api/tables', wanted)).body;
  const guess = (visitor: Visitor, way: string, password = 'wrong-one') =>
    visitor.post(`/api/tables/${id}/${way}`, { ...(way === 'sit' ? { seat: null } : {}), invite, password });
  const eve = await named('192.0.2.1');
  for (const way of ['sit', 'enter', 'sit']) expect((await guess(eve, way)).status).toBe(403);
  expect(await guess(eve, 'sit', 'marmalade')).toMatchObject(tooMany);
  // Another name at the same address, and the same name at another.
  expect(await guess(await named('192.0.2.1'), 'enter')).toMatchObject(tooMany);
  const moved = from(app, '192.0.2.2');
  moved.borrowCookies(eve);
  expect(await guess(moved, 'enter')).toMatchObject(tooMany);
  const friend = await named('203.0.113.5');
  expect((await guess(friend, 'enter', 'marmalade')).status).toBe(200);
  // Many strangers are stopped, too.
  const statuses: number[] = [];
  for (let n = 3; n < 9; n++) statuses.push((await guess(await named(`192.0.2.${n}`), 'enter')).status);
  expect(statuses).toEqual([403, 403, 403, 403, 429, 429]);
  await app.close();
});

test('guesses at the password of an open browser', async () => {
  const { app } = await open({ account: hour(3) }, true);
  const visitor = new Visitor(app);
  await visitor.post('/api/guest', { name: 'Zofia', language: 'pl' });
  const account = { login: 'zofia', password: 'long-enough' };
  expect((await visitor.post('/api/me/password', account)).status).toBe(200);
  const guess = (n: number) =>
    visitor.send(
      'POST',
      '/api/me/password',
      { ...account, proof: { password: 'wrong' } },
      { 'x-forwarded-for': `192.0.2.${n}` },
    );
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

test('who brings too many records is refused before the next one is sent', async () => {
  const { app } = await open({ openings: hour(1) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  await new Visitor(app).post('/api/tables/bring', {});
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /api/tables/bring HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\norigin: http://127.0.0.1:${port}\r\n` +
      'content-type: application/json\r\ncontent-length: 400000\r\n\r\n{',
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 429 /);
  socket.destroy();
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

test('what was counted is forgotten in its time, though the clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  try {
    const { app } = await open({ requests: { max: 2, seconds: 60 } });
    const visitor = new Visitor(app);
    const statuses = [];
    for (let n = 0; n < 3; n++) statuses.push((await visitor.get('/api/me')).status);
    expect(statuses).toEqual([204, 204, 429]);
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(61_000);
    expect((await visitor.get('/api/me')).status).toBe(204);
    await app.close();
  } finally {
    vi.useRealTimers();
  }
});
