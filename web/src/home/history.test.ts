import { eachLanguage } from '@sztab/kernel/words';
import { expect, test } from 'vitest';
import { history } from '../../../games/operation-most-iii/text/history.ts';
import { type HistoryNote, nearestNote, saidWithDate, turnOfDay } from './history.ts';

const note = (id: string, date: string | null): HistoryNote => ({ id, date, ...eachLanguage(() => 'x') });
const notes = [
  note('none', null),
  note('month', '1944-04'),
  note('may', '1944-05-20'),
  note('night', '1943-08-17/1943-08-18'),
  note('eve', '1943-12-31'),
];
const on = (month: number, day: number) => nearestNote(notes, new Date(2026, month - 1, day));

test('the note of this day, of any year', () => {
  expect(on(5, 20)).toMatchObject({ note: { id: 'may' }, daysOff: 0 });
});
test('an interval counts from its first day', () => {
  expect(on(8, 17)).toMatchObject({ note: { id: 'night' }, daysOff: 0 });
});
test('otherwise the nearest, also round the turn of the year', () => {
  expect(on(1, 2)).toMatchObject({ note: { id: 'eve' }, daysOff: 2 });
  expect(on(6, 1)).toMatchObject({ note: { id: 'may' }, daysOff: 12 });
});
test('nothing dated, nothing shown', () => {
  expect(nearestNote([note('none', null)], new Date())).toBeNull();
});
test('the date stands apart where the note begins with it, and is written out where it does not', () => {
  const launch = {
    ...note('l', '1943-11-05'),
    pl: '5 listopada 1943. W Bliźnie wystrzelono rakietę.',
    en: '5 November 1943. Launched.',
    de: '5. November 1943. Gestartet.',
  };
  expect(saidWithDate(launch, 'pl')).toEqual({ date: '5 listopada 1943', text: 'W Bliźnie wystrzelono rakietę.' });
  expect(saidWithDate(launch, 'en')).toEqual({ date: '5 November 1943', text: 'Launched.' });
  expect(saidWithDate(launch, 'de')).toEqual({ date: '5. November 1943', text: 'Gestartet.' });
  const night = { ...note('n', '1943-08-17/1943-08-18'), pl: 'W nocy …', en: 'On the night …' };
  expect(saidWithDate(night, 'pl')).toEqual({ date: '17 sierpnia 1943', text: 'W nocy …' });
  expect(saidWithDate(night, 'en')).toEqual({ date: '17 August 1943', text: 'On the night …' });
});
test('every day of the year has a note', () => {
  for (let day = 0; day < 366; day++) {
    const found = nearestNote(history, new Date(2028, 0, 1 + day));
    expect(found && saidWithDate(found.note, 'pl').text.length).toBeGreaterThan(20);
  }
});

test('the games take turns, a day each', () => {
  const days = [1, 2, 3, 4].map((day) => turnOfDay(['a', 'b', 'c'], new Date(2026, 10, day)));
  expect(new Set(days.slice(0, 3)).size).toBe(3);
  expect(days[3]).toBe(days[0]);
});
