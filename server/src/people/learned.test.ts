import type { Learned } from '@sztab/protocol';
import { expect, test } from 'vitest';
import { openHouse } from '../testing/open-house.ts';
import { Visitor } from '../testing/visitor.ts';

const NOTHING: Learned = { lessons: {}, tips: [], words: [] };
const done = (lesson: string): Learned => ({
  ...NOTHING,
  lessons: { [`game/${lesson}`]: { done: true, step: 2, made: [] } },
});
const PATH = '/api/me/learned';

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

test('however much is sent, a row stays small, and the account is still answered', async () => {
  const { app } = await openHouse();
  const ada = new Visitor(app);
  await ada.post('/api/guest', { name: 'Ada', language: 'en' });
  const made = Array.from({ length: 60 }, () => ({ seat: 0, move: 'deploy(PL-SCOUTS-1)' }));
  for (let copy = 0; copy < 8; copy++) {
    const lessons = Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [`game/${copy}-${n}`, { done: false, step: 1, made }]),
    );
    expect((await ada.post(PATH, { learned: { ...NOTHING, lessons }, age: null })).status).toBe(200);
  }
  const { body } = await ada.post(PATH, { learned: done('one'), age: null });
  expect(JSON.stringify(body).length).toBeLessThan(257 * 1024);
  await app.close();
});
