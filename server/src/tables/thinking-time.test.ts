/** A bot online has the time of its level: so much for a decision, a ceiling for a turn, kept by the table and not by the thread that thinks. */
import type { ThinkOptions } from '@sztab/bots/node';
import { expect, test, vi } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { bots } from '../testing/bots.ts';
import { NOW, personRow } from '../testing/rows.ts';
import { getReady } from './gathering.ts';
import { Hall } from './hall.ts';
import { openTable } from './opening.ts';

test('a table keeps one purse for each bot: what it spent in a turn is missing from the rest of it', async () => {
  const store = await openSqlite(':memory:');
  await store.db
    .insertInto('people')
    .values([personRow('ada')])
    .execute();
  const granted: (number | null)[] = [];
  const turns: number[] = [];
  const think = async (
    _module: unknown,
    _level: string,
    { moves }: { readonly moves: readonly string[] },
    _dice: string,
    { time }: ThinkOptions = {},
  ): Promise<string> => {
    if (!time) throw new Error('a bot without a clock');
    turns.push(time.turn);
    const milliseconds = time.allowance.grant(time.turn) ?? 0;
    granted.push(milliseconds);
    time.allowance.settle({ milliseconds, iterations: 1000 });
    return moves[0] as string;
  };
  const hall = new Hall({ store, thinkers: bots(think), now: () => NOW });
  const chairs = [{ is: 'me' as const }, { is: 'bot' as const, level: 'officer' as const }];
  const terms = { options: {}, chairs, drawn: false, access: 'link' as const, pace: { is: 'none' as const } };
  const { id } = await openTable(hall, 'ada', { game: 'race-to-the-rhine', ...terms }, null);
  const table = await hall.open(id);
  await getReady(hall, table, 'ada', true, '00112233445566778899aabbccddeeff');
  const match = table.playing?.match;
  if (!match) throw new Error('not begun');
  const mine = table.seatOf('ada');
  // Ada answers until the bot has had a turn of many answers.
  for (let n = 0; n < 400 && granted.length < 60; n++) {
    const ask = match.asks().find(({ seat }) => seat === mine);
    if (!ask) await vi.waitFor(() => expect(match.asks().some(({ seat }) => seat === mine)).toBe(true), 20_000);
    else {
      const request = {
        is: 'move' as const,
        key: `request-${match.seq}-of-ada`,
        at: match.seq,
        move: ask.moves[0] as string,
      };
      await table.request('ada', request);
    }
  }
  // Eight thoughts of half a second are a whole turn's four.
  const turnsOf = [...new Set(turns)].map((turn) => granted.filter((_, i) => turns[i] === turn));
  const longest = turnsOf.reduce((most, one) => (one.length > most.length ? one : most));
  expect(longest.length).toBeGreaterThan(8);
  expect(longest).toEqual(longest.map((_, i) => (i < 8 ? 500 : 0)));
  hall.close();
  await store.close();
});
