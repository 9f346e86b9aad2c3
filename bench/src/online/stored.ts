/** A database with so many running tables, as our server would have written it. */
import { createHash } from 'node:crypto';
import { Match } from '@sztab/kernel';
import { LogSeal, NEW_TABLE, openStore, type Schema } from '@sztab/server';
import { takeGame } from '@sztab/shelf';
import { seedOf } from './drill.ts';
import { cookieOf, tableId } from './peers.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
/** Rows in one statement: SQLite bounds the number of values. */
const AT_ONCE = 400;

interface Wanted {
  readonly game: string;
  readonly players: number;
  readonly numbers: readonly number[];
  /** Entries that every table has already. */
  readonly entries?: readonly { readonly seat: number; readonly move: string }[];
  /** All are this game, whatever they are called. */
  readonly alike?: number;
}

export async function storeTables(
  database: string,
  { game: id, players, numbers, entries = [], alike }: Wanted,
): Promise<void> {
  const { game } = await takeGame(id);
  const store = await openStore(database);
  const now = Date.now();
  const rows: { [name in 'people' | 'sessions' | 'tables' | 'chairs' | 'entries']: Schema[name][] } = {
    people: [],
    sessions: [],
    tables: [],
    chairs: [],
    entries: [],
  };
  let played: Match | undefined;
  for (const number of numbers) {
    const match = tableId(number);
    if (!played || alike === undefined) played = new Match(game, { players, seed: seedOf(alike ?? number) });
    const { seed, ...header } = played.header;
    rows.tables.push({
      id: match,
      game: id,
      rules: game.edition,
      options: JSON.stringify(header.options),
      state: 'playing',
      access: 'public',
      password: null,
      invite: match,
      pace: '{"is":"none"}',
      drawn: 0,
      host: `${match}-0`,
      seed: seed as string,
      header: JSON.stringify({ ...header, seed: null }),
      seq: entries.length,
      asked: JSON.stringify(played.asks().map(({ seat }) => seat)),
      ...NEW_TABLE,
      seal: new LogSeal(played.header, entries).text,
      opened: now,
      changed: now,
    });
    for (let seat = 0; seat < players; seat++) {
      const person = `${match}-${seat}`;
      rows.people.push({
        id: person,
        name: person,
        login: null,
        password: null,
        language: 'en',
        theme: 'system',
        email: null,
        confirmed: 0,
        mail: 0,
        created: now,
        told: 0,
        seen: 0,
      });
      rows.sessions.push({ token: sha256(cookieOf(match, seat)), person, began: now, seen: now, agent: 'bench' });
      rows.chairs.push({ match, seat, person, bot: null, ready: 1, late: 0, entropy: null, seen: null });
    }
    entries.forEach(({ seat, move }, seq) => {
      rows.entries.push({ match, seq, seat, move, key: `stored-${seq}`, at: now, person: null });
    });
  }
  await store.write(async (tx) => {
    for (const name of ['people', 'sessions', 'tables', 'chairs', 'entries'] as const) {
      for (let i = 0; i < rows[name].length; i += AT_ONCE) {
        await tx
          .insertInto(name)
          .values(rows[name].slice(i, i + AT_ONCE) as never)
          .execute();
      }
    }
  });
  await store.close();
}
