/** The store in PostgreSQL: for several nodes, or where there is one already. */
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import { PostgresAnnouncements } from './postgres-announcements.ts';
import { PATIENCE, PostgresConnections, patientConfig } from './postgres-connections.ts';
import { LANES, PostgresLog } from './postgres-log.ts';
import type { Schema } from './schema.ts';
import { noteTry, type Store } from './store.ts';
import { StoreTrouble } from './trouble.ts';

const CONNECTIONS = 8;

/** Nodes that start together change the tables one after another. Any number, as long as all agree. */
const MIGRATION_LOCK = 0x737a7462;

const dialect = (pool: PostgresPool): PostgresDialect => new PostgresDialect({ pool });

/** Every check and change that must be over before the first query, on connections that end with them. */
async function prepare(url: string, place: string): Promise<void> {
  const client = new pg.Client(patientConfig(url));
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ sync: string; fsync: string; encoding: string }>(
      `select current_setting('synchronous_commit') as sync, current_setting('fsync') as fsync,
       current_setting('server_encoding') as encoding`,
    );
    const { sync, fsync, encoding } = rows[0] as (typeof rows)[0];
    if (sync === 'off' || fsync === 'off') throw new StoreTrouble('unsafe', place);
    if (encoding !== 'UTF8') throw new StoreTrouble('letters', place);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const pool = new pg.Pool({ ...patientConfig(url), max: 1 });
    pool.on('error', () => {});
    pool.on('connect', (one) => one.on('error', () => {}));
    const db = new Kysely<Schema>({ dialect: dialect(pool) });
    await migrate(db, 'postgres', place).finally(() => db.destroy());
  } finally {
    // Gives the lock back too.
    await client.end();
  }
}

/** Where it is, without user and password. */
function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return host + pathname;
  } catch {
    throw new StoreTrouble('address', 'postgres');
  }
}

function explained(place: string, error: unknown): unknown {
  if (error instanceof StoreTrouble) return error;
  const { code = '' } = error as { code?: string };
  if (code === '3D000') return new StoreTrouble('absent', place, error);
  if (code === '42501') return new StoreTrouble('unowned', place, error);
  if (code.startsWith('28')) return new StoreTrouble('stranger', place, error);
  // 57: it is starting, or going down.
  if (error instanceof pg.DatabaseError && !code.startsWith('57')) return error;
  return new StoreTrouble('unreachable', place, error);
}

const MOST_TRIES = 30;

/** Both databases promise the same: as if one came after another. Here that may take a second try. */
async function inTurn<X>(act: () => Promise<X>): Promise<X> {
  for (let tries = 1; ; tries++) {
    try {
      return await act();
    } catch (error) {
      const { code } = error as { code?: string };
      if ((code !== '40001' && code !== '40P01') || tries === MOST_TRIES) throw error;
      await pause(Math.random() * 5 * tries);
    }
  }
}

/** `patience`: how many milliseconds an answer may take. */
export async function openPostgres(url: string, patience = PATIENCE): Promise<Store> {
  const place = placeOf(url);
  const connections = new PostgresConnections(url, patience);
  const db = new Kysely<Schema>({
    dialect: dialect(connections.withBreaker(connections.pool({ max: CONNECTIONS }), place)),
  });
  const announcements = new PostgresAnnouncements(connections.config);
  // A plan made while there were few tables reads them all, for as long as it is kept; to plan a batch anew costs less than a millisecond.
  const plan = async (client: pg.ClientBase): Promise<void> => {
    await client.query('set plan_cache_mode = force_custom_plan');
  };
  const appends = connections.pool({ max: LANES, onConnect: plan });
  const log = new PostgresLog(appends);
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    setTimeout(() => connections.drop(), patience).unref();
    await log.idle();
    await announcements.close();
    await appends.end();
    await db.destroy();
  };
  try {
    await prepare(url, place);
    await announcements.open();
  } catch (error) {
    await close();
    throw explained(place, error);
  }
  return {
    kind: 'postgres',
    db,
    write: (act) => inTurn(() => db.transaction().setIsolationLevel('serializable').execute(act)),
    append: async (entry, patch) => {
      if (closing) throw new StoreTrouble('closed', place);
      return log.append(entry, patch);
    },
    async fence(match) {
      // An entry is written only at the version that it was worked out from; one that is being written just now is waited for.
      const row = db.updateTable('tables').set(({ eb }) => ({ version: eb('version', '+', 1) }));
      await row.where('id', '=', match).execute();
    },
    announce: (match) => announcements.announce(match),
    onAnnounced: (listener) => announcements.onAnnounced(listener),
    tellOthers: (match, words) => announcements.tellOthers(match, words),
    onTold: (listener) => announcements.onTold(listener),
    async living(nodes) {
      // A node is known by the connection it speaks over, and PostgreSQL knows at once when that is gone.
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where pid = any(${nodes})`.execute(db);
      return rows.map(({ pid }) => pid);
    },
    async check() {
      await sql`select 1`.execute(db);
    },
    tryWriting: () => noteTry(db),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
