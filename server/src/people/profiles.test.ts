import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../house.ts';
import type { TablesRow } from '../store/schema.ts';
import { openHouse } from '../testing/open-house.ts';
import { tableRow } from '../testing/rows.ts';
import { Visitor } from '../testing/visitor.ts';
import { NOBODY } from './nobody.ts';

let app: App;
let ids: string[];
let anna: Visitor;

beforeAll(async () => {
  const house = await openHouse();
  ({ app } = house);
  ids = [];
  for (const name of ['Anna', 'Bogdan']) {
    const visitor = new Visitor(app);
    if (name === 'Anna') anna = visitor;
    ids.push((await visitor.post('/api/guest', { name, language: 'pl' })).body.id);
  }
  const [a = '', b = ''] = ids;
  const seat = (match: string, at: number, winner: string) =>
    [a, b].map((person, i) => ({
      ...{
        match,
        seat: i,
        person,
        game: 'general-orders',
        role: i === 0 ? 'red' : 'blue',
        won: Number(person === winner),
      },
      ...{ at, mu: 25 + at, sigma: 8 - at },
    }));
  const { db } = house.store;
  const table = (id: string, access: TablesRow['access']) => tableRow(id, { state: 'over', access });
  await db
    .insertInto('tables')
    .values([
      ...['second', 'firsts', 'with-bot'].map((id) => table(id, 'public')),
      table('by-link', 'link'),
      table('by-password', 'password'),
    ])
    .execute();
  await db
    .insertInto('results')
    .values([
      ...seat('by-link', 4, a),
      ...seat('by-password', 5, a),
      // Its table is gone: nobody can say that it was public.
      ...seat('of-nowhere', 6, a),
      ...seat('second', 2, b),
      ...seat('firsts', 1, a),
      { ...seat('with-bot', 3, a)[0], mu: null, sigma: null } as never,
    ])
    .execute();
  await db
    .insertInto('ratings')
    .values([
      // A high guess after one game, and a lower one that is well founded.
      { person: a, game: 'general-orders', mu: 30, sigma: 8, played: 1 },
      { person: b, game: 'general-orders', mu: 27, sigma: 2, played: 40 },
      { person: a, game: 'niepodlegla', mu: 25, sigma: 8, played: 1 },
    ])
    .execute();
});
afterAll(() => app.close());

test('a profile: ratings, their course, wins by role, and what was played', async () => {
  const { status, body } = await new Visitor(app).get(`/api/people/${ids[0]}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: ids[0],
    name: 'Anna',
    ratings: [{ game: 'general-orders', mu: 30 }, { game: 'niepodlegla' }],
    course: [
      { at: 1, mu: 26, sigma: 7 },
      { at: 2, mu: 27, sigma: 6 },
    ],
    roles: [{ game: 'general-orders', role: 'red', played: 3, won: 2 }],
  });
  expect(body.finished.map(({ table }: { table: string }) => table)).toEqual(['with-bot', 'second', 'firsts']);
  expect(body.finished[1].players).toEqual([
    { name: 'Anna', role: 'red', won: false },
    { name: 'Bogdan', role: 'blue', won: true },
  ]);
  for (const secret of ['login', 'email', 'language']) expect(body).not.toHaveProperty(secret);
});

test('a private match in a profile is shown to its person alone: others see no row, no count, no point of the plot', async () => {
  const told = async (who: Visitor) => (await who.get(`/api/people/${ids[0]}`)).body;
  const own = await told(anna);
  expect(own.finished.map(({ table }: { table: string }) => table)).toEqual(
    expect.arrayContaining(['by-link', 'by-password']),
  );
  expect(own.roles).toEqual([{ game: 'general-orders', role: 'red', played: 6, won: 5 }]);
  const ewa = new Visitor(app);
  await ewa.post('/api/guest', { name: 'Ewa', language: 'pl' });
  for (const stranger of [new Visitor(app), ewa]) {
    const seen = await told(stranger);
    expect(JSON.stringify(seen)).not.toMatch(/by-link|by-password|of-nowhere/);
    expect(seen.roles).toEqual([{ game: 'general-orders', role: 'red', played: 3, won: 2 }]);
    expect(seen.course.map(({ at }: { at: number }) => at)).toEqual([1, 2]);
  }
});

test('the row for deleted people has no profile', async () => {
  const leaver = new Visitor(app);
  await leaver.post('/api/guest', { name: 'Leaver', language: 'pl' });
  expect((await leaver.delete('/api/me')).status).toBe(204);
  expect((await leaver.get(`/api/people/${NOBODY}`)).status).toBe(404);
});

test('who leads is who is surely strong', async () => {
  const { body } = await new Visitor(app).get('/api/leaders/general-orders');
  expect(body).toEqual([
    { id: ids[1], name: 'Bogdan', mu: 27, sigma: 2, played: 40 },
    { id: ids[0], name: 'Anna', mu: 30, sigma: 8, played: 1 },
  ]);
  expect((await new Visitor(app).get('/api/leaders/first-to-fight')).body).toEqual([]);
});

test.each(['/api/people/nobody-at-all', '/api/people/x', '/api/people/%27', '/api/leaders/A_B', '/api/people'])(
  '%s is refused in one word',
  async (path) => {
    const { status, body } = await new Visitor(app).get(path);
    expect([400, 404]).toContain(status);
    expect(['bad-request', 'not-found']).toContain(body.error);
  },
);
