import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { App, Config } from './house.ts';
import { usualLimits } from './limits.ts';
import { logTo } from './log.ts';
import { listening, openHouse } from './testing/open-house.ts';
import { Visitor } from './testing/visitor.ts';
import { version } from './version.ts';

describe('is it well', () => {
  test('ready as long as the store answers; alive even if not', async () => {
    const { app, store } = await openHouse();
    const visitor = new Visitor(app);
    expect(await visitor.get('/ready')).toMatchObject({ status: 200, body: 'ready' });
    await store.close();
    expect(await visitor.get('/ready')).toMatchObject({ status: 503, body: 'the store does not answer' });
    expect(await visitor.get('/health')).toMatchObject({ status: 200, body: 'ok' });
    await app.close();
  });

  test('not ready when nothing can be written, and whoever wants to is told to come again', async () => {
    const { app, store } = await openHouse();
    const visitor = new Visitor(app);
    await sql`pragma query_only = 1`.execute(store.db);
    expect(await visitor.get('/ready')).toMatchObject({ status: 503, body: 'the store does not answer' });
    const guest = await visitor.post('/api/guest', { name: 'Zofia', language: 'pl' });
    expect(guest).toMatchObject({ status: 503, body: { error: 'busy' } });
    await app.close();
  });

  test('not ready when it is about to close, though it still answers', async () => {
    let closing = false;
    const { app } = await openHouse({ isClosing: () => closing });
    const visitor = new Visitor(app);
    expect((await visitor.get('/ready')).status).toBe(200);
    closing = true;
    expect(await visitor.get('/ready')).toMatchObject({ status: 503, body: 'closing' });
    expect((await visitor.get('/api/leaders/niepodlegla')).status).toBe(200);
    await app.close();
  });

  test('metrics: by route, never by address or name', async () => {
    const { app } = await openHouse();
    const visitor = new Visitor(app);
    for (const path of ['/api/people/nobody-at-all', '/api/people/somebody-else', '/table/one', '/table/two'])
      await visitor.get(path);
    const { headers, body } = await visitor.get('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain; version=/);
    expect(body).toContain('sztab_http_request_seconds_count{method="GET",route="/api/people/:id",status="404"} 2');
    expect(body).toMatch(/^sztab_loop_longest_block_seconds \d/m);
    expect(body).toMatch(/^sztab_loop_delay_p99_seconds \d/m);
    expect(body).toContain('route="site"');
    expect(body).toMatch(/^sztab_sockets 0$/m);
    expect(body).toMatch(/^# TYPE sztab_moves_total counter$/m);
    expect(body).toContain(`sztab_version_info{version="${version}"} 1`);
    expect((await visitor.get('/api/openapi.json')).body).toMatchObject({ info: { version } });
    expect(body).toMatch(/^process_cpu_seconds_total /m);
    expect(body).not.toMatch(/nobody-at-all|\/table\//);
    await app.close();
  });
});

describe('/metrics', () => {
  const TOKEN = 'metrics-token-of-the-club';
  const open = async (config: Partial<Config> = {}) => (await openHouse({ config })).app;
  const statusOf = async (app: App, headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
    const { statusCode, body } = await app.inject({
      url: '/metrics',
      headers: { host: 'localhost:1944', ...headers },
      remoteAddress,
    });
    expect(body.includes('sztab_sockets')).toBe(statusCode === 200);
    return statusCode;
  };

  test('answers this machine, and nobody who comes from elsewhere or through a proxy', async () => {
    const app = await open({ origin: 'https://sztab.example', trustProxy: true });
    for (const loopback of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])
      expect(await statusOf(app, {}, loopback)).toBe(200);
    for (const other of ['192.0.2.1', '10.0.0.1', '::ffff:192.0.2.1', '2001:db8::1'])
      expect(await statusOf(app, {}, other)).toBe(403);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host', 'x-forwarded-proto'])
      expect(await statusOf(app, { [name]: '127.0.0.1' })).toBe(403);
    expect(await statusOf(app, { 'x-forwarded-for': '' })).toBe(403);
    // A proxy that names nobody, and a page whose name was made to lead here.
    for (const host of ['sztab.example', 'evil.example:1944', '203.0.113.9', '[2001:db8::1]:80'])
      expect(await statusOf(app, { host })).toBe(403);
    await app.close();
  });

  test('answers a caller from elsewhere who sends the token, and nobody else', async () => {
    const app = await open({ metricsToken: TOKEN });
    const elsewhere = (authorization: string) => statusOf(app, { authorization }, '192.0.2.1');
    expect(await elsewhere(`Bearer ${TOKEN}`)).toBe(200);
    for (const wrong of ['', 'Bearer ', `Bearer ${TOKEN}x`, TOKEN, `Basic ${TOKEN}`, 'Bearer null'])
      expect(await elsewhere(wrong)).toBe(403);
    await app.close();
    const without = await open();
    expect(await statusOf(without, { authorization: 'Bearer null' }, '192.0.2.1')).toBe(403);
    await without.close();
  });
});

test('a line for a request has the beginning of a long path, and of an address that is none', async () => {
  const lines: string[] = [];
  const log = logTo({ write: (line) => lines.push(line) }, 'info');
  const { app } = await openHouse({ log, config: { origin: 'https://sztab.example', trustProxy: true } });
  await app.inject({ url: `/${'a'.repeat(14_000)}`, headers: { 'x-forwarded-for': 'b'.repeat(8000) } });
  await app.close();
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: expect.stringMatching(/^\/a+$/) });
  expect(lines[0]?.length).toBeLessThan(500);
});

