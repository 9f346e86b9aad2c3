/** A cookie that was copied, or a browser that was left open, is not enough to take an account away. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../house.ts';
import { usualLimits } from '../limits.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { openHouse } from '../testing/open-house.ts';
import { type Answer, Visitor } from '../testing/visitor.ts';

let app: App;
beforeAll(async () => {
  const limits = { ...usualLimits, attempts: { max: 1000, seconds: 60 } };
  ({ app } = await openHouse({ config: { limits } }));
});
afterAll(() => app.close());

const password = 'kobylka-1920';
let logins = 0;

async function guest(): Promise<Visitor> {
  const visitor = new Visitor(app);
  await visitor.post('/api/guest', { name: 'Halina', language: 'pl' });
  return visitor;
}
/** An account with a password and a passkey, and somebody who has its cookie. */
async function borrowed() {
  const [owner, thief, device] = [await guest(), new Visitor(app), new Authenticator()];
  const login = `halina-${++logins}`;
  await owner.post('/api/me/password', { login, password });
  const options = (await owner.post('/api/passkeys/options', { password })).body;
  expect((await owner.post('/api/passkeys', device.create(options))).status).toBe(200);
  thief.borrowCookies(owner);
  const signed = async (visitor = owner) => device.get((await visitor.post('/api/passkeys/proof/options')).body);
  return { owner, thief, device, login, signed };
}

type Proof = { readonly password?: string; readonly passkey?: unknown };
const WAYS: [what: string, act: (visitor: Visitor, proof?: Proof) => Promise<Answer>][] = [
  ['recovery codes', (visitor, proof) => visitor.post('/api/me/codes', proof)],
  ['another passkey', (visitor, proof) => visitor.post('/api/passkeys/options', proof)],
  ['another mail address', (visitor, proof) => visitor.patch('/api/me', { email: 'thief@example.com', proof })],
  [
    'another password',
    (visitor, proof) => visitor.post('/api/me/password', { login: `new-${++logins}`, password: 'thieves-own', proof }),
  ],
  ['leaving for good', (visitor, proof) => visitor.delete('/api/me', proof)],
];

describe.each(WAYS)('%s', (_what, act) => {
  test('not by the cookie alone, nor by a wrong password', async () => {
    const { owner, thief, login } = await borrowed();
    const before = (await owner.get('/api/me')).body;
    expect(await act(thief)).toMatchObject({ status: 403, body: { error: 'needs-proof' } });
    expect(await act(thief, {})).toMatchObject({ status: 403, body: { error: 'needs-proof' } });
    expect(await act(thief, { password: 'wrong' })).toMatchObject({ status: 403, body: { error: 'wrong-password' } });
    expect((await owner.get('/api/me')).body).toEqual(before);
    expect((await new Visitor(app).post('/api/login', { login, password })).status).toBe(200);
  });

  test('by the password', async () => {
    const { owner } = await borrowed();
    expect((await act(owner, { password })).status).toBeLessThan(300);
  });

  test('by a passkey, signed for this and once', async () => {
    const { owner, thief, device, signed } = await borrowed();
    const forLogin = device.get((await thief.post('/api/passkeys/login/options')).body);
    expect((await act(thief, { passkey: forLogin })).status).toBe(401);
    const { device: others, owner: other } = await borrowed();
    const foreign = others.get((await other.post('/api/passkeys/proof/options')).body);
    expect((await act(thief, { passkey: foreign })).status).toBe(401);
    const passkey = await signed();
    expect((await owner.post('/api/me/codes', { passkey })).status).toBe(200);
    expect((await act(thief, { passkey })).status).toBe(401);
    expect((await act(owner, { passkey: await signed() })).status).toBeLessThan(300);
  });

  test('a guest has nothing to say again', async () => {
    const answer = await act(await guest());
    expect(answer.status === 409 ? answer.body.error : 'done').toMatch(/^(?:done|no-login)$/);
  });
});

test('a passkey is taken away by whoever proves it, and by nobody else', async () => {
  const { owner, thief, device } = await borrowed();
  const path = `/api/passkeys/${device.id.toString('base64url')}`;
  expect(await thief.delete(path)).toMatchObject({ status: 403, body: { error: 'needs-proof' } });
  expect((await owner.delete(path, { password })).status).toBe(204);
});

test('what concerns nobody’s way back needs no proof', async () => {
  const { owner } = await borrowed();
  expect((await owner.patch('/api/me', { name: 'Hanka', theme: 'dark', mail: true })).status).toBe(200);
});

test('guesses made in one way count in every other, and stop that session alone', async () => {
  const { owner, thief, login } = await borrowed();
  const there = new Visitor(app);
  await there.post('/api/login', { login, password });
  const statuses: number[] = [];
  for (let n = 0; n < 16; n++)
    statuses.push(
      (await thief.send(n % 2 ? 'DELETE' : 'POST', n % 2 ? '/api/me' : '/api/me/codes', { password: `x${n}` })).status,
    );
  expect(statuses).toEqual([...Array.from({ length: 15 }, () => 403), 429]);
  expect((await owner.post('/api/me/codes', { password })).status).toBe(429);
  expect((await there.post('/api/me/codes', { password })).status).toBe(200);
});
