import type { Learned } from '@sztab/protocol';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { App } from '../house.ts';
import { usualLimits } from '../limits.ts';
import type { Store } from '../store/store.ts';
import { openHouse } from '../testing/open-house.ts';
import { Visitor } from '../testing/visitor.ts';

const NOTHING: Learned = { lessons: {}, tips: [], words: [] };
const done = (lesson: string): Learned => ({
  ...NOTHING,
  lessons: { [`game/${lesson}`]: { done: true, step: 2, made: [] } },
});
const PATH = '/api/me/learned';

/** How many rows SQLite has changed so far. */
async function total({ db }: Store): Promise<{ changes: number }> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(db);
  return rows[0] ?? { changes: Number.NaN };
}

test('every browser of an account gets what all of them learned; what was forgotten does not come back', async () => {
  const { app } = await openHouse();
  const phone = new Visitor(app);
  expect((await new Visitor(app).post(PATH, { learned: NOTHING, age: null })).status).toBe(401);
  await phone.post('/api/guest', { name: 'Ada', language: 'en' });
  await phone.post('/api/me/password', { login: 'ada', password: 'long-enough' });
  expect((await phone.post(PATH, { learned: done('one'), age: null })).body).toEqual({ learned: done('one'), age: 0 });

  // Somebody learned as a guest elsewhere, then signs in.
  const desk = new Visitor(app);
  await desk.post('/api/login', { login: 'ada', password: 'long-enough' });
  const united = await desk.post(PATH, { learned: done('two'), age: null });
  expect(Object.keys(united.body.learned.lessons)).toEqual(['game/one', 'game/two']);
  expect((await phone.post(PATH, { learned: done('one'), age: 0 })).body).toEqual(united.body);

  const forgotten = await desk.post(PATH, { learned: done('two'), age: 0, forget: true });
  expect(forgotten.body).toEqual({ learned: NOTHING, age: 1 });
  // The phone still has its copy, and it is older than that.
  expect((await phone.post(PATH, { learned: united.body.learned, age: 0 })).body).toEqual({ learned: NOTHING, age: 1 });
  expect((await phone.post(PATH, { learned: done('three'), age: 1 })).body.learned).toEqual(done('three'));
  await app.close();
});

test('nonsense is refused, and another person sees nothing of it', async () => {
  const { app } = await openHouse();
  const [ada, bob] = [new Visitor(app), new Visitor(app)];
  for (const [visitor, name] of [
    [ada, 'Ada'],
    [bob, 'Bob'],
  ] as const)
    await visitor.post('/api/guest', { name, language: 'en' });
  expect((await ada.post(PATH, { learned: { lessons: 7 }, age: null })).status).toBe(400);
  await ada.post(PATH, { learned: done('one'), age: null });
  expect((await bob.post(PATH, { learned: NOTHING, age: null })).body.learned).toEqual(NOTHING);
  await app.close();
});

/** Lessons that were left in the middle, with all their moves. */
const half = (names: readonly string[], moves: number): Learned => {
  const made = Array.from({ length: moves }, () => ({ seat: 0, move: 'deploy(PL-SCOUTS-1)' }));
  return { ...NOTHING, lessons: Object.fromEntries(names.map((name) => [name, { done: false, step: 1, made }])) };
};
const guest = async (app: App, headers: Record<string, string> = {}): Promise<Visitor> => {
  const visitor = new Visitor(app, headers);
  await visitor.post('/api/guest', { name: 'Ada', language: 'en' });
  return visitor;
};

test('however much is sent, a row stays below 32 KB, and what is done is kept', async () => {
  const { app, store } = await openHouse();
  const ada = await guest(app);
  for (let copy = 0; copy < 8; copy++) {
    const learned = half(
      Array.from({ length: 10 }, (_, n) => `game/${copy}-${n}`),
      60,
    );
    expect((await ada.post(PATH, { learned, age: null })).status).toBe(200);
  }
  const { body } = await ada.post(PATH, { learned: done('last'), age: null });
  expect(body.learned.lessons['game/last']).toEqual({ done: true, step: 2, made: [] });
  const [row] = await store.db.selectFrom('learned').select('value').execute();
  expect(row?.value.length).toBeLessThanOrEqual(32 * 1024);
  await app.close();
});

test('a body of more than 32 KB is refused before it is read', async () => {
  const { app } = await openHouse();
  const ada = await guest(app);
  const learned = half(
    Array.from({ length: 20 }, (_, n) => `game/${n}`),
    60,
  );
  expect(JSON.stringify(learned).length).toBeGreaterThan(32 * 1024);
  expect(await ada.post(PATH, { learned, age: null })).toMatchObject({ status: 413, body: { error: 'too-large' } });
  await app.close();
});

test('where nothing is new nothing is sent back and nothing is written', async () => {
  const { app, store } = await openHouse();
  const ada = await guest(app);
  const learned = {
    lessons: { ...done('one').lessons, ...done('two').lessons },
    tips: ['game/a', 'game/b'],
    words: [],
  };
  expect((await ada.post(PATH, { learned, age: null })).status).toBe(200);
  await store.db
    .updateTable('learned')
    .set({ value: JSON.stringify(learned) })
    .execute();
  const { changes } = await total(store);
  // In another order, too.
  const same = { lessons: { ...done('two').lessons, ...done('one').lessons }, tips: ['game/b', 'game/a'], words: [] };
  for (const copy of [learned, same])
    expect(await ada.post(PATH, { learned: copy, age: 0 })).toMatchObject({ status: 204, body: '' });
  // A page that was never united with the account hears its age; another one what it lacks.
  expect((await ada.post(PATH, { learned, age: null })).body).toEqual({ learned, age: 0 });
  expect((await ada.post(PATH, { learned: NOTHING, age: 0 })).body).toEqual({ learned, age: 0 });
  expect((await total(store)).changes).toBe(changes);
  expect((await ada.post(PATH, { learned: done('three'), age: 0 })).status).toBe(200);
  expect((await total(store)).changes).toBe(changes + 1);
  await app.close();
});

test('sending what was learned has a limit by person and by address, before the body is read', async () => {
  const flow = (burst: number) => ({ burst, perSecond: 0 });
  const limits = { ...usualLimits, learned: flow(3), learnedByAddress: flow(6) };
  const { app } = await openHouse({ config: { limits, trustProxy: true } });
  const ada = await guest(app, { 'x-forwarded-for': '192.0.2.1' });
  const statuses = async (visitor: Visitor, count: number) => {
    const all: number[] = [];
    // The third is not even JSON: it counts.
    for (let n = 0; n < count; n++)
      all.push((await visitor.post(PATH, n === 2 ? '{' : { learned: NOTHING, age: null })).status);
    return all;
  };
  expect(await statuses(ada, 4)).toEqual([200, 200, 400, 429]);
  const bob = await guest(app, { 'x-forwarded-for': '192.0.2.1' });
  expect(await statuses(bob, 3)).toEqual([200, 200, 429]);
  const eve = await guest(app, { 'x-forwarded-for': '192.0.2.2' });
  expect(await statuses(eve, 1)).toEqual([200]);
  await app.close();
});
