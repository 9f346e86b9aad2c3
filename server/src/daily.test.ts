/** What one address can make a server keep in a day has a bound; a class behind one address does not reach it. */
import { afterEach, expect, test } from 'vitest';
import { DailyBudget } from './daily.ts';
import type { App } from './house.ts';
import { type Limits, limitsForGuests, usualLimits } from './limits.ts';
import { settingsFrom } from './options.ts';
import { serve } from './serve.ts';
import { listening, openHouse } from './testing/open-house.ts';
import { Person } from './testing/page.ts';
import { Visitor } from './testing/visitor.ts';

const HOUR = 3_600_000;
const TABLE = {
  game: 'operation-most-iii',
  options: {},
  chairs: [{ is: 'me' }, { is: 'bot', level: 'recruit' }],
  drawn: false,
  access: 'link',
  pace: { is: 'none' },
};

let app: App | undefined;
afterEach(() => app?.close());
async function house(stored: Partial<Limits['stored']>): Promise<App> {
  const limits = { ...usualLimits, stored: { ...usualLimits.stored, ...stored } };
  ({ app } = await openHouse({ config: { limits } }));
  return app;
}
async function guest(at: App, name: string): Promise<Visitor> {
  const visitor = new Visitor(at);
  await visitor.post('/api/guest', { name, language: 'en' });
  return visitor;
}

test('a day’s budget holds by person and by address, and is there again after 24 hours', () => {
  let now = 0;
  const budget = new DailyBudget({ person: 3, address: 4 }, () => now);
  expect([1, 1, 1, 1].map((amount) => budget.take('ada', 'here', amount))).toEqual([true, true, true, false]);
  expect(budget.take('ada', 'elsewhere')).toBe(false);
  expect([budget.take('bob', 'here'), budget.take('bob', 'here')]).toEqual([true, false]);
  now = 23 * HOUR;
  expect(budget.secondsToWait('ada', 'elsewhere')).toBe(3600);
  now = 24 * HOUR;
  expect(budget.take('ada', 'here', 3)).toBe(true);
  expect(budget.take('eve', 'here', 5)).toBe(false);
});

test('tables opened in a day have a bound by person and by address', async () => {
  const at = await house({ tables: { person: 2, address: 3 } });
  const [ada, bob] = [await guest(at, 'Ada'), await guest(at, 'Bob')];
  const open = async (who: Visitor) => (await who.post('/api/tables', TABLE)).status;
  expect([await open(ada), await open(ada), await open(ada)]).toEqual([200, 200, 429]);
  expect([await open(bob), await open(bob)]).toEqual([200, 429]);
  const { headers, body } = await bob.post('/api/tables', TABLE);
  expect(body).toEqual({ error: 'too-many' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(80_000);
});

test('records brought in a day are counted by their length, before they are read', async () => {
  const at = await house({ brought: { person: 1000, address: 5000 } });
  const ada = await guest(at, 'Ada');
  const bring = async (length: number) =>
    (await ada.post('/api/tables/bring', { ...TABLE, record: 'x'.repeat(length) })).body.error;
  expect([await bring(600), await bring(600), await bring(400)]).toEqual(['bad-record', 'too-many', 'bad-record']);
});

test('what was learned grows no more than a day’s budget, and the account is still answered', async () => {
  const at = await house({ learned: { person: 400, address: 600 } });
  const ada = await guest(at, 'Ada');
  const send = (n: number) =>
    ada.post('/api/me/learned', {
      learned: { lessons: {}, tips: [`game/${`${n}`.repeat(70)}`], words: [] },
      age: null,
    });
  for (let n = 0; n < 9; n++) expect((await send(n)).status).toBe(200);
  const { body } = await send(9);
  expect(body.learned.tips.length).toBeGreaterThan(1);
  expect(JSON.stringify(body.learned).length).toBeLessThan(500);
});

test('the notes of a person who keeps sitting down and getting up have a daily limit', async () => {
  const at = await house({ talk: { person: 2, address: 9 } });
  const ada = await guest(at, 'Ada');
  const { id } = (await ada.post('/api/tables', TABLE)).body;
  const statuses = [];
  for (let n = 0; n < 3; n++) {
    statuses.push((await ada.post(`/api/tables/${id}/stand`)).status);
    await ada.post(`/api/tables/${id}/sit`, { seat: 0 });
  }
  expect(statuses).toEqual([200, 200, 429]);
});

test('entries and talk of a day have a bound; a move beyond it is refused and not entered', async () => {
  const at = await house({ entries: { person: 2, address: 9 }, talk: { person: 1, address: 9 } });
  const url = await listening(at);
  const ada = await new Person(url).named('Ada');
  const { id } = (await ada.ask('POST', '/api/tables', { ...TABLE, chairs: [{ is: 'me' }], game: 'race-to-the-rhine' }))
    .body as { id: string };
  const ready = { ready: true, entropy: '00112233445566778899aabbccddeeff' };
  expect((await ada.ask('POST', `/api/tables/${id}/ready`, ready)).status).toBe(200);
  const page = ada.open(id);
  await page.join();
  const answers = [];
  for (let n = 0; n < 3; n++) {
    const [move = ''] = page.moves;
    await page.say({ is: 'move', key: `key-of-move-${n}`, at: page.seq, move });
    answers.push((await page.answerTo(`key-of-move-${n}`)).is);
    if (answers.at(-1) === 'done') await page.until(() => page.seq > n);
  }
  expect(answers).toEqual(['done', 'done', 'refused']);
  expect(page.seq).toBe(2);
  for (const n of [0, 1]) await page.say({ is: 'say', key: `key-of-line-${n}`, text: 'Hello' });
  expect([await page.answerTo('key-of-line-0'), await page.answerTo('key-of-line-1')]).toMatchObject([
    { is: 'done' },
    { is: 'refused', why: 'too-many' },
  ]);
  page.socket.terminate();
});

test('with --guests-per-hour 95 one address brings 95 guests and no more', async () => {
  const many = await serve(settingsFrom({ database: ':memory:', port: '0', 'guests-per-hour': '95' }, {}));
  const visitors = Array.from({ length: 96 }, () => new Person(many.url.replace('localhost', '127.0.0.1')));
  const statuses: number[] = [];
  for (const one of visitors)
    statuses.push((await one.ask('POST', '/api/guest', { name: 'Kuba', language: 'pl' })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(95);
  expect(statuses.at(-1)).toBe(429);
  await many.close();
});

test('limits that people behind one address share grow with --guests-per-hour', () => {
  const limits = limitsForGuests(usualLimits, 180);
  expect(limits).toMatchObject({
    guests: { max: 180, seconds: 3600 },
    requests: { max: 3 * usualLimits.requests.max },
    openings: { max: 3 * usualLimits.openings.max },
    sockets: { address: 3 * usualLimits.sockets.address, person: usualLimits.sockets.person },
    stored: { tables: { person: 200, address: 3000 } },
  });
  // Fewer guests are no reason to brake those who are there.
  expect(limitsForGuests(usualLimits, 6)).toEqual({ ...usualLimits, guests: { max: 6, seconds: 3600 } });
});
