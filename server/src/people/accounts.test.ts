import * as argon2 from '@node-rs/argon2';
import { NEWCOMER } from '@sztab/protocol/testing/newcomer';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { App } from '../house.ts';
import type { Store } from '../store/store.ts';
import { openHouse } from '../testing/open-house.ts';
import { Visitor } from '../testing/visitor.ts';

// The real thing, watched: what an unknown login costs is counted, not timed.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, verify: vi.fn(real.verify) };
});

let app: App;
let store: Store;

beforeAll(async () => {
  ({ app, store } = await openHouse({ config: { mail: { smtp: 'smtp://localhost', from: 'sztab@sztab.example' } } }));
});
afterAll(() => app.close());

const guest = async (name = 'Zofia'): Promise<Visitor> => {
  const visitor = new Visitor(app);
  await visitor.post('/api/guest', { name, language: 'pl' });
  return visitor;
};

describe('a guest', () => {
  test('needs nothing but a name, and is known by a cookie from then on', async () => {
    const visitor = new Visitor(app);
    expect(await visitor.get('/api/me')).toMatchObject({ status: 204, body: '' });
    const came = await visitor.post('/api/guest', { name: 'Zofia', language: 'pl' });
    expect(came.status).toBe(200);
    expect(came.body).toEqual({
      ...NEWCOMER,
      id: expect.stringMatching(/^[\w-]{16}$/),
      name: 'Zofia',
      language: 'pl',
      mailWorks: true,
    });
    expect(came.headers['set-cookie']).toMatch(/^sztab=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await visitor.get('/api/me')).toMatchObject({ status: 200, body: came.body });
  });

  test.each([
    [{ name: '', language: 'pl' }],
    [{ name: ' Zofia', language: 'pl' }],
    [{ name: 'Zo\u202efia', language: 'pl' }],
    [{ name: 'Z'.repeat(41), language: 'pl' }],
    [{ name: 'Zofia', language: 'xx' }],
    [{ name: ['Zofia'], language: 'pl' }],
    [{ language: 'pl' }],
    [null],
    [undefined],
    [[]],
  ])('%j is no guest', async (body) => {
    const visitor = new Visitor(app);
    expect(await visitor.post('/api/guest', body)).toMatchObject({ status: 400, body: { error: 'bad-request' } });
    expect((await visitor.get('/api/me')).status).toBe(204);
  });

  test('changes what is kept of it, and nothing else', async () => {
    const visitor = await guest();
    const changes = { name: 'Zosia', language: 'en', theme: 'dark', email: 'z@sztab.example', mail: true };
    expect(await visitor.patch('/api/me', { ...changes, login: 'root', id: 'another' })).toMatchObject({
      status: 200,
      body: { ...changes, login: null },
    });
    expect(await visitor.patch('/api/me', { email: null })).toMatchObject({
      status: 200,
      body: { ...changes, email: null },
    });
    expect((await visitor.patch('/api/me', {})).status).toBe(200);
    expect((await visitor.patch('/api/me', { email: 'nobody' })).status).toBe(400);
    expect((await new Visitor(app).patch('/api/me', changes)).status).toBe(401);
  });

  test('is a stranger after going out', async () => {
    const visitor = await guest();
    expect((await visitor.post('/api/logout')).status).toBe(204);
    expect((await visitor.get('/api/me')).status).toBe(204);
  });
});

describe('an account with a password', () => {
  const account = { login: 'marianna', password: 'kobylka-1920' };

  test('is a guest kept: same person, other way in', async () => {
    const visitor = await guest('Marianna');
    const { id } = (await visitor.get('/api/me')).body;
    expect(await visitor.post('/api/me/password', account)).toMatchObject({
      status: 200,
      body: { id, login: 'marianna' },
    });
    expect((await visitor.get('/api/me')).body.id).toBe(id);
    const elsewhere = new Visitor(app);
    expect(await elsewhere.post('/api/login', { ...account, login: ' Marianna ' })).toMatchObject({
      status: 200,
      body: { id, name: 'Marianna' },
    });
  });

  test('is kept as argon2id and no token as it is', async () => {
    const { password } = await store.db
      .selectFrom('people')
      .select('password')
      .where('login', '=', 'marianna')
      .executeTakeFirstOrThrow();
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const sessions = await store.db.selectFrom('sessions').select('token').execute();
    for (const { token } of sessions) expect(token).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a wrong password and an unknown login get the same answer for the same work', async () => {
    const visitor = new Visitor(app);
    const works: string[] = [];
    for (const login of ['marianna', 'nobody-of-that-name']) {
      vi.mocked(argon2.verify).mockClear();
      const { status, body, headers } = await visitor.post('/api/login', { login, password: 'wrong' });
      expect({ status, body, cookie: headers['set-cookie'] }).toEqual({ status: 401, body: { error: 'wrong-login' } });
      works.push(
        vi
          .mocked(argon2.verify)
          .mock.calls.map(([hash]) => String(hash).split('$', 4).join('$'))
          .join(),
      );
    }
    expect(works).toEqual(['$argon2id$v=19$m=19456,t=2,p=1', '$argon2id$v=19$m=19456,t=2,p=1']);
  });

  test('its login belongs to one person, however both ask at once', async () => {
    const [one, two] = [await guest(), await guest()];
    const wanted = { login: 'both', password: 'both-want-it' };
    const answers = await Promise.all([one.post('/api/me/password', wanted), two.post('/api/me/password', wanted)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({ error: 'login-taken' });
  });

  test('changes with the old password only, and then every other session ends', async () => {
    const [here, there] = [new Visitor(app), new Visitor(app)];
    for (const one of [here, there]) await one.post('/api/login', account);
    const change = { login: 'marianna', password: 'skierniewice' };
    for (const password of ['', 'wrong'])
      expect(await here.post('/api/me/password', { ...change, proof: { password } })).toMatchObject({
        status: 403,
        body: { error: 'wrong-password' },
      });
    expect((await there.get('/api/me')).status).toBe(200);
    expect((await here.post('/api/me/password', { ...change, proof: account })).status).toBe(200);
    expect((await here.get('/api/me')).status).toBe(200);
    expect((await there.get('/api/me')).status).toBe(204);
    expect((await there.post('/api/login', account)).status).toBe(401);
    expect((await there.post('/api/login', { ...account, password: 'skierniewice' })).status).toBe(200);
  });

  test('is the same password however a keyboard composes its letters', async () => {
    const visitor = await guest();
    await visitor.post('/api/me/password', { login: 'zolw', password: 'żółw-na-szosie' });
    const login = { login: 'zolw', password: 'żółw-na-szosie'.normalize('NFD') };
    expect((await new Visitor(app).post('/api/login', login)).status).toBe(200);
  });

  test.each([
    { login: 'ab', password: 'long-enough' },
    { login: 'Upper', password: 'long-enough' },
    { login: 'a b c', password: 'long-enough' },
    { login: 'fitting', password: 'short' },
    { login: 'fitting', password: 'x'.repeat(201) },
  ])('%j is refused', async (wanted) => {
    expect((await (await guest()).post('/api/me/password', wanted)).status).toBe(400);
  });
});
