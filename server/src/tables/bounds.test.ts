/** How long a match may become, however often it goes to and fro. */
import { type Ask, Match, writeRecord } from '@sztab/kernel';
import { describe, expect, vi } from 'vitest';
import { type FourInAHall, key, PEOPLE, test } from '../testing/four-in-a-hall.ts';
import { mostEntries } from './bounds.ts';
import { bringTable } from './opening.ts';
import type { Playing } from './playing.ts';
import { TableTrouble } from './trouble.ts';

describe('a record that goes to and fro', () => {
  /** So many moves that were taken back, and then some that were not. */
  const toAndFro = async ({ hall }: FourInAHall, times: number): Promise<{ record: string; moves: number }> => {
    const { game } = await hall.box('operation-most-iii');
    const match = new Match(game, { players: 2, seed: '5'.repeat(64) });
    const playOn = (): void => {
      const { seat, moves } = match.asks()[0] as Ask;
      match.play(seat, moves[0] as string);
    };
    for (let n = 0; n < times; n++) {
      playOn();
      match.undo(0, 1, true);
    }
    for (let n = 0; n < 5; n++) playOn();
    return { record: writeRecord(match.record()), moves: 5 };
  };
  const chairs = [{ is: 'me' as const }, { is: 'open' as const }];
  const bring = ({ hall }: FourInAHall, record: string) =>
    bringTable(hall, 'ada', { record, chairs, access: 'link', pace: { is: 'none' } }, null);

  test('is brought without what was taken back', async ({ four }) => {
    const { record, moves } = await toAndFro(four, 300);
    const table = await four.hall.open((await bring(four, record)).id);
    expect([table.stored.seq, table.playing?.match.seq]).toEqual([moves, moves]);
  });

  test('is written down a few entries at a time', async ({ four }) => {
    const { game } = await four.hall.box('first-to-fight');
    const match = new Match(game, { players: 2, seed: '5'.repeat(64) });
    while (match.moves.length < 150) {
      const { seat, moves } = match.asks()[0] as Ask;
      match.play(seat, moves[0] as string);
    }
    const { db } = four.store;
    const written: number[] = [];
    const insertInto = db.insertInto.bind(db);
    vi.spyOn(db, 'insertInto').mockImplementation((table) => {
      const insert = insertInto(table);
      const values = insert.values.bind(insert);
      if (table === 'entries')
        insert.values = (rows) => {
          written.push((rows as object[]).length);
          return values(rows);
        };
      return insert;
    });
    await bring(four, writeRecord(match.record()));
    expect(written.reduce((sum, rows) => sum + rows)).toBe(150);
    expect(Math.max(...written)).toBeLessThanOrEqual(20);
  });

  test('is refused with a word of its own where it is longer than any honest one', async ({ four }) => {
    await expect(bring(four, (await toAndFro(four, 1600)).record)).rejects.toMatchObject({ word: 'too-long' });
    expect(await four.store.db.selectFrom('entries').selectAll().execute()).toEqual([]);
  });

  test('is not even read for somebody who has no room for a table', async ({ four }) => {
    const read = vi.spyOn(four.hall.reading, 'bring');
    const { record } = await toAndFro(four, 1);
    const full = async (): Promise<void> => {
      throw new TableTrouble('guest-tables');
    };
    const wanted = { record, chairs, access: 'link' as const, pace: { is: 'none' as const } };
    await expect(bringTable(four.hall, 'ada', wanted, null, full)).rejects.toMatchObject({ word: 'guest-tables' });
    expect(read).not.toHaveBeenCalled();
  });

  test('and at a table nothing is taken back any more when so much was', async ({ four }) => {
    const table = await four.seated('general-orders', 2);
    const { match } = table.playing as Playing;
    const most = mostEntries(match.game, 2, match.header.options);
    Object.defineProperty(match, 'seq', { value: most });
    const { seat } = match.asks()[0] as Ask;
    const request = { is: 'undo' as const, key: key(), at: most, count: 1 };
    await expect(table.request(PEOPLE[seat] as string, request)).rejects.toMatchObject({ word: 'too-long' });
    const asked = { is: 'propose' as const, key: key(), wish: { is: 'undo' as const, count: 0 } };
    await expect(table.request(PEOPLE[seat] as string, asked)).rejects.toMatchObject({ word: 'too-long' });
  });
});
