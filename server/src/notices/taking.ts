/** Who sends what: each row of the store is taken by one node, in a change that looks at the table once more. */
import { sql } from 'kysely';
import type { NoticesRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { MINUTE, note, WAIT } from './turns.ts';

/** Before a start or an end is told every node has said whose pages are open there. */
const SETTLED = 2 * MINUTE;
/** Nobody wants to hear of a start or an end any later. */
const STALE = 24 * 60 * MINUTE;

/** A person's row of one kind at one table. */
export type Notice = Pick<NoticesRow, 'person' | 'match' | 'kind'>;

/** Rows that may be pushed now; each has to be taken before it is sent. */
export function unpushed({ db }: Store, now: number): Promise<Notice[]> {
  return db
    .selectFrom('notices')
    .innerJoin('tables', 'tables.id', 'notices.match')
    .select(['notices.person', 'notices.match', 'notices.kind'])
    .where('pushed', 'is', null)
    .where('notices.person', 'in', db.selectFrom('push').select('person'))
    .where((where) =>
      where.or([
        where.and([
          where('kind', '=', 'turn'),
          where('tables.state', '=', 'playing'),
          where('paused', '=', 0),
          where('changed', '<=', now - WAIT),
          where('seen', '<=', now - WAIT),
        ]),
        where.and([where('kind', '<>', 'turn'), where('at', '<=', now - SETTLED), where('at', '>', now - STALE)]),
      ]),
    )
    .orderBy('at')
    .limit(500)
    .execute();
}

/** True for the one who may send it. */
export const takePush = (store: Store, { person, match, kind }: Notice, now: number): Promise<boolean> =>
  store.write(async (tx) => {
    if (kind === 'turn' && (await note(tx, match, now)) !== 'waits') return false;
    const { numUpdatedRows } = await tx
      .updateTable('notices')
      .set({ pushed: now })
      .where('person', '=', person)
      .where('match', '=', match)
      .where('kind', '=', kind)
      .where('pushed', 'is', null)
      .where('seen', '<=', now - WAIT)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  });

/** Nobody is written to more often. */
const BETWEEN_MAILS = 6 * 60 * MINUTE;
const MOST_TRIES = 5;

/** People to whom a mail may be due. */
export async function unmailed({ db }: Store, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('notices')
    .innerJoin('people', 'people.id', 'notices.person')
    .select('people.id')
    .distinct()
    .where('mailed', 'is', null)
    .where('kind', '=', 'turn')
    .where('people.mail', '=', 1)
    .where('email', 'is not', null)
    .where('confirmed', '=', 1)
    .where('told', '<=', now - BETWEEN_MAILS)
    .where('notices.seen', '<=', now - WAIT)
    // Asked of each row: a join could begin with all tables that are played.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('tables')
          .select('tables.id')
          .whereRef('tables.id', '=', 'notices.match')
          .where('tables.state', '=', 'playing')
          .where('paused', '=', 0)
          .where('changed', '<=', now - WAIT),
      ),
    )
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}

/** A digest that was taken: all tables that wait, and how to give it back. */
export interface Digest {
  readonly person: string;
  readonly matches: readonly string[];
  /** When the one before it was sent, and this one taken. */
  readonly before: number;
  readonly taken: number;
}

/** The digest for the one who may send it, else null. */
export const takeMail = (store: Store, person: string, now: number): Promise<Digest | null> =>
  store.write(async (tx) => {
    const who = await tx.selectFrom('people').select('told').where('id', '=', person).executeTakeFirst();
    if (!who || who.told > now - BETWEEN_MAILS) return null;
    const mine = () => tx.selectFrom('notices').where('person', '=', person).where('kind', '=', 'turn');
    const matches: string[] = [];
    for (const { match } of await mine().select('match').orderBy('at').execute())
      if ((await note(tx, match, now)) === 'waits') matches.push(match);
    const waiting = await mine().select(['match', 'mailed', 'seen']).orderBy('at').orderBy('match').execute();
    const due = waiting.filter(({ match, seen }) => matches.includes(match) && seen <= now - WAIT);
    const news = due.filter(({ mailed }) => mailed === null).map(({ match }) => match);
    if (news.length === 0) return null;
    await tx.updateTable('people').set({ told: now }).where('id', '=', person).execute();
    await tx
      .updateTable('notices')
      .set({ mailed: now, tries: sql`tries + 1` })
      .where('person', '=', person)
      .where('kind', '=', 'turn')
      .where('match', 'in', news)
      .execute();
    return { person, matches: due.map(({ match }) => match), before: who.told, taken: now };
  });

/** It surely did not arrive: the next round may try again, a few times. */
export const giveBack = (store: Store, { person, before, taken }: Digest): Promise<void> =>
  store.write(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('notices')
      .set({ mailed: null })
      .where('person', '=', person)
      .where('kind', '=', 'turn')
      .where('mailed', '=', taken)
      .where('tries', '<', MOST_TRIES)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const told = tx.updateTable('people').set({ told: before }).where('id', '=', person);
    await told.where('told', '=', taken).execute();
  });
