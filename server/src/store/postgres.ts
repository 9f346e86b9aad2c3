/** The store in PostgreSQL: for several nodes, or where there is one already. */
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import { PostgresAnnouncements } from './postgres-announcements.ts';
import { LANES, PostgresLog } from './postgres-log.ts';
import type { Schema } from './schema.ts';
import { noteTry, type Store } from './store.ts';
import { StoreTrouble } from './trouble.ts';

const CONNECTIONS = 8;

/** Nodes that start together change the tables one after another. Any number, as long as all agree. */
const MIGRATION_LOCK = 0x737a7462;

/** Moments and counts are bigint and numeric there; ours stay far below 2^53. */
const BIGINT = 20;
const NUMERIC = 1700;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text') =>
    oid === BIGINT || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

const config = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'sztab',
  types,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: 10_000,
});

function openPool(url: string, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config(url), ...options });
  // An idle connection was lost: the pool opens another when it needs one.
  pool.on('error', () => {});
  // One in use was lost: whoever uses it is told by what they asked for. Nobody else must fall over it, least of all the node.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Every check and change that must be over before the first query, on a connection that ends with them. */
async function prepare(url: string, place: string, db: Kysely<Schema>): Promise<void> {
  const client = new pg.Client(config(url));
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
    await migrate(db, 'postgres', place);
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

export async function openPostgres(url: string): Promise<Store> {
  const place = placeOf(url);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: openPool(url, { max: CONNECTIONS }) }) });
  const announcements = new PostgresAnnouncements(config(url));
  // A plan made while there were few tables reads them all, for as long as it is kept; to plan a batch anew costs less than a millisecond.
  const plan = async (client: pg.ClientBase): Promise<void> => {
    await client.query('set plan_cache_mode = force_custom_plan');
  };
  const appends = openPool(url, { max: LANES, onConnect: plan });
  const log = new PostgresLog(appends);
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await log.idle();
    await announcements.close();
    await appends.end();
    await db.destroy();
  };
  try {
    await prepare(url, place, db);
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
