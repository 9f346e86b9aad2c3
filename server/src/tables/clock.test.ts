import { expect, test } from 'vitest';
import { dueAt, leftAt, newClock, outOfTime, resumed, stopped, toldAt, turned } from './clock.ts';

const live = { is: 'live', seconds: 60, more: 5 } as const;
const days = { is: 'days', days: 2 } as const;
const DAY = 86_400_000;

test('without a clock nothing runs', () => {
  expect(newClock({ is: 'none' }, 2, [0], 1000)).toBeNull();
  expect(turned({ is: 'none' }, null, [1], 2000)).toBeNull();
  expect(dueAt(null)).toBeNull();
  expect(outOfTime(null, 5)).toEqual([]);
});

test('whoever is told is told what is left now', () => {
  const start = newClock(live, 2, [0], 1000);
  expect(toldAt(start, 21_000)).toEqual({ left: [40_000, 60_000], running: [0], at: 21_000 });
  expect(toldAt(null, 5)).toBeNull();
});

test('a live clock charges who decides and pays the increment when the turn is over', () => {
  const start = newClock(live, 2, [0], 1000);
  const same = turned(live, start, [0], 11_000);
  expect(same).toEqual({ left: [50_000, 60_000], running: [0], at: 11_000 });
  expect(turned(live, same, [1], 21_000)).toEqual({ left: [45_000, 60_000], running: [1], at: 21_000 });
});

test('several are asked at once: each pays for the own time', () => {
  const start = newClock(live, 3, [0, 2], 0);
  const next = turned(live, start, [2], 10_000);
  expect(next).toEqual({ left: [55_000, 60_000, 50_000], running: [2], at: 10_000 });
});

test('days per move begin anew with every turn', () => {
  const start = newClock(days, 2, [0], 0);
  const next = turned(days, start, [1], DAY);
  expect(next).toEqual({ left: [DAY, 2 * DAY], running: [1], at: DAY });
  expect(turned(days, next, [0], DAY + 5)?.left).toEqual([2 * DAY, 2 * DAY - 5]);
});

test('it runs out at a known moment, and for those who run only', () => {
  const start = newClock(live, 2, [1], 500);
  expect(dueAt(start)).toBe(60_500);
  expect(outOfTime(start, 60_499)).toEqual([]);
  expect(outOfTime(start, 60_500)).toEqual([1]);
  expect(start && leftAt(start, 99_999)).toEqual([60_000, 0]);
});

test('a pause costs nobody anything and pays nobody anything', () => {
  const start = newClock(live, 2, [1], 0);
  const rest = stopped(start, 10_000);
  expect(rest).toEqual({ left: [60_000, 50_000], running: [], at: 10_000 });
  expect(dueAt(rest)).toBeNull();
  expect(resumed(rest, [1], 90_000)).toEqual({ left: [60_000, 50_000], running: [1], at: 90_000 });
});

test('a clock that was set back by the machine gives nobody extra time', () => {
  const start = newClock(live, 2, [0], 10_000);
  expect(turned(live, start, [0], 4000)?.left).toEqual([60_000, 60_000]);
});
