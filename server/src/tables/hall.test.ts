/** The hall: its rounds, its bots, what is counted at the end, and tables that it cannot open. */
import { expect } from 'vitest';
import { bots } from '../testing/bots.ts';
import { key, LIVE, test } from '../testing/four-in-a-hall.ts';
import { tableRow } from '../testing/rows.ts';
import { Hall } from './hall.ts';

test('bots move by themselves, and a finished match goes into the results once', async ({ four }) => {
  const chairs = [{ is: 'me' as const }, { is: 'bot' as const, level: 'recruit' as const }];
  const table = await four.seated('operation-most-iii', 1, { chairs });
  expect(table.stored.state).toBe('playing');
  const playing = table.playing;
  if (!playing) throw new Error('not begun');
  const byBots = four.store.db.selectFrom('entries').select('seat').where('key', 'like', 'bot:%');
  await expect.poll(async () => (await byBots.execute()).length).toBeGreaterThan(0);
  await table.request('ada', { is: 'resign', key: key(), at: playing.match.seq }).catch(() => undefined);
  for (let n = 0; n < 50 && !playing.match.outcome; n++) {
    await table.refresh();
    const at = playing.match.seq;
    await table.request('ada', { is: 'resign', key: key(), at }).catch(() => undefined);
  }
  expect(playing.match.outcome).not.toBeNull();
  await table.onDue();
  await table.onDue();
  const results = await four.store.db.selectFrom('results').selectAll().execute();
  expect(results.map(({ person, won, mu }) => [person, won, mu])).toEqual([['ada', 0, null]]);
});

test('people’s results change their ratings', async ({ four }) => {
  const table = await four.seated('operation-most-iii', 2);
  await table.request('ada', { is: 'resign', key: key(), at: 0 });
  await table.onDue();
  const ratings = await four.store.db.selectFrom('ratings').selectAll().orderBy('person').execute();
  expect(ratings.map(({ person, played }) => [person, played])).toEqual([
    ['ada', 1],
    ['bob', 1],
  ]);
  expect(ratings[1]?.mu).toBeGreaterThan(ratings[0]?.mu as number);
});

test('a table that cannot be opened keeps no other waiting in the round', async ({ four }) => {
  const table = await four.seated('operation-most-iii', 2, LIVE);
  await four.store.db
    .insertInto('tables')
    .values([
      tableRow('a-broken-one', { game: 'no-such-game', due: 1, host: 'ada' }),
      // Only a newer node knows its rules, and will see to it.
      tableRow('a-newer-one', { game: 'operation-most-iii', rules: 9, due: 1, host: 'ada' }),
    ])
    .execute();
  const troubles: string[] = [];
  const other = new Hall({
    store: four.store,
    thinkers: bots(async () => ''),
    now: () => four.now,
    onTrouble: (_what, id) => troubles.push(id),
  });
  four.now += 60_001;
  await other.makeRound();
  other.close();
  expect(troubles).toEqual(['a-broken-one']);
  await table.refresh();
  expect(table.stored.chairs.some(({ late }) => late)).toBe(true);
});

test('what was changed behind a table’s back is read when it is said', async ({ four }) => {
  const table = await four.seated('operation-most-iii', 2);
  await four.store.db.updateTable('chairs').set({ person: null }).where('person', '=', 'bob').execute();
  four.hall.changed(table.id);
  await expect.poll(() => table.stored.chairs[1]?.person).toBeNull();
  await table.inTurn(async () => {});
});
