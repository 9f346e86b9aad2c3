/**
 * What people are to be told, as rows in the store. A turn is noted when a table has rested for a while and waits for somebody; it is
 * over when that person has entered something, or when the table rests again and waits for others. One row of the store is the whole
 * truth: whoever sends a notice first takes it there, in a change that looks at the table once more.
 */
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

export const MINUTE = 60_000;
/** A table rests, and a page is gone, when nothing was heard of it for so long. */
export const WAIT = 10 * MINUTE;

type Tx = Transaction<Schema>;

async function turnOf(tx: Tx, match: string, seat: number): Promise<number> {
  const own = tx.selectFrom('entries').select('seq').where('match', '=', match).where('seat', '=', seat);
  const last = await own.orderBy('seq', 'desc').limit(1).executeTakeFirst();
  return last ? last.seq + 1 : 0;
}

/** Writes that this turn waits for the person; where the row speaks of an earlier turn, it begins anew. */
async function putTurn(tx: Tx, match: string, person: string, seat: number, now: number): Promise<void> {
  const turn = await turnOf(tx, match, seat);
  const fresh = { turn, at: now, seen: 0, pushed: null, mailed: null, tries: 0 };
  await tx
    .insertInto('notices')
    .values({ person, match, kind: 'turn', ...fresh })
    .onConflict((known) =>
      known.columns(['person', 'match', 'kind']).doUpdateSet(fresh).where('notices.turn', '<>', turn),
    )
    .execute();
}

/** `restless`: something has just happened there. `nobody`: nobody is to be told of a turn there now. */
type Noted = 'restless' | 'nobody' | 'waits';

/** Brings the rows of one table in step with it. */
export async function note(tx: Tx, match: string, now: number): Promise<Noted> {
  const table = await tx
    .selectFrom('tables')
    .select(['state', 'asked', 'pace', 'paused', 'changed'])
    .where('id', '=', match)
    .executeTakeFirst();
  if (!table) return 'nobody';
  if (table.changed > now - WAIT) return 'restless';
  const seats = table.state === 'playing' ? waitedFor(table) : [];
  const waited = (
    await tx
      .selectFrom('chairs')
      .innerJoin('people', 'people.id', 'chairs.person')
      .select(['chairs.seat', 'people.id as person'])
      .where('match', '=', match)
      .where((where) => where.or([where('mail', '=', 1), where('people.id', 'in', withBrowsers(tx))]))
      .execute()
  ).filter(({ seat }) => seats.includes(seat));
  const rows = tx.deleteFrom('notices').where('match', '=', match).where('kind', '=', 'turn');
  const people = waited.map(({ person }) => person);
  await (people.length > 0 ? rows.where('person', 'not in', people) : rows).execute();
  for (const { seat, person } of waited) await putTurn(tx, match, person, seat, now);
  return table.paused === 0 && people.length > 0 ? 'waits' : 'nobody';
}

/** Whoever has a browser that is to be told. */
const withBrowsers = (db: Pick<Tx, 'selectFrom'>) => db.selectFrom('push').select('person');

/** A row that cannot be read waits for nobody, and must not keep others from being told. */
function waitedFor({ pace, asked }: { pace: string; asked: string }): number[] {
  try {
    return isSlow(pace) ? (JSON.parse(asked) as number[]) : [];
  } catch {
    return [];
  }
}

/** At a table with a live clock everybody sits and looks. */
const isSlow = (pace: string): boolean => (JSON.parse(pace) as { is: string }).is !== 'live';

export const noteTurns = (store: Store, match: string, now: number): Promise<Noted> =>
  store.write((tx) => note(tx, match, now));

/** A start, or an end: in the same change that makes it, so that it is noted once. Whoever ended the game with a move knows. */
export async function noteEvent(tx: Tx, kind: 'start' | 'end', match: string, now: number): Promise<void> {
  const last = tx.selectFrom('entries').select('seat').where('match', '=', match).orderBy('seq', 'desc').limit(1);
  const knows = kind === 'end' ? ((await last.executeTakeFirst())?.seat ?? null) : null;
  const told = await tx
    .selectFrom('chairs')
    .innerJoin('people', 'people.id', 'chairs.person')
    .select(['chairs.seat', 'people.id as person'])
    .where('match', '=', match)
    .where('people.id', 'in', withBrowsers(tx))
    .execute();
  for (const { seat, person } of told) {
    if (seat === knows) continue;
    await tx
      .insertInto('notices')
      .values({ person, match, kind, turn: 0, at: now, seen: 0, pushed: null, mailed: now, tries: 0 })
      .onConflict((known) => known.columns(['person', 'match', 'kind']).doNothing())
      .execute();
  }
}

/** Somebody whose page is open at a table. */
export interface Present {
  readonly match: string;
  readonly person: string;
  readonly seat: number;
  /** Whether the table, a slow one, waits for them. */
  readonly asked: boolean;
}

const AT_ONCE = 100;

/** Whoever looks at the table needs no notice; other nodes cannot see these pages and read of them here. */
export async function noteSeen(store: Store, present: readonly Present[], now: number): Promise<void> {
  for (let i = 0; i < present.length; i += AT_ONCE) {
    const some = present.slice(i, i + AT_ONCE);
    const willing = await store.db
      .selectFrom('people')
      .select('id')
      .where('id', 'in', [...new Set(some.map(({ person }) => person))])
      .where((where) => where.or([where('mail', '=', 1), where('id', 'in', withBrowsers(store.db))]))
      .execute();
    const ids = new Set(willing.map(({ id }) => id));
    const wanted = some.filter(({ person }) => ids.has(person));
    if (wanted.length === 0) continue;
    await store.write(async (tx) => {
      for (const { match, person, seat, asked } of wanted) {
        const rows = tx.updateTable('notices').where('person', '=', person).where('match', '=', match);
        await rows.set({ pushed: now }).where('kind', '<>', 'turn').where('pushed', 'is', null).execute();
        if (!asked) continue;
        await putTurn(tx, match, person, seat, now);
        await rows.set({ seen: now }).where('kind', '=', 'turn').execute();
      }
    });
  }
}

/** Tables where something happened lately: for a server that has just started, or may have missed something. */
export const restless = async ({ db }: Store, since: number): Promise<{ id: string; changed: number }[]> =>
  db
    .selectFrom('tables')
    .select(['id', 'changed'])
    .where('state', '=', 'playing')
    .where('changed', '>', since)
    .execute();
