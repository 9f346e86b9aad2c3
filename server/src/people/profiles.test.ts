import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../house.ts';
import { openHouse } from '../testing/open-house.ts';
import { Visitor } from '../testing/visitor.ts';

let app: App;
let ids: string[];

beforeAll(async () => {
  const house = await openHouse();
  ({ app } = house);
  ids = [];
  for (const name of ['Anna', 'Bogdan'])
    ids.push((await new Visitor(app).post('/api/guest', { name, language: 'pl' })).body.id);
  const [anna = '', bogdan = ''] = ids;
  const seat = (match: string, at: number, winner: string) =>
    [anna, bogdan].map((person, i) => ({
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
  await db
    .insertInto('results')
    .values([
      ...seat('second', 2, bogdan),
      ...seat('firsts', 1, anna),
      { ...seat('with-bot', 3, anna)[0], mu: null, sigma: null } as never,
    ])
    .execute();
  await db
    .insertInto('ratings')
    .values([
      // A high guess after one game, and a lower one that is well founded.
      { person: anna, game: 'general-orders', mu: 30, sigma: 8, played: 1 },
      { person: bogdan, game: 'general-orders', mu: 27, sigma: 2, played: 40 },
      { person: anna, game: 'niepodlegla', mu: 25, sigma: 8, played: 1 },
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
