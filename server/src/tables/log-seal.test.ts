/** A log with an illegal move is noticed when its table is opened: all pages get `unreadable`, and nothing from the log. */
import { type Ask, below, type FastStream, fastStream, type Game, Match } from '@sztab/kernel';
import { gameIds, takeGame } from '@sztab/shelf';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { bots } from '../testing/bots.ts';
import { entryRow, personRow, tableRow } from '../testing/rows.ts';
import { Hall } from './hall.ts';
import { LogSeal } from './log-seal.ts';

const SEED = '4'.repeat(64);
const ENTRIES = 120;
const TRIES = 48;

type Line = { seat: number; move: string; offered: readonly Ask[] }[];

/** The first moves of a random game, each with what was offered at its place. */
function played(game: Game, chance: FastStream): { match: Match; line: Line } {
  const match = new Match(game, { players: game.players[0], seed: SEED });
  const line: Line = [];
  while (match.seq < ENTRIES && !match.outcome) {
    const offered = match.asks();
    const { seat, moves } = offered[below(chance, offered.length)] as Ask;
    const move = moves[below(chance, moves.length)] as string;
    line.push({ seat, move, offered });
    match.play(seat, move, match.seq, offered);
  }
  return { match, line };
}

/** A move of no game, one from another place of this log, or the right one of the wrong seat; never a legal one. */
function nonsense(line: Line, chance: FastStream) {
  for (;;) {
    const place = below(chance, line.length);
    const { seat, move, offered } = line[place] as Line[number];
    const other = line[below(chance, line.length)] as Line[number];
    const seats = Math.max(...line.map((one) => one.seat)) + 1;
    const kinds = [
      { seat, move: 'nonsense(1)' },
      { seat, move: other.move },
      { seat: (seat + 1) % seats, move },
    ];
    const planted = kinds[below(chance, kinds.length)] as { seat: number; move: string };
    const isLegal = offered.some((ask) => ask.seat === planted.seat && ask.moves.includes(planted.move));
    if (!isLegal) return { place, ...planted };
  }
}

let store: Store;
let hall: Hall;
const troubles: string[] = [];
beforeEach(async () => {
  store = await openSqlite(':memory:');
  await store.db.insertInto('people').values(personRow('ada')).execute();
  troubles.length = 0;
  hall = new Hall({ store, thinkers: bots(), onTrouble: (what, id) => troubles.push(`${what} ${id}`) });
});
afterEach(async () => {
  hall.close();
  await store.close();
});

async function stored(id: string, name: string, chance: FastStream): Promise<Line> {
  const { game } = await takeGame(name);
  const { match, line } = played(game, chance);
  const { seed, ...header } = match.header;
  const shown = { game: game.id, rules: game.edition, options: JSON.stringify(header.options), pace: '{"is":"none"}' };
  const asked = JSON.stringify(match.asks().map(({ seat }) => seat));
  const row = { ...shown, seed: seed as string, header: JSON.stringify({ ...header, seed: null }), asked };
  const over = match.outcome ? { state: 'over' as const } : {};
  await store.db
    .insertInto('tables')
    .values(tableRow(id, { ...row, ...over, seq: line.length, host: 'ada' }))
    .execute();
  for (const [seq, { seat, move }] of line.entries())
    await store.db
      .insertInto('entries')
      .values(entryRow(id, seq, { seat, move }))
      .execute();
  return line;
}

const write = (id: string, seq: number, entry: { seat: number; move: string }) =>
  store.db
    .updateTable('entries')
    .set({ seat: entry.seat, move: entry.move })
    .where('match', '=', id)
    .where('seq', '=', seq)
    .execute();
const sealIs = (id: string, seal: string | null) =>
  store.db.updateTable('tables').set({ seal }).where('id', '=', id).execute();
const sealOf = async (id: string): Promise<string | null> =>
  (await store.db.selectFrom('tables').select('seal').where('id', '=', id).executeTakeFirstOrThrow()).seal;
const open = async (id: string): Promise<number | undefined> => {
  hall.forget(id);
  return (await hall.open(id)).playing?.match.seq;
};

