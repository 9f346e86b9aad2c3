/** The steps of the cleanup. A new kind of dead row gets a step in `STEPS` and a query with an index in `dead-rows.ts`. */
import type { Transaction } from 'kysely';
import { farewell } from '../people/farewell.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import {
  AT_ONCE,
  type CleanupTime,
  discardedLogs,
  endedSessions,
  expiredChallenges,
  guestsWithoutGames,
  idleGuests,
  oldAnswers,
  oldNotices,
  tablesOfNobodyElse,
  withoutRematch,
} from './dead-rows.ts';

export interface CleanupContext {
  readonly store: Store;
  readonly time: CleanupTime;
  /** After how many days unseen a guest is removed; 0: never. */
  readonly guestDays: number;
  /** The table was deleted, or changed outside its queue. */
  onTable(id: string, is: 'deleted' | 'changed'): void;
}

/** Removes a few rows in short commits and returns how many; 0: none are left. It may be repeated and interrupted. */
export type CleanupStep = (context: CleanupContext) => Promise<number>;

export const STEPS: Readonly<Record<string, CleanupStep>> = {
  'ended sessions': async ({ store: { db }, time }) => {
    const ended = db.deleteFrom('sessions').where('token', 'in', endedSessions(db, time));
    return Number((await ended.executeTakeFirst()).numDeletedRows);
  },
  'expired challenges': async ({ store: { db }, time }) => {
    const expired = db.deleteFrom('settings').where('name', 'in', expiredChallenges(db, time));
    return Number((await expired.executeTakeFirst()).numDeletedRows);
  },
  'old answers': async ({ store: { db }, time }) => {
    const old = db.deleteFrom('requests').where('name', 'in', oldAnswers(db, time));
    return Number((await old.executeTakeFirst()).numDeletedRows);
  },
  'old notices': ({ store, time }) =>
    store.write(async (tx) => {
      const old = await oldNotices(tx, time).execute();
      for (const { person, match, kind } of old) {
        const row = tx.deleteFrom('notices').where('person', '=', person).where('match', '=', match);
        await row.where('kind', '=', kind).execute();
      }
      return old.length;
    }),
  'guests without games': async (context) => {
    const { store, time, guestDays } = context;
    return guestDays === 0 ? 0 : removeGuests(context, (db) => guestsWithoutGames(db, time, guestDays), store);
  },
  'guests unseen': async (context) => {
    const { store, time, guestDays } = context;
    return guestDays === 0 ? 0 : removeGuests(context, (db) => idleGuests(db, time, guestDays), store);
  },
  'logs without a table': ({ store, time }) =>
    store.write(async (tx) => {
      const log = await discardedLogs(tx, time).executeTakeFirst();
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

type IdleQuery = (db: Store['db']) => ReturnType<typeof idleGuests>;

async function removeGuests(context: CleanupContext, idle: IdleQuery, { db }: Store): Promise<number> {
  const guests = await idle(db).execute();
  for (const { id } of guests) await removeGuest(context, idle, id);
  return guests.length;
}

/** Each commit checks again that the guest has not come back. */
async function removeGuest({ store, onTable }: CleanupContext, idle: IdleQuery, guest: string): Promise<void> {
  const isIdle = async (tx: Transaction<Schema>): Promise<boolean> =>
    (await idle(tx).where('people.id', '=', guest).executeTakeFirst()) !== undefined;
  for (;;) {
    const { deleted, changed } = await store.write(async (tx) => {
      const ids = (await isIdle(tx)) ? (await tablesOfNobodyElse(tx, guest).execute()).map(({ id }) => id) : [];
      if (ids.length === 0) return { deleted: ids, changed: ids };
      // Their logs may be long: `logs without a table` removes them in steps.
      await tx
        .insertInto('discarded')
        .values(ids.map((match) => ({ match, at: 0 })))
        .execute();
      await tx.deleteFrom('results').where('match', 'in', ids).execute();
      await tx.deleteFrom('tables').where('id', 'in', ids).execute();
      const before = await withoutRematch(tx, ids).execute();
      return { deleted: ids, changed: before.map(({ id }) => id) };
    });
    for (const id of deleted) onTable(id, 'deleted');
    for (const id of changed) onTable(id, 'changed');
    if (deleted.length === 0) break;
  }
  const { tables } = await farewell(store, guest, isIdle);
  for (const id of tables) onTable(id, 'changed');
}
