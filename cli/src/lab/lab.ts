/**
 * The lab: one PostgreSQL that any number of machines play games for. The queue says what is still to be played, `results` what was; a worker holds a
 * lock of its session as long as it lives, so whatever it had taken is known to be lost the moment it is gone.
 */
import pg from 'pg';
import PgBoss from 'pg-boss';

export interface Lab {
  readonly pool: pg.Pool;
  readonly boss: PgBoss;
  close(): Promise<void>;
}

/** One piece of work, the same on every machine. */
export interface Piece {
  /** What it is, as a hash: whoever asks for the same again gets the same answer. */
  readonly key: string;
  readonly kind: 'play' | 'gather';
  readonly game: string;
  readonly task: object;
}

/** Those who wait and those who work must have the same rules and bots, so each release has a queue of its own. */
export const queueOf = (version: string): string => `games-${version}`;

const TABLES = `
  create schema if not exists sztab_lab;
  create table if not exists sztab_lab.runs (run text primary key, command text not null, begun timestamptz not null default now());
  create table if not exists sztab_lab.pieces (run text not null, key text not null, primary key (run, key));
  create table if not exists sztab_lab.results (
    key text primary key, result jsonb, rows bytea, choices text, trouble text, worker text not null, at timestamptz not null default now());
  create table if not exists sztab_lab.workers (worker int primary key, name text not null, since timestamptz not null default now());
  create table if not exists sztab_lab.taken (job uuid primary key, worker int not null);`;
/** Any number, as long as nothing else in the database locks by it. */
export const LOCKS = 1945;

/** A worker gives its pieces back; beyond that time the queue itself takes a piece for lost. */
const EXPIRE_HOURS = 12;

export async function openLab(address: string, queue: string): Promise<Lab> {
  // What the database forgets when it is killed is played again; so nobody waits for its disk.
  const pool = new pg.Pool({ connectionString: address, max: 8, options: '-c synchronous_commit=off' });
  // A connection that breaks while it lies idle is replaced by the next query; only those under way have to hear of it.
  pool.on('error', () => {});
  try {
    const boss = await alone(pool, async () => {
      await pool.query(TABLES);
      const boss = new PgBoss({ db: queries(pool), schema: 'sztab_lab_queue', schedule: false });
      boss.on('error', () => {});
      await boss.start();
      await boss.createQueue(queue, {
        name: queue,
        policy: 'standard',
        retryLimit: 1_000_000,
        expireInHours: EXPIRE_HOURS,
      });
      return boss;
    });
    return {
      pool,
      boss,
      async close() {
        await boss.stop({ graceful: false, wait: true });
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** One after another: two that begin at once would both try to make the same tables. */
async function alone<X>(pool: pg.Pool, act: () => Promise<X>): Promise<X> {
  const session = await pool.connect();
  try {
    await session.query('select pg_advisory_lock($1, 0)', [LOCKS]);
    return await act();
  } finally {
    // The lock ends with its session.
    session.release(true);
  }
}

const queries = (on: Pick<pg.Pool, 'query'>): PgBoss.Db => ({ executeSql: (text, values) => on.query(text, values) });

/** All of it, or nothing. */
export async function inTransaction<X>(pool: pg.Pool, act: (db: PgBoss.Db) => Promise<X>): Promise<X> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const done = await act(queries(client));
    await client.query('commit');
    client.release();
    return done;
  } catch (error) {
    // What was begun ends with its connection.
    client.release(true);
    throw error;
  }
}
