/** Nonsense in every shape: always one word of refusal, never something broken, nothing changed. */
import { refusalWord } from '@sztab/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../house.ts';
import { usualLimits } from '../limits.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { openHouse } from '../testing/open-house.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { Visitor } from '../testing/visitor.ts';

const endless = { max: 1_000_000, seconds: 60 };
const limits = { ...usualLimits, requests: endless, guests: endless, attempts: endless, account: endless };

const ROUTES = [
  ['POST', '/api/guest'],
  ['PATCH', '/api/me'],
  ['POST', '/api/me/password'],
  ['POST', '/api/login'],
  ['POST', '/api/recover'],
  ['POST', '/api/passkeys'],
  ['POST', '/api/passkeys/login'],
] as const;
const FIELDS = [
  'name',
  'language',
  'theme',
  'email',
  'mail',
  'login',
  'password',
  'code',
  'id',
  'rawId',
  'type',
  'response',
];

/** Texts that databases, encodings and templates stumble over. */
const awkward = fc.oneof(
  fc.constantFrom(
    '',
    '\0',
    'a\0b',
    '\ud800',
    "'; drop table people; --",
    '%00',
    '__proto__',
    '{{7*7}}',
    '\u202e',
    'x'.repeat(500),
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const value = fc.oneof({ arbitrary: awkward, weight: 4 }, fc.jsonValue({ maxDepth: 2 }));
const body = fc.oneof(
  { arbitrary: fc.dictionary(fc.constantFrom(...FIELDS), value).map((one) => JSON.stringify(one)), weight: 4 },
  fc.json({ maxDepth: 3 }),
  awkward,
);
// A name that happens to fit is no nonsense: this language makes a guest impossible.
const spoiled = (text: string): string => text.replace(/"language":"(?:pl|en)"/, '"language":"xx"');

const device = new Authenticator();
const encoded = (least: number, most: number) =>
  fc.uint8Array({ minLength: least, maxLength: most }).map((bytes) => Buffer.from(bytes).toString('base64url'));
/** An answer of a passkey that gets past the schema: nonsense only in its bytes. */
const wellMade = (path: string) => {
  const type = fc.constantFrom('webauthn.create', 'webauthn.get');
  const client = fc
    .record({ type, challenge: value, origin: fc.constantFrom('http://localhost:1944', 'https://evil.example') })
    .map((one) => Buffer.from(JSON.stringify(one)).toString('base64url'));
  const clientDataJSON = fc.oneof(client, encoded(1, 60));
  const response =
    path === '/api/passkeys'
      ? fc.record({ clientDataJSON, attestationObject: encoded(1, 60) })
      : fc.record({ clientDataJSON, authenticatorData: encoded(1, 60), signature: encoded(1, 60) });
  // Of a passkey that there is, as often as not: only then is anything but its name looked at.
  const id = fc.oneof(fc.constant(device.id.toString('base64url')), encoded(12, 40));
  return fc
    .tuple(id, response)
    .map(([id, response]) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }));
};

let postgres: TestPostgres;
let app: App;
let store: Store;
let visitor: Visitor;

beforeAll(async () => {
  // The stricter of the two databases.
  postgres = await startPostgres();
  store = await openPostgres(await postgres.database());
  ({ app } = await openHouse({ config: { limits }, store }));
  visitor = new Visitor(app);
  await visitor.post('/api/guest', { name: 'Zofia', language: 'pl' });
  await visitor.post('/api/me/password', { login: 'zofia', password: 'long-enough' });
  const { status } = await visitor.post(
    '/api/passkeys',
    device.create((await visitor.post('/api/passkeys/options', { password: 'long-enough' })).body),
  );
  expect(status).toBe(200);
});
afterAll(async () => {
  await app.close();
  await postgres.stop();
});

const refused = ({ status, body }: { status: number; body: { error?: unknown } }): void => {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(refusalWord.options).toContain(body.error);
};

const kept = async () =>
  JSON.stringify([
    await store.db.selectFrom('people').selectAll().execute(),
    await store.db.selectFrom('passkeys').selectAll().execute(),
  ]);

test.each(ROUTES)('%s %s', async (method, path) => {
  const before = await kept();
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      const answer = await visitor.send(method, path, spoiled(text));
      // An empty change is a change that changes nothing; some of what is drawn may be changed.
      if (method === 'PATCH' && answer.status === 200) return;
      refused(answer);
    }),
    { numRuns: 80, seed: 1944 },
  );
  if (method !== 'PATCH') expect(await kept()).toBe(before);
});

test.each(['/api/passkeys', '/api/passkeys/login'])('a well-made answer full of nonsense to %s', async (path) => {
  const before = await kept();
  await fc.assert(
    fc.asyncProperty(wellMade(path), async (answer) => {
      expect(await visitor.post(path, answer)).toMatchObject({ status: 401, body: { error: 'wrong-passkey' } });
    }),
    { numRuns: 80, seed: 1944 },
  );
  expect(await kept()).toBe(before);
});

test.each(['\0', 'a\0b', '\ud800', '%00', '\u{1f3b2}'])('%j as a login and as an address', async (login) => {
  refused(await visitor.post('/api/login', { login, password: 'long-enough' }));
  refused(await visitor.post('/api/recover', { login, code: login, password: 'long-enough' }));
  refused(
    await visitor.post('/api/me/password', { login, password: 'long-enough', proof: { password: 'long-enough' } }),
  );
  refused(await visitor.patch('/api/me', { email: `${login} @sztab.example` }));
  refused(await visitor.patch('/api/me', { email: 'a\0b@sztab.example' }));
});

test.each(['/api/people', '/api/leaders', '/api/sessions', '/api/passkeys'])('%s/…', async (path) => {
  const method = /people|leaders/.test(path) ? 'GET' : 'DELETE';
  await fc.assert(
    fc.asyncProperty(
      awkward.filter((text) => !/^[\w.-]*$/.test(text) && !/\p{Cs}/u.test(text)),
      async (text) => refused(await visitor.send(method, `${path}/${encodeURIComponent(text)}`)),
    ),
    { numRuns: 80, seed: 1944 },
  );
});

test.each([
  ['GET', '/api/people/__proto__'],
  ['GET', '/api/people/constructor'],
  ['GET', '/api/people/well-formed-but-nobody'],
  ['DELETE', '/api/sessions/__proto__'],
  ['DELETE', '/api/passkeys/hasOwnProperty__'],
  ['DELETE', '/api/passkeys/well-formed-but-no-passkey'],
] as const)('%s %s leads nowhere', async (method, path) => {
  const before = await kept();
  const proof = method === 'DELETE' ? { password: 'long-enough' } : undefined;
  expect(await visitor.send(method, path, proof)).toMatchObject({ status: 404, body: { error: 'not-found' } });
  expect(await kept()).toBe(before);
});
