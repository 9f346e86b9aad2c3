/** Whoever is signed out has no page at a table any more from that moment: real sockets, and every way in which a session ends. */
import { expect, test } from 'vitest';
import { type Page, Person, twoAtTable } from '../testing/page.ts';
import { servedForAll } from '../testing/served.ts';

const house = servedForAll();

const password = 'kobylka-1920';
let logins = 0;

/** Ada at her desk and with her phone; the phone's page is open at her table. */
async function deskAndPhone() {
  const { ada: desk, id } = await twoAtTable(house.url);
  const login = `ada-${++logins}`;
  await desk.ask('POST', '/api/me/password', { login, password });
  const phone = new Person(house.url);
  await phone.ask('POST', '/api/login', { login, password });
  const page = phone.open(id);
  await page.say({ is: 'join', known: null });
  await page.until(() => page.steps.length > 0);
  return { desk, phone, page, login };
}

/** What becomes of a word that is sent now. */
async function saidNow(page: Page) {
  page.socket.send(JSON.stringify({ is: 'say', key: 'after-the-end', text: 'still here' }));
  await page.until(() => page.closed !== null || page.heard.some((one) => one.is === 'done'));
  return { closed: page.closed, done: page.heard.some((one) => one.is === 'done') };
}
const OUT = { closed: 1008, done: false };
const COMES_BACK = { closed: 1012, done: false };

test('signing out', async () => {
  const { phone, page } = await deskAndPhone();
  await phone.ask('POST', '/api/logout');
  expect(await saidNow(page)).toEqual(OUT);
});

test('being signed out from another browser; that one’s own page stays', async () => {
  const { desk, page } = await deskAndPhone();
  const sessions = JSON.parse((await desk.ask('GET', '/api/sessions')).body) as { id: string; here: boolean }[];
  const other = sessions.find(({ here }) => !here);
  await desk.ask('DELETE', `/api/sessions/${other?.id}`);
  expect(await saidNow(page)).toEqual(OUT);
});

test('another password', async () => {
  const { desk, page, login } = await deskAndPhone();
  await desk.ask('POST', '/api/me/password', { login, password: 'skierniewice', proof: { password } });
  expect(await saidNow(page)).toEqual(OUT);
});

test('a recovery code', async () => {
  const { desk, page, login } = await deskAndPhone();
  const { codes } = (await desk.ask('POST', '/api/me/codes', { password })).body as { codes: string[] };
  await new Person(house.url).ask('POST', '/api/recover', { login, code: codes[0], password: 'skierniewice' });
  expect(await saidNow(page)).toEqual(OUT);
});

test('leaving for good', async () => {
  const { desk, page } = await deskAndPhone();
  await desk.ask('DELETE', '/api/me', { password });
  expect(await saidNow(page)).toEqual(OUT);
});

test('who signs in anew in the same browser comes back with the new session', async () => {
  const { phone, page, login } = await deskAndPhone();
  await phone.ask('POST', '/api/login', { login, password });
  expect(await saidNow(page)).toEqual(COMES_BACK);
});
