import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from './house.ts';
import type { Store } from './store/store.ts';
import { openHouse } from './testing/open-house.ts';
import { Visitor } from './testing/visitor.ts';

let app: App;
let store: Store;
beforeAll(async () => {
  ({ app, store } = await openHouse());
});
afterAll(() => app.close());

const guest = { name: 'Zofia', language: 'pl' };
const people = async () => (await store.db.selectFrom('people').select('id').execute()).length;

/** Exactly these headers and no others. */
const knock = (headers: Record<string, string>, to: App = app, payload = JSON.stringify(guest)) =>
  to.inject({ method: 'POST', url: '/api/guest', headers, payload });
const json = { 'content-type': 'application/json' };
const near = { ...json, host: 'localhost:1944' };

describe('what changes something comes from our own pages', () => {
  test.each([
    { ...near, origin: 'http://localhost:1944' },
    { ...near, 'sec-fetch-site': 'same-origin' },
    { ...json, host: '192.168.1.5:1944', origin: 'http://192.168.1.5:1944' },
    { ...json, host: '[::1]:1944', origin: 'http://[::1]:1944' },
    { host: 'localhost', origin: 'http://localhost', 'content-type': 'application/json; charset=utf-8' },
  ])('%j comes in', async (headers) => {
    expect((await knock(headers)).statusCode).toBe(200);
  });

  test.each([
    [{ ...near }, 'wrong-origin'],
    [{ ...near, origin: 'null' }, 'wrong-origin'],
    [{ ...near, origin: '' }, 'wrong-origin'],
    [{ ...near, origin: 'http://localhost:3000' }, 'wrong-origin'],
    [{ ...near, origin: 'https://localhost:1944' }, 'wrong-origin'],
    [{ ...near, origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' }, 'wrong-origin'],
    [{ ...near, 'sec-fetch-site': 'same-site' }, 'wrong-origin'],
    [{ ...near, 'sec-fetch-site': 'none' }, 'wrong-origin'],
    // A name that a stranger made lead to this machine.
    [{ ...json, host: 'evil.example:1944', origin: 'http://evil.example:1944' }, 'wrong-origin'],
    [{ ...json, host: 'localhost.evil.example', origin: 'http://localhost.evil.example' }, 'wrong-origin'],
    [{ host: 'localhost', origin: 'http://localhost', 'content-type': 'text/plain' }, 'not-json'],
    [{ host: 'localhost', origin: 'http://localhost', 'content-type': 'application/jsonp' }, 'not-json'],
    [{ host: 'localhost', origin: 'http://localhost', 'content-type': 'multipart/form-data; boundary=x' }, 'not-json'],
  ])('%j: %s', async (headers, error) => {
    const before = await people();
    const answer = await knock(headers);
    expect([answer.statusCode, answer.json()]).toEqual([403, { error }]);
    expect(await people()).toBe(before);
  });

  test('with a public address only that one counts', async () => {
    const { app: site } = await openHouse({ config: { origin: 'https://sztab.example' } });
    const ours = { ...json, host: '10.0.0.7:1944' };
    expect((await knock({ ...ours, origin: 'https://sztab.example' }, site)).statusCode).toBe(200);
    for (const origin of ['http://10.0.0.7:1944', 'http://sztab.example', 'https://sztab.example.evil'])
      expect((await knock({ ...ours, origin }, site)).statusCode).toBe(403);
    await site.close();
  });

  test.each(['POST', 'PATCH', 'DELETE', 'PUT'] as const)('%s to an unknown place too', async (method) => {
    const answer = await app.inject({
      method,
      url: '/api/nothing',
      headers: { ...near, origin: 'http://evil.example' },
    });
    expect(answer.statusCode).toBe(403);
  });

  test('however the address is spelled', async () => {
    const before = await people();
    for (const url of ['/%61pi/guest', '/api/gues%74', '/api/guest?x=1', '/api/guest#x']) {
      const headers = { ...near, origin: 'http://evil.example' };
      const answer = await app.inject({ method: 'POST', url, headers, payload: JSON.stringify(guest) });
      expect([url, answer.statusCode]).toEqual([url, 403]);
    }
    expect(await people()).toBe(before);
  });

  test('a socket is opened from our own pages too', async () => {
    for (const origin of [undefined, 'http://evil.example']) {
      const headers = { host: 'localhost:1944', ...(origin ? { origin } : {}) };
      await expect(app.injectWS('/api/tables/abcdef/socket', { headers })).rejects.toThrow('403');
    }
  });
});

describe('what cannot be read', () => {
  const from = { ...near, origin: 'http://localhost:1944' };

  test('a body that is too large is refused before it is read', async () => {
    const answer = await knock(from, app, JSON.stringify({ ...guest, more: 'x'.repeat(513 * 1024) }));
    expect([answer.statusCode, answer.json()]).toEqual([413, { error: 'too-large' }]);
  });

  test.each(['{', '"text"', '17', 'null', '[]', '{"name":', '{"__proto__":{"name":"x"},"language":"pl"}', '\u0000'])(
    '%s is refused in one word',
    async (payload) => {
      const answer = await knock(from, app, payload);
      expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'bad-request' }]);
    },
  );
});

describe('errors', () => {
  test('an unknown place of the API is not found, in JSON', async () => {
    for (const url of ['/api', '/api/', '/api/nothing?x=1', '/api/%']) {
      const answer = await app.inject({ url });
      expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'not-found' }]);
    }
  });

  test('what breaks inside stays inside', async () => {
    const { app: broken, store: gone } = await openHouse();
    const visitor = new Visitor(broken);
    await visitor.post('/api/guest', guest);
    await gone.close();
    const { status, body } = await visitor.get('/api/me');
    expect({ status, body }).toEqual({ status: 500, body: { error: 'broken' } });
    await broken.close();
  });
});

test.each([
  '/',
  '/nothing',
  '/%',
  '/api/%',
  '/api/me',
  '/api/nothing',
  '/health',
  '/ready',
  '/metrics',
  '/api/openapi.json',
])('safe headers at %s', async (url) => {
  const { headers } = await app.inject({ url });
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  if (url.startsWith('/api/') && url !== '/api/%') expect(headers['cache-control']).toBe('no-store');
});

test('what the API takes and gives is described', async () => {
  const { openapi, paths } = (await app.inject({ url: '/api/openapi.json' })).json();
  expect(openapi).toMatch(/^3\./);
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/api/guest',
      '/api/me',
      '/api/login',
      '/api/recover',
      '/api/passkeys',
      '/api/people/{id}',
    ]),
  );
  expect(paths['/api/guest'].post.responses['4XX'].content['application/json'].schema.properties).toHaveProperty(
    'error',
  );
  expect(paths['/api/guest'].post.requestBody.content['application/json'].schema.properties).toHaveProperty('name');
  expect(paths['/api/me'].get.responses['200'].content['application/json'].schema.properties).toHaveProperty('login');
  expect(paths['/api/me'].get.responses).toHaveProperty('204');
});
