import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../house.ts';
import type { Store } from '../store/store.ts';
import { Authenticator, type Twist } from '../testing/authenticator.ts';
import { openHouse } from '../testing/open-house.ts';
import { Visitor } from '../testing/visitor.ts';

let app: App;
let store: Store;
beforeAll(async () => {
  ({ app, store } = await openHouse());
});
afterAll(() => app.close());

const guest = async (): Promise<Visitor> => {
  const visitor = new Visitor(app);
  await visitor.post('/api/guest', { name: 'Wanda', language: 'pl' });
  return visitor;
};
const asked = async (visitor: Visitor, path = '/api/passkeys/options') => (await visitor.post(path)).body;
const withPasskey = async () => {
  const [visitor, device] = [await guest(), new Authenticator()];
  await visitor.post('/api/passkeys', device.create(await asked(visitor)));
  return { visitor, device };
};
const LOGIN = '/api/passkeys/login';
const wrong = { status: 401, body: { error: 'wrong-passkey' } };

test('a guest adds a passkey and comes back with it on another machine', async () => {
  const [visitor, device] = [await guest(), new Authenticator()];
  const options = await asked(visitor);
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Sztab' },
    user: { name: 'Wanda' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required' },
  });
  expect(await visitor.post('/api/passkeys', device.create(options))).toMatchObject({
    status: 200,
    body: { passkeys: 1 },
  });

  const elsewhere = new Visitor(app);
  const challenge = await asked(elsewhere, `${LOGIN}/options`);
  // Nothing that tells who has an account here.
  expect(challenge.allowCredentials ?? []).toEqual([]);
  const { id } = (await visitor.get('/api/me')).body;
  expect(await elsewhere.post(LOGIN, device.get(challenge))).toMatchObject({ status: 200, body: { id } });
  expect((await elsewhere.get('/api/me')).body.id).toBe(id);
});

test('passkeys are listed and taken away, each by its owner only', async () => {
  const { visitor, device } = await withPasskey();
  const id = device.id.toString('base64url');
  expect((await visitor.get('/api/passkeys')).body).toEqual([{ id, created: expect.any(Number) }]);
  expect((await (await guest()).delete(`/api/passkeys/${id}`)).status).toBe(404);
  const passkey = device.get(await asked(visitor, '/api/passkeys/proof/options'));
  expect((await visitor.delete(`/api/passkeys/${id}`, { passkey })).status).toBe(204);
  const challenge = await asked(visitor, `${LOGIN}/options`);
  expect(await new Visitor(app).post(LOGIN, device.get(challenge))).toMatchObject(wrong);
});

test('one device is one passkey of one person', async () => {
  const { visitor, device } = await withPasskey();
  const passkey = device.get(await asked(visitor, '/api/passkeys/proof/options'));
  const options = (await visitor.post('/api/passkeys/options', { passkey })).body;
  expect(options.excludeCredentials).toMatchObject([{ id: device.id.toString('base64url') }]);
  const thief = await guest();
  expect(await thief.post('/api/passkeys', device.create(await asked(thief)))).toMatchObject(wrong);
  expect((await visitor.get('/api/me')).body.passkeys).toBe(1);
});

describe('adding is refused', () => {
  test.each<[string, Twist]>([
    ['made at another site', { origin: 'https://evil.example' }],
    ['made for another site', { rpId: 'evil.example' }],
    ['an answer to another question', { type: 'webauthn.get' }],
  ])('%s', async (_why, twist) => {
    const visitor = await guest();
    const answer = new Authenticator().create(await asked(visitor), twist);
    expect(await visitor.post('/api/passkeys', answer)).toMatchObject(wrong);
    expect((await visitor.get('/api/me')).body.passkeys).toBe(0);
  });

  test('a challenge of somebody else, of signing in, of our own making, or used before', async () => {
    const visitor = await guest();
    const used = await asked(visitor);
    expect((await visitor.post('/api/passkeys', new Authenticator().create(used))).status).toBe(200);
    const challenges = [
      used,
      await asked(await guest()),
      await asked(visitor, `${LOGIN}/options`),
      { challenge: randomBytes(32).toString('base64url') },
    ];
    for (const challenge of challenges)
      expect(await visitor.post('/api/passkeys', new Authenticator().create(challenge))).toMatchObject(wrong);
  });

  test('nobody is signed in; nonsense; one passkey too many', async () => {
    expect((await new Visitor(app).post('/api/passkeys/options')).status).toBe(401);
    const visitor = await guest();
    const { response, ...rest } = new Authenticator().create(await asked(visitor));
    expect((await visitor.post('/api/passkeys', rest)).status).toBe(400);
    const nonsense = { ...response, attestationObject: 'AAAA' };
    expect(await visitor.post('/api/passkeys', { ...rest, response: nonsense })).toMatchObject(wrong);
    const { id: person } = (await visitor.get('/api/me')).body;
    const own = await asked(visitor);
    const keys = Array.from({ length: 20 }, (_, i) => ({ id: `${person}-${i}`, person, key: '', counter: 0 }));
    await store.db
      .insertInto('passkeys')
      .values(keys.map((key) => ({ ...key, transports: '[]', created: 0 })))
      .execute();
    const device = new Authenticator();
    await visitor.post('/api/passkeys', device.create(own));
    const passkey = device.get(await asked(visitor, '/api/passkeys/proof/options'));
    expect(await visitor.post('/api/passkeys/options', { passkey })).toMatchObject({
      status: 409,
      body: { error: 'too-many-passkeys' },
    });
  });
});

describe('signing in is refused', () => {
  test.each<[string, Twist]>([
    ['at another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['with another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
    ['with a copy that counts behind', { counter: 1 }],
    ['an answer to another question', { type: 'webauthn.create' }],
  ])('%s', async (_why, twist) => {
    const { device } = await withPasskey();
    const visitor = new Visitor(app);
    expect(await visitor.post(LOGIN, device.get(await asked(visitor, `${LOGIN}/options`), twist))).toMatchObject(wrong);
    expect((await visitor.get('/api/me')).status).toBe(204);
  });

  test('with a copy that does not know how often the original was used since', async () => {
    const { device } = await withPasskey();
    const signIn = async (twist?: Twist) =>
      (await new Visitor(app).post(LOGIN, device.get(await asked(new Visitor(app), `${LOGIN}/options`), twist))).status;
    expect([await signIn(), await signIn(), await signIn({ counter: 2 }), await signIn()]).toEqual([
      200, 200, 401, 200,
    ]);
  });

  test('a question answered twice, or too late', async () => {
    const { device } = await withPasskey();
    const question = await asked(new Visitor(app), `${LOGIN}/options`);
    expect((await new Visitor(app).post(LOGIN, device.get(question))).status).toBe(200);
    // Signed anew, so that the counter has nothing against it.
    expect(await new Visitor(app).post(LOGIN, device.get(question))).toMatchObject(wrong);
    const late = device.get(await asked(new Visitor(app), `${LOGIN}/options`));
    await store.db
      .updateTable('settings')
      .set({ value: String(Date.now() - 1) })
      .where('name', 'like', 'challenge:%')
      .execute();
    expect(await new Visitor(app).post(LOGIN, late)).toMatchObject(wrong);
    // What nobody answered in time is swept away when the next one asks.
    await asked(new Visitor(app), `${LOGIN}/options`);
    const open = store.db.selectFrom('settings').selectAll().where('name', 'like', 'challenge:%');
    expect(await open.execute()).toHaveLength(1);
  });
});
