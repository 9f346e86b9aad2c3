/** The steps of the cleanup. A new kind of dead row gets a step in `STEPS` and a query with an index in `dead-rows.ts`. */
import type { Transaction } from 'kysely';
import { farewell } from '../people/farewell.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import {
  AT_ONCE,
  discardedLogs,
  endedSessions,
  expiredChallenges,
  guestsWithoutGames,
  idleGuests,
  type Moment,
  oldAnswers,
  oldNotices,
  tablesOfNobodyElse,
} from './dead-rows.ts';

export interface CleanupAt {
  readonly store: Store;
  readonly moment: Moment;
  /** After how many days unseen a guest is removed; 0: never. */
  readonly guestDays: number;
  /** The table was deleted, or changed outside its queue. */
  onTable(id: string, is: 'deleted' | 'changed'): void;
}

/** Removes a few rows in short commits and returns how many; 0: none are left. May be repeated and interrupted. */
export type CleanupStep = (at: CleanupAt) => Promise<number>;

export const STEPS: Readonly<Record<string, CleanupStep>> = {
  'ended sessions': async ({ store: { db }, moment }) => {
    const ended = db.deleteFrom('sessions').where('token', 'in', endedSessions(db, moment));
    return Number((await ended.executeTakeFirst()).numDeletedRows);
  },
  'expired challenges': async ({ store: { db }, moment }) => {
    const expired = db.deleteFrom('settings').where('name', 'in', expiredChallenges(db, moment));
    return Number((await expired.executeTakeFirst()).numDeletedRows);
  },
  'old answers': async ({ store: { db }, moment }) => {
    const old = db.deleteFrom('requests').where('name', 'in', oldAnswers(db, moment));
    return Number((await old.executeTakeFirst()).numDeletedRows);
  },
  'old notices': ({ store, moment }) =>
    store.write(async (tx) => {
      const old = await oldNotices(tx, moment).execute();
      for (const { person, match, kind } of old) {
        const row = tx.deleteFrom('notices').where('person', '=', person).where('match', '=', match);
        await row.where('kind', '=', kind).execute();
      }
      return old.length;
    }),
  'guests without games': async (at) => {
    const { store, moment, guestDays } = at;
    return guestDays === 0 ? 0 : removeGuests(at, (db) => guestsWithoutGames(db, moment, guestDays), store);
  },
  'guests unseen': async (at) => {
    const { store, moment, guestDays } = at;
    return guestDays === 0 ? 0 : removeGuests(at, (db) => idleGuests(db, moment, guestDays), store);
  },
  'logs without a table': ({ store, moment }) =>
    store.write(async (tx) => {
      const log = await discardedLogs(tx, moment).executeTakeFirst();
      return log ? removeEntries(tx, log.match) : 0;
    }),
};

/** Removes the next entries of this log; after the last one, its row in `discarded`. */
async function removeEntries(tx: Transaction<Schema>, match: string): Promise<number> {
  const table = await tx.selectFrom('tables').select('id').where('id', '=', match).executeTakeFirst();
  const some = table
    ? []
    : await tx.selectFrom('entries').select('seq').where('match', '=', match).orderBy('seq').limit(AT_ONCE).execute();
  const last = some.at(-1);
  if (last) await tx.deleteFrom('entries').where('match', '=', match).where('seq', '<=', last.seq).execute();
  else await tx.deleteFrom('discarded').where('match', '=', match).execute();
  return some.length + 1;
}

type Idle = (db: Store['db']) => ReturnType<typeof idleGuests>;

async function removeGuests(at: CleanupAt, idle: Idle, { db }: Store): Promise<number> {
  const guests = await idle(db).execute();
  for (const { id } of guests) await removeGuest(at, idle, id);
  return guests.length;
}

/** Each commit checks again that the guest has not come back. */
async function removeGuest({ store, onTable }: CleanupAt, idle: Idle, guest: string): Promise<void> {
  const isIdle = async (tx: Transaction<Schema>): Promise<boolean> =>
    (await idle(tx).where('people.id', '=', guest).executeTakeFirst()) !== undefined;
  for (;;) {
    const deleted = await store.write(async (tx) => {
      const ids = (await isIdle(tx)) ? (await tablesOfNobodyElse(tx, guest).execute()).map(({ id }) => id) : [];
      if (ids.length === 0) return ids;
      // Their logs may be long: `logs without a table` removes them in steps.
      await tx
        .insertInto('discarded')
        .values(ids.map((match) => ({ match, at: 0 })))
        .execute();
      await tx.deleteFrom('results').where('match', 'in', ids).execute();
      await tx.deleteFrom('tables').where('id', 'in', ids).execute();
      return ids;
    });
    for (const id of deleted) onTable(id, 'deleted');
    if (deleted.length === 0) break;
  }
  const { tables } = await farewell(store, guest, isIdle);
  for (const id of tables) onTable(id, 'changed');
}