test('pages, /ready and /metrics have a limit by address', async () => {
  const flow = { burst: 3, perSecond: 0 };
  const limits = { ...usualLimits, pages: { burst: 9, perSecond: 0 }, probes: flow };
  const { app } = await openHouse({ config: { limits, trustProxy: true } });
  const from = (address: string) => new Visitor(app, { 'x-forwarded-for': address });
  const times = async (address: string, url: string, count: number): Promise<number[]> => {
    const statuses: number[] = [];
    for (let n = 0; n < count; n++) statuses.push((await from(address).get(url)).status);
    return statuses;
  };
  expect(await times('192.0.2.1', '/ready', 4)).toEqual([200, 200, 200, 429]);
  expect(await times('192.0.2.2', '/metrics', 4)).toEqual([403, 403, 403, 429]);
  // The site of this house was not built.
  expect(await times('192.0.2.3', '/table/abc', 10)).toEqual([...Array(9).fill(503), 429]);
  // Not even with an address that cannot be read.
  expect(await times('192.0.2.4', '/%', 10)).toEqual([...Array(9).fill(503), 429]);
  expect((await from('192.0.2.3').get('/')).headers['retry-after']).toBe('1');
  expect(await times('192.0.2.5', '/ready', 1)).toEqual([200]);
  await app.close();
});

test('logs have one line a request, and no secrets', async () => {
  const lines: string[] = [];
  const { app } = await openHouse({ log: logTo({ write: (line) => lines.push(line) }, 'trace') });
  const visitor = new Visitor(app, { 'x-invite': 'INVITE-1' });
  const { headers } = await visitor.post('/api/guest', { name: 'Zofia', language: 'pl' });
  const secret = 'PASSWORD-1';
  await visitor.post('/api/me/password', { login: 'zofia', password: secret });
  await visitor.post('/api/login', { login: 'zofia', password: secret });
  await visitor.post('/api/login', { login: 'zofia', password: ['PASSWORD-1'] });
  await visitor.post('/api/login', '{"login": "zofia", "password": "PASSWORD-1"');
  const { codes } = (await visitor.post('/api/me/codes', { password: secret })).body as { codes: string[] };
  await visitor.post('/api/recover', { login: 'zofia', code: codes[0], password: 'PASSWORD-2' });
  await visitor.get('/api/tables/abcdef?invite=INVITE-2');
  app.log.warn({ request: { body: { password: secret }, headers: { cookie: 'PASSWORD-3' } }, invite: 'INVITE-3' });
  await app.close();

  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(answered.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    'POST /api/guest 200',
    'POST /api/me/password 200',
    'POST /api/login 200',
    'POST /api/login 400',
    'POST /api/login 400',
    'POST /api/me/codes 200',
    'POST /api/recover 200',
    'GET /api/tables/abcdef 404',
  ]);
  const [token = ''] = /(?<==)[\w-]{43}/.exec(String(headers['set-cookie'])) ?? [];
  const text = lines.join('');
  for (const word of [/PASSWORD-/, /INVITE-/, /argon2id/, new RegExp(token), ...codes.map((code) => new RegExp(code))])
    expect(text).not.toMatch(word);
  expect(text).toContain('[Redacted]');
});

test('closing finishes what was begun, and tells sockets to come back', async () => {
  const { app, store } = await openHouse();
  let arrived = () => {};
  let release = () => {};
  const isThere = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const mayGo = new Promise<void>((resolve) => {
    release = resolve;
  });
  app.get('/slow', async () => {
    arrived();
    await mayGo;
    await store.check();
    return 'finished';
  });
  app.get('/api/socket', { websocket: true }, () => {});
  const url = await listening(app);

  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { origin: url });
  await once(socket, 'open');
  const slow = fetch(`${url}/slow`).then((answer) => answer.text());
  await isThere;
  const closed = app.close();
  const [code] = await once(socket, 'close');
  expect(code).toBe(1012);
  release();
  expect(await slow).toBe('finished');
  await closed;
  await expect(fetch(`${url}/health`)).rejects.toThrow();
});

test('who hangs up in the middle of asking is no trouble of ours', async () => {
  const lines: string[] = [];
  const { app } = await openHouse({ log: logTo({ write: (line) => lines.push(line) }, 'error') });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  for (let n = 0; n < 30; n++) {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET /api/me HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
      socket.resetAndDestroy();
    });
    await once(socket, 'close');
  }
  await (await fetch(`http://127.0.0.1:${port}/health`)).text();
  await app.close();
  expect(lines).toEqual([]);
});
