/** Clocks that run out, and those who play on all the same. */
import { expect } from 'vitest';
import { key, LIVE, moveOn, test } from '../testing/four-in-a-hall.ts';

test('a clock that runs out makes the seat late; the others may give it to a bot', async ({ four }) => {
  const table = await four.seated('operation-most-iii', 2, { pace: { is: 'live', seconds: 60, more: 5 } });
  const asked = table.stored.asked;
  four.now += 60_001;
  await four.hall.makeRound();
  expect(table.stored.chairs.map(({ late }) => late)).toEqual([0, 1].map((seat) => asked.includes(seat)));
  expect(table.stored.due).toBeNull();
});

test('who was late and plays on is asked again', async ({ four }) => {
  const table = await four.seated('operation-most-iii', 2, LIVE);
  four.now += 60_001;
  await four.hall.makeRound();
  expect(table.stored.chairs.some(({ late }) => late)).toBe(true);
  while (table.stored.chairs.some(({ late }) => late)) {
    const mover = await moveOn(table);
    expect(table.stored.chairs.find(({ person }) => person === mover)?.late).toBe(false);
  }
  await table.request('ada', { is: 'propose', key: key(), wish: { is: 'abandon' } });
  expect(table.stored.proposal?.open).toEqual([1]);
});

test('of several who are asked at once each clock runs out by itself', async ({ four }) => {
  const table = await four.seated('first-to-fight', 2, LIVE);
  expect(table.stored.asked).toEqual([0, 1]);
  four.now += 30_000;
  await four.store.db
    .updateTable('tables')
    .set({ clock: JSON.stringify({ left: [10_000, 40_000], running: [0, 1], at: four.now }), due: four.now + 10_000 })
    .execute();
  await table.refresh();
  four.now += 10_001;
  await four.hall.makeRound();
  expect(table.stored.chairs.map(({ late }) => late)).toEqual([true, false]);
  four.now += 30_000;
  await four.hall.makeRound();
  expect(table.stored.chairs.map(({ late }) => late)).toEqual([true, true]);
});
