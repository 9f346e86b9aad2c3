/** Chairs before the start, rematches, and a match that was brought. */
import { type MatchRecord, writeRecord } from '@sztab/kernel';
import { expect } from 'vitest';
import { ENTROPY, key, ToldPage, test } from '../testing/four-in-a-hall.ts';
import { getReady, sitDown, standUp } from './gathering.ts';
import { again, bringTable, openTable } from './opening.ts';
import { keepRooms } from './rooms.ts';

test('nobody can take a chair twice, and a full table begins once', async ({ four }) => {
  const table = await four.seated('operation-most-iii', 2);
  await expect(sitDown(table, 'eve', null)).rejects.toThrow('no-free-chair');
  await expect(sitDown(table, 'eve', 0)).rejects.toThrow('chair-taken');
  const seed = table.playing?.match.header.seed;
  await getReady(four.hall, table, 'ada', true, ENTROPY);
  expect(table.playing?.match.header.seed).toBe(seed);
  expect(table.info('ada').commit).toBe(table.playing?.match.header.commit);
});

test('a rematch that two ask for at once is one table', async ({ four }) => {
  const table = await four.seated('operation-most-iii', 2);
  await table.request('bob', { is: 'resign', key: key(), at: 0 });
  const [one, two] = await Promise.all([again(four.hall, table, 'ada'), again(four.hall, table, 'bob')]);
  expect(two).toEqual(one);
  const tables = await four.store.db.selectFrom('tables').select('id').orderBy('id').execute();
  expect(tables.map(({ id }) => id)).toEqual([table.id, one.id].sort());
});

test('where a rematch never began and is gone, its people may ask for another one', async ({ four }) => {
  const table = await four.seated('operation-most-iii', 2);
  await table.request('ada', { is: 'resign', key: key(), at: 0 });
  const first = await again(four.hall, table, 'bob');
  four.now += 31 * 24 * 3_600_000;
  await keepRooms(four.hall);
  await table.refresh();
  expect(table.info('bob').next).toBeNull();
  const second = await again(four.hall, table, 'bob');
  expect(second.id).not.toBe(first.id);
  expect((await four.hall.open(second.id)).seatOf('ada')).not.toBeNull();
});

test('who gets up in the moment in which all are ready is not played with', async ({ four }) => {
  const { id } = await openTable(
    four.hall,
    'ada',
    {
      game: 'operation-most-iii',
      options: {},
      chairs: [{ is: 'me' }, { is: 'open' }],
      drawn: false,
      access: 'public',
      pace: { is: 'none' },
    },
    null,
  );
  const table = await four.hall.open(id);
  await sitDown(table, 'bob', null);
  await getReady(four.hall, table, 'ada', true, ENTROPY);
  await Promise.all([getReady(four.hall, table, 'bob', true, ENTROPY), standUp(table, 'ada')]);
  expect(table.stored.state).toBe('gathering');
  expect(table.playing).toBeNull();
});

test('a match that was brought shows nobody a hand before it begins', async ({ four }) => {
  const played = await four.seated('operation-most-iii', 2);
  const record = writeRecord(played.playing?.match.record() as MatchRecord).replace(
    /^(seat \w+) bob$/m,
    `$1 bob\u3164${'b'.repeat(60)}`,
  );
  const chairs = [{ is: 'me' as const }, { is: 'open' as const }];
  const { id } = await bringTable(four.hall, 'ada', { record, chairs, access: 'link', pace: { is: 'none' } }, null);
  const table = await four.hall.open(id);
  const page = new ToldPage('ada');
  await table.join(page, null);
  expect([table.viewerFor('ada'), page.viewer]).toEqual(['public', 'public']);
  expect(table.stored.header?.seats.map(({ name }) => name)).toEqual(['–', '–']);
  await sitDown(table, 'bob', null);
  for (const person of ['ada', 'bob']) await getReady(four.hall, table, person, true, ENTROPY);
  expect([table.viewerFor('ada'), page.viewer]).toEqual([0, null]);
});
