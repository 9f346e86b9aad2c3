/** The queries of the cleanup. Each uses an index (`cleanup.test.ts` reads the query plans). */
import { NOTHING_LEARNED } from '@sztab/protocol';
import { type Kysely, sql } from 'kysely';
import { NOBODY } from '../people/nobody.ts';
import { SESSION_LASTS } from '../people/sessions.ts';
import type { Schema } from '../store/schema.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Rows removed in one commit. */
export const AT_ONCE = 200;
/** Guests removed in a batch: each takes one commit, and one for each batch of their tables. */
const GUESTS_AT_ONCE = 20;
/** A guest who has neither played nor learned anything, unseen for longer, is removed. */
const IDLE_WITHOUT_GAMES = 30 * DAY;
/** A page of a guest who has learned nothing sends this, too. */
const NOTHING = JSON.stringify(NOTHING_LEARNED);
/** A page sends a request again until it is answered; after a day it has given up. */
const ANSWERS_KEPT = DAY;
/** Notices of starts and ends are sent within minutes; the row prevents a second one. */
const NOTICES_KEPT = 30 * DAY;

type Db = Kysely<Schema>;

/** `date`: the time of day, as in rows of people and sessions. `now`: table time (`table-time.ts`). */
export interface CleanupTime {
  readonly date: number;
  readonly now: number;
}
const before = ({ date, now }: CleanupTime, ms: number): CleanupTime => ({ date: date - ms, now: now - ms });

export const endedSessions = (db: Db, { date }: CleanupTime) =>
  db
    .selectFrom('sessions')
    .select('token')
    .where('seen', '<=', date - SESSION_LASTS)
    .orderBy('seen')
    .limit(AT_ONCE);

/** Moments have thirteen digits for a long time to come, so texts compare as numbers do. */
export const expiredChallenges = (db: Db, { date }: CleanupTime) =>
  db
    .selectFrom('settings')
    .select('name')
    .where(sql<boolean>`name like 'challenge:%'`)
    .where('value', '<', String(date))
    .orderBy('value')
    .limit(AT_ONCE);

export const oldAnswers = (db: Db, { now }: CleanupTime) =>
  db
    .selectFrom('requests')
    .select('name')
    .where('at', '<', now - ANSWERS_KEPT)
    .orderBy('at')
    .limit(AT_ONCE);

export const oldNotices = (db: Db, { now }: CleanupTime) =>
  db
    .selectFrom('notices')
    .select(['person', 'match', 'kind'])
    .where('at', '<', now - NOTICES_KEPT)
    .where('kind', '<>', 'turn')
    .orderBy('at')
    .limit(AT_ONCE);

/** Logs without a table. A match that is being brought gets its table within the hour. */
export const discardedLogs = (db: Db, { date }: CleanupTime) =>
  db
    .selectFrom('discarded')
    .select('match')
    .where('at', '<', date - HOUR)
    .orderBy('at')
    .limit(1);

/** Guests unseen since then, without login and passkey, whose open tables have not changed since. */
function guestsUnseenSince(db: Db, since: CleanupTime) {
  return db
    .selectFrom('people')
    .select('people.id')
    .where('people.login', 'is', null)
    .where('people.seen', '<', since.date)
    .where('people.created', '<', since.date)
    .where('people.id', '<>', NOBODY)
    .where(({ not, exists, selectFrom }) => {
      const keys = selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.person', '=', 'people.id');
      const sessions = selectFrom('sessions').select('sessions.token').whereRef('sessions.person', '=', 'people.id');
      return not(exists(keys)).and(not(exists(sessions.where('sessions.seen', '>=', since.date))));
    })
    .where(({ not, exists, selectFrom }) => {
      const sat = selectFrom('chairs')
        .innerJoin('tables as live', 'live.id', 'chairs.match')
        .select('live.id')
        .whereRef('chairs.person', '=', 'people.id')
        .where('live.state', 'in', ['gathering', 'playing'])
        .where('live.changed', '>=', since.now);
      const hosted = selectFrom('tables as hosted')
        .select('hosted.id')
        .whereRef('hosted.host', '=', 'people.id')
        .where('hosted.state', '=', 'gathering')
        .where('hosted.changed', '>=', since.now);
      return not(exists(sat)).and(not(exists(hosted)));
    });
}

/** `days`: after how many days unseen a guest is removed. */
export function idleGuests(db: Db, time: CleanupTime, days: number) {
  return guestsUnseenSince(db, before(time, days * DAY))
    .orderBy('people.seen')
    .limit(GUESTS_AT_ONCE);
}

export function guestsWithoutGames(db: Db, time: CleanupTime, days: number) {
  return guestsUnseenSince(db, before(time, Math.min(days * DAY, IDLE_WITHOUT_GAMES)))
    .where(({ not, exists, selectFrom, and }) => {
      const learned = selectFrom('learned').select('learned.person');
      return and([
        not(exists(selectFrom('chairs').select('chairs.seat').whereRef('chairs.person', '=', 'people.id'))),
        not(exists(selectFrom('eyes').select('eyes.seat').whereRef('eyes.person', '=', 'people.id'))),
        not(exists(selectFrom('results').select('results.seat').whereRef('results.person', '=', 'people.id'))),
        not(exists(selectFrom('talk').select('talk.n').whereRef('talk.person', '=', 'people.id'))),
        not(exists(selectFrom('tables').select('tables.id').whereRef('tables.host', '=', 'people.id'))),
        not(exists(learned.whereRef('learned.person', '=', 'people.id').where('learned.value', '<>', NOTHING))),
      ]);
    })
    .orderBy('people.seen')
    .limit(GUESTS_AT_ONCE);
}

/** Tables of this person that no other person opened, sat at, talked at or has a result of. */
export function tablesOfNobodyElse(db: Db, person: string) {
  const alone = [person, NOBODY];
  return db
    .selectFrom('tables')
    .select('tables.id')
    .where((eb) =>
      eb(
        'tables.id',
        'in',
        eb
          .selectFrom('chairs')
          .select('match as id')
          .where('person', '=', person)
          .union(eb.selectFrom('eyes').select('match as id').where('person', '=', person))
          .union(eb.selectFrom('tables as own').select('own.id').where('own.host', '=', person)),
      ),
    )
    .where('tables.host', 'in', alone)
    .where(({ not, exists, selectFrom, and }) =>
      and(
        (['chairs', 'eyes', 'talk', 'results'] as const).map((one) =>
          not(
            exists(
              selectFrom(one)
                .select(sql.lit(1).as('there'))
                .whereRef(`${one}.match`, '=', 'tables.id')
                .where(`${one}.person`, 'is not', null)
                .where(`${one}.person`, 'not in', alone),
            ),
          ),
        ),
      ),
    )
    .limit(GUESTS_AT_ONCE);
}

/** Removes links to deleted rematches, so that the people of the first table may ask for another one. */
export const withoutRematch = (db: Db, rematches: readonly string[]) =>
  db
    .updateTable('tables')
    .set(({ eb }) => ({ next: null, version: eb('version', '+', 1) }))
    .where('next', 'in', rematches)
    .returning('id');
