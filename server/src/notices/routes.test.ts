import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../house.ts';
import type { Store } from '../store/store.ts';
import { openHouse } from '../testing/open-house.ts';
import { PushService } from '../testing/push-service.ts';
import { Visitor } from '../testing/visitor.ts';
import { stopToken } from './keys.ts';

let app: App;
let store: Store;
let service: PushService;

beforeAll(async () => {
  service = await PushService.open();
  ({ app, store } = await openHouse());
});
afterAll(async () => {
  await app.close();
  await service.close();
});

async function guest(name: string): Promise<[Visitor, string]> {
  const visitor = new Visitor(app);
  const { body } = await visitor.post('/api/guest', { name, language: 'pl' });
  return [visitor, body.id];
}
const target = (name: string) => ({ ...service.subscribe(name), endpoint: `https://push.example.com/${name}` });
const kept = () => store.db.selectFrom('push').select(['endpoint', 'person']).orderBy('endpoint').execute();

test('a browser is kept for its person, passes to another, and goes', async () => {
  const [ada, adaId] = await guest('Ada');
  const [bob, bobId] = await guest('Bob');
  const one = target('one');
  expect((await ada.post('/api/push', one)).status).toBe(204);
  expect((await ada.post('/api/push', one)).status).toBe(204);
  expect(await kept()).toEqual([{ endpoint: one.endpoint, person: adaId }]);
  expect((await bob.delete('/api/push', one)).status).toBe(204);
  expect(await kept()).toHaveLength(1);
  expect((await bob.post('/api/push', one)).status).toBe(204);
  expect(await kept()).toEqual([{ endpoint: one.endpoint, person: bobId }]);
  expect((await bob.delete('/api/push', one)).status).toBe(204);
  expect(await kept()).toEqual([]);
  expect((await new Visitor(app).post('/api/push', one)).status).toBe(401);
});

test('each browser switches only itself, and what a session asked for ends with it', async () => {
  const [desk, id] = await guest('Ola');
  const account = { login: 'ola', password: 'long-enough' };
  await desk.post('/api/me/password', account);
  const signedIn = async (): Promise<Visitor> => {
    const visitor = new Visitor(app);
    await visitor.post('/api/login', account);
    return visitor;
  };
  const [phone, tablet] = [await signedIn(), await signedIn()];
  const mine = async () =>
    (await kept()).filter(({ person }) => person === id).map(({ endpoint }) => endpoint.split('/').at(-1));
  await desk.post('/api/push', target('desk'));
  await phone.post('/api/push', target('phone'));
  await tablet.post('/api/push', target('tablet'));
  expect(await mine()).toEqual(['desk', 'phone', 'tablet']);
  await phone.delete('/api/push', target('phone'));
  expect(await mine()).toEqual(['desk', 'tablet']);
  await phone.post('/api/push', target('phone'));
  await phone.post('/api/logout');
  expect(await mine()).toEqual(['desk', 'tablet']);
  const { body: sessions } = await desk.get('/api/sessions');
  for (const { id: session, here } of sessions) if (!here) await desk.delete(`/api/sessions/${session}`);
  expect(await mine()).toEqual(['desk']);

  // A new password ends all other sessions; this browser goes on being told.
  const again = await signedIn();
  await again.post('/api/push', target('again'));
  await desk.post('/api/me/password', { ...account, proof: account, password: 'longer-still' });
  expect(await mine()).toEqual(['desk']);
  // Somebody else in the same browser is not told of Ola's tables, and neither is Ola there.
  await desk.post('/api/guest', { name: 'Bob', language: 'pl' });
  expect(await mine()).toEqual([]);
});

test('the key stays the same, and two that need it first agree', async () => {
  await store.db.deleteFrom('settings').where('name', '=', 'push-keys').execute();
  const keys = await Promise.all(Array.from({ length: 5 }, () => new Visitor(app).get('/api/push/key')));
  expect(new Set(keys.map(({ body }) => body.key)).size).toBe(1);
  expect(Buffer.from(keys[0]?.body.key, 'base64url')).toHaveLength(65);
});

test('no address of this machine, no keys that are none, and not too many', async () => {
  const [ada] = await guest('Ada');
  const good = target('good');
  const bad = [
    service.subscribe('own'),
    { ...good, endpoint: 'https://127.0.0.1/push' },
    { ...good, endpoint: 'https://localhost/push' },
    { ...good, keys: { ...good.keys, auth: 'AAAA' } },
    { ...good, keys: { ...good.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } },
    { endpoint: good.endpoint },
  ];
  for (const one of bad) expect((await ada.post('/api/push', one)).status, JSON.stringify(one)).toBe(400);
  expect(await kept()).toEqual([]);
  for (let i = 0; i < 20; i++) expect((await ada.post('/api/push', target(`b${i}`))).status).toBe(204);
  expect(await ada.post('/api/push', target('b20'))).toMatchObject({ status: 409, body: { error: 'too-many' } });
  expect((await ada.post('/api/push', target('b3'))).status).toBe(204);
});

test('the link in a mail shows a button, and that stops mails for its person; so does a mail program', async () => {
  const [ada, id] = await guest('Ada');
  const start = () => ada.patch('/api/me', { mail: true, email: 'ada@example.com' });
  const mail = async (): Promise<boolean> => (await ada.get('/api/me')).body.mail;
  await start();
  const token = await stopToken(store, id);
  const url = `/api/mail/stop?token=${token}`;
  const stranger = new Visitor(app);
  const press = (headers: Record<string, string> = {}, payload = '') =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    });

  for (const wrong of ['', 'nonsense', `${id}.`, `${id}.${'A'.repeat(43)}`, `someone-else.${token.split('.')[1]}`])
    for (const method of ['GET', 'POST'] as const)
      expect((await stranger.send(method, `/api/mail/stop?token=${wrong}`)).status).toBe(404);
  expect((await stranger.get('/api/mail/stop')).status).toBe(400);

  // A program that looks through mails opens every link.
  await app.inject({ method: 'HEAD', url });
  const page = await stranger.get(url);
  expect(page.status).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('<html lang="pl">');
  expect(page.body).toContain('<form method="post"><button>Nie piszcie więcej</button></form>');
  expect(page.body).not.toContain('<script');
  expect(await mail()).toBe(true);

  const pressed = await press({ origin: 'http://localhost:1944', 'sec-fetch-site': 'same-origin' });
  expect(pressed.statusCode).toBe(200);
  expect(pressed.body).toContain('Nie będziemy już pisać');
  expect(await mail()).toBe(false);

  await ada.patch('/api/me', { mail: true, language: 'en' });
  expect((await stranger.get(url)).body).toContain('<button>Stop these mails</button>');
  expect((await press({}, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
  expect(await mail()).toBe(false);
  // That door is open for this one request only.
  const other = await app.inject({
    method: 'POST',
    url: '/api/guest',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=x',
  });
  expect(other.statusCode).toBe(403);
});
