import { eachLanguage } from '@sztab/kernel/words';
import { gameIds, historyModule } from '@sztab/shelf';
import { expect, test } from 'vitest';
import { byMonth, type HistoryNote, nearestNote, saidWithDate } from './history.ts';

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
test('a page holds what is about a day of its month, and nothing that only its game can use', () => {
  const about = { ...note('launch', '1943-11-05'), about: { stages: [1] } };
  const pages = byMonth([...notes, about]);
  expect(pages.map((page) => page.map(({ id }) => id).join())).toEqual([
    '',
    '',
    '',
    '',
    'may',
    '',
    '',
    'night',
    '',
    '',
    'launch',
    'eve',
  ]);
  expect(pages[10]?.[0]).not.toHaveProperty('about');
});
test('every day of the year has a note on the page of its month', async () => {
  const modules = gameIds().flatMap((game) => historyModule(game) ?? []);
  const found = await Promise.all(modules.map((module) => import(/* @vite-ignore */ module)));
  const pages = byMonth(found.flatMap(({ history }) => history));
  for (let day = 0; day < 366; day++) {
    const today = new Date(2028, 0, 1 + day);
    const nearest = nearestNote(pages[today.getMonth()] ?? [], today);
    expect(nearest && saidWithDate(nearest.note, 'pl').text.length).toBeGreaterThan(20);
  }
});