describe.each(gameIds())('%s', (name) => {
  test.each([
    ['sealed', true],
    ['never sealed, as older servers left it', false],
  ])(
    '%s: nonsense inside the log is noticed wherever it is',
    async (_what, isSealed) => {
      const chance = fastStream(1944);
      const line = await stored('a-table', name, chance);
      // A sound log is opened, and sealed where it was not.
      expect(await open('a-table')).toBe(line.length);
      const seal = await sealOf('a-table');
      expect(seal).not.toBeNull();
      await stored('another', name, chance);
      const unnoticed: object[] = [];
      for (let n = 0; n < TRIES; n++) {
        const planted = nonsense(line, chance);
        await write('a-table', planted.place, planted);
        if (!isSealed) await sealIs('a-table', null);
        const error = await open('a-table').catch((error) => error);
        if (error?.word !== 'unreadable') unnoticed.push(planted);
        await write('a-table', planted.place, line[planted.place] as Line[number]);
        if (n % 12 === 0) expect(await open('another')).toBeGreaterThan(0);
      }
      expect(unnoticed).toEqual([]);
      // Once it is as it was, it is opened again.
      expect(await open('a-table')).toBe(line.length);
      expect(await sealOf('a-table')).toBe(seal);
    },
    120_000,
  );
});

test('a legal move that was changed into another legal one is noticed, too, and so are other dice', async () => {
  const line = await stored('a-table', 'general-orders', fastStream(9));
  await open('a-table');
  // The last move: all that comes after it is legal.
  const place = line.length - 1;
  const { seat, move, offered } = line[place] as Line[number];
  const other = offered.find((ask) => ask.seat === seat)?.moves.find((one) => one !== move) as string;
  await write('a-table', place, { seat, move: other });
  await expect(open('a-table')).rejects.toMatchObject({ word: 'unreadable' });
  await write('a-table', place, { seat, move });
  await open('a-table');
  await store.db
    .updateTable('tables')
    .set({ seed: '5'.repeat(64) })
    .where('id', '=', 'a-table')
    .execute();
  await expect(open('a-table')).rejects.toMatchObject({ word: 'unreadable' });
});

test('entries that an older server added without a seal are checked, and sealed', async () => {
  const line = await stored('a-table', 'operation-most-iii', fastStream(7));
  await open('a-table');
  const seal = await sealOf('a-table');
  const { header } = (await hall.open('a-table')).playing?.match ?? {};
  const older = new LogSeal(header as Match['header'], line.slice(0, -3)).text;
  await sealIs('a-table', older);
  expect(await open('a-table')).toBe(line.length);
  expect(await sealOf('a-table')).toBe(seal);
  await sealIs('a-table', older);
  await write('a-table', line.length - 1, { seat: 0, move: 'nonsense(1)' });
  await expect(open('a-table')).rejects.toMatchObject({ word: 'unreadable' });
});

test('a log is checked once: a sealed one is opened without the thread that checks', async () => {
  await stored('a-table', 'operation-most-iii', fastStream(7));
  await open('a-table');
  await hall.reading.close();
  expect(await open('a-table')).toBeGreaterThan(0);
  await sealIs('a-table', null);
  await expect(open('a-table')).rejects.toMatchObject({ word: 'busy' });
});

test('many logs that were never sealed are opened at one time, and each is checked', async () => {
  const ids = Array.from({ length: 210 }, (_, n) => `table-${n}`);
  const line = await stored('first', 'operation-most-iii', fastStream(7));
  const { id: _, ...row } = await store.db
    .selectFrom('tables')
    .selectAll()
    .where('id', '=', 'first')
    .executeTakeFirstOrThrow();
  const few = line.slice(0, 8);
  for (const id of ids) {
    await store.db
      .insertInto('tables')
      .values({ ...row, id, invite: id, seq: few.length, asked: '[]' })
      .execute();
    await store.db
      .insertInto('entries')
      .values(few.map(({ seat, move }, seq) => entryRow(id, seq, { seat, move })))
      .execute();
  }
  await write('table-3', 4, { seat: 0, move: 'nonsense(1)' });
  const opened = await Promise.allSettled(ids.map((id) => hall.open(id)));
  expect(opened.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []))).toEqual([3]);
  expect(await sealOf('table-209')).not.toBeNull();
});
