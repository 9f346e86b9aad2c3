import { expect, test } from 'vitest';
import { ofTheWeek } from './week.ts';

const GAMES = ['one', 'two', 'three', 'four', 'five'];
const on = (day: string, time = '12:00'): string | undefined => ofTheWeek(GAMES, new Date(`${day}T${time}`));

test('a week lasts from the first minute of Monday to the last of Sunday', () => {
  const week = on('2026-11-16', '00:00');
  expect(['17', '18', '19', '20', '21'].map((day) => on(`2026-11-${day}`))).toEqual(Array(5).fill(week));
  expect(on('2026-11-22', '23:59')).toBe(week);
  expect(on('2026-11-23', '00:00')).not.toBe(week);
  expect(on('2026-11-15', '23:59')).not.toBe(week);
});

test('all of them come in turn, over the end of a year, too', () => {
  const mondays = ['2026-12-14', '2026-12-21', '2026-12-28', '2027-01-04', '2027-01-11'].map((day) => on(day));
  expect(new Set(mondays)).toEqual(new Set(GAMES));
  expect(on('2027-01-18')).toBe(mondays[0]);
  expect(ofTheWeek([], new Date())).toBeUndefined();
});
