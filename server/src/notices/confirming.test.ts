/** An address is asked for its owner before anything is written to it: a real house, and a real SMTP server. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '../house.ts';
import { usualLimits } from '../limits.ts';
import { ORIGIN } from '../testing/ada-and-bob.ts';
import { openHouse } from '../testing/open-house.ts';
import { SmtpSink } from '../testing/smtp-sink.ts';
import { Visitor } from '../testing/visitor.ts';

let app: App;
let sink: SmtpSink;
const ours = { host: 'sztab.example', origin: ORIGIN };

beforeAll(async () => {
  sink = await SmtpSink.open();
  const mail = { smtp: sink.url, from: 'Sztab <sztab@sztab.example>' };
  const limits = { ...usualLimits, letters: { max: 4, seconds: 3600 } };
  ({ app } = await openHouse({ config: { origin: ORIGIN, mail, limits, trustProxy: true } }));
});
afterAll(async () => {
  await app.close();
  await sink.close();
});
beforeEach(() => {
  sink.mails.length = 0;
  sink.mood = null;
});

let visitors = 0;
async function guest(language: 'pl' | 'en'): Promise<Visitor> {
  const visitor = new Visitor(app, { ...ours, 'x-forwarded-for': `192.0.2.${++visitors}` });
  await visitor.post('/api/guest', { name: 'Ada', language });
  return visitor;
}
const linkIn = (text = ''): string =>
  /https:\S+\/api\/mail\/confirm\?token=\S+/.exec(text)?.[0].slice(ORIGIN.length) ?? '';
const confirmed = async (visitor: Visitor): Promise<boolean> => (await visitor.get('/api/me')).body.confirmed;
const press = (url: string) =>
  app.inject({ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded', ...ours } });

test.each([
  ['pl', 'Tak, to mój adres', 'Adres jest potwierdzony'],
  ['en', 'Yes, this is my address', 'The address is confirmed'],
] as const)('%s: one mail, a page with a button, and the button confirms', async (language, button, done) => {
  const ada = await guest(language);
  const email = `ada-${language}@example.com`;
  expect((await ada.patch('/api/me', { email, mail: true })).body).toMatchObject({ email, confirmed: false });
  expect(sink.mails.map(({ to }) => to)).toEqual([[email]]);
  const [letter] = sink.mails;
  expect(letter?.headers.get('list-unsubscribe')).toBeUndefined();
  const link = linkIn(letter?.text);
  const page = await new Visitor(app, ours).get(link);
  expect(page.body).toContain(`<button>${button}</button>`);
  expect(page.body).toContain(email);
  // Whatever opens the link of a mail has not pressed the button.
  expect(await confirmed(ada)).toBe(false);
  expect((await press(link)).body).toContain(done);
  expect(await confirmed(ada)).toBe(true);

  // Said again it is still right; another address is not, and the old link does not confirm it.
  await ada.patch('/api/me', { email });
  expect(sink.mails).toHaveLength(1);
  expect(await confirmed(ada)).toBe(true);
  await ada.patch('/api/me', { email: `other-${language}@example.com` });
  expect(await confirmed(ada)).toBe(false);
  expect((await press(link)).statusCode).toBe(404);
  expect((await new Visitor(app, ours).get(link)).status).toBe(404);
  expect((await press('/api/mail/confirm?token=nobody.x')).statusCode).toBe(404);
  expect(await confirmed(ada)).toBe(false);
});

test('a mail that was lost can be asked for again, but not without end, and not to bother somebody', async () => {
  const eve = await guest('en');
  const email = 'victim@example.com';
  for (let i = 0; i < 4; i++) expect((await eve.patch('/api/me', { email })).status).toBe(200);
  expect(sink.mails).toHaveLength(4);
  expect(await eve.patch('/api/me', { email })).toMatchObject({ status: 429, body: { error: 'too-many' } });
  // Neither from elsewhere, and however it is written.
  const mallory = await guest('en');
  for (const spelled of ['Victim@Example.com', 'victim+1@example.com', 'v.i.c.tim+a+b@example.com'])
    expect((await mallory.patch('/api/me', { email: spelled })).status).toBe(429);
  expect((await mallory.get('/api/me')).body.email).toBeNull();
  expect(sink.mails).toHaveLength(4);
});

test('nor can one person bother many, from wherever', async () => {
  const eve = await guest('en');
  const statuses: number[] = [];
  for (let n = 0; n < 5; n++) {
    const elsewhere = new Visitor(app, { ...ours, 'x-forwarded-for': `198.51.100.${n}` });
    elsewhere.borrowCookies(eve);
    statuses.push((await elsewhere.patch('/api/me', { email: `victim-${n}@example.net` })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

test('what goes to an address that may be anybody’s says nothing that its sender chose', async () => {
  const eve = await guest('en');
  await eve.patch('/api/me', { name: 'prize: http://evil.example/win' });
  await eve.patch('/api/me', { email: 'stranger@example.org' });
  expect(sink.mails).toHaveLength(1);
  expect(sink.mails[0]?.text).not.toMatch(/evil|prize/);
});

test('a mail that does not go out is said', async () => {
  const ada = await guest('pl');
  sink.mood = { at: 'RCPT', reply: '550 no such person' };
  const answer = await ada.patch('/api/me', { email: 'nobody@example.com' });
  expect(answer).toMatchObject({ status: 503, body: { error: 'mail-not-sent' } });
  expect((await ada.get('/api/me')).body).toMatchObject({ email: 'nobody@example.com', confirmed: false });
});
