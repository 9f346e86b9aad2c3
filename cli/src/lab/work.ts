/** A machine that plays for the lab until it is told to stop. Whatever it had taken when it died, another takes. */
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { choicesBeside, openPool } from '@sztab/bots/node';
import { thinkingModule } from '@sztab/shelf';
import { inTransaction, type Lab, LOCKS, type Piece } from './lab.ts';

/** How long a thread without work waits before it asks again. */
const IDLE_MS = 500;

export interface Working {
  readonly queue: string;
  /** As it is told to whoever asks how things stand. */
  readonly name: string;
  readonly threads: number;
  readonly signal: AbortSignal;
  onDone(pieces: number): void;
}

export async function workFor(lab: Lab, { queue, name, threads, signal, onDone }: Working): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sztab-lab-'));
  const mates = openPool(threads);
  const { worker, lost, leave } = await enlist(lab, name);
  let done = 0;
  const lane = async (lane: number): Promise<void> => {
    while (!signal.aborted) {
      const job = await take(lab, queue, worker);
      if (!job) {
        await giveBackLost(lab, queue);
        await pause(IDLE_MS, undefined, { signal }).catch(() => {});
        continue;
      }
      const { kind, game, task, key } = job.data;
      const file = join(folder, `${lane}.rows`);
      const what = { ...task, gameModule: thinkingModule(game), file };
      let result: unknown = null;
      let trouble: string | null = null;
      try {
        result = await mates.run(kind as never, what as never, signal);
      } catch (cause) {
        if (signal.aborted) return putBack(lab, queue, job.id);
        trouble = String(cause);
      }
      const gathered = kind === 'gather' && trouble === null;
      const rows = gathered ? readFileSync(file) : null;
      const choices = gathered ? takeFile(choicesBeside(file)) : null;
      await inTransaction(lab.pool, async (db) => {
        await db.executeSql(
          'insert into sztab_lab.results (key, result, rows, choices, trouble, worker) values ($1, $2, $3, $4, $5, $6) on conflict (key) do nothing',
          [key, JSON.stringify(result), rows, choices, trouble, name],
        );
        await db.executeSql('delete from sztab_lab.taken where job = $1', [job.id]);
        await lab.boss.complete(queue, job.id, {}, { db });
      });
      onDone(++done);
    }
  };
  try {
    await Promise.race([Promise.all(Array.from({ length: threads }, (_, n) => lane(n))), lost]);
  } finally {
    await mates.close();
    await leave();
    rmSync(folder, { recursive: true });
  }
}

/** A file that only some pieces leave; it must not be taken for the next one's. */
function takeFile(file: string): string | null {
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  return text;
}

interface Enlisted {
  readonly worker: number;
  /** Rejects when the session is cut: others take this worker for dead then. */
  readonly lost: Promise<never>;
  leave(): Promise<void>;
}

/** As long as its session holds the lock, a worker is alive; nothing else has to tell so. */
async function enlist({ pool }: Lab, name: string): Promise<Enlisted> {
  const session = await pool.connect();
  const worker = randomInt(1, 2 ** 31);
  const lost = new Promise<never>((_, reject) => {
    session.once('error', reject);
  });
  lost.catch(() => {});
  // A machine that lost its power says nothing; so the database asks.
  await session.query('set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3');
  await session.query('select pg_advisory_lock($1, $2)', [LOCKS, worker]);
  await session.query('insert into sztab_lab.workers (worker, name) values ($1, $2)', [worker, name]);
  return {
    worker,
    lost,
    async leave() {
      try {
        await session.query('delete from sztab_lab.workers where worker = $1', [worker]);
      } finally {
        session.release(true);
      }
    },
  };
}

/** Takes a piece and says whose it is in one stroke: none is ever active that nobody answers for. */
const take = ({ pool, boss }: Lab, queue: string, worker: number) =>
  inTransaction(pool, async (db) => {
    const [job] = await boss.fetch<Piece>(queue, { batchSize: 1, db });
    if (!job) return null;
    await db.executeSql(
      'insert into sztab_lab.taken (job, worker) values ($1, $2) on conflict (job) do update set worker = excluded.worker',
      [job.id, worker],
    );
    return job;
  });

const putBack = ({ pool, boss }: Lab, queue: string, job: string): Promise<void> =>
  inTransaction(pool, async (db) => {
    await db.executeSql('delete from sztab_lab.taken where job = $1', [job]);
    await boss.fail(queue, job, {}, { db });
  });

export const ALIVE = `exists (
  select from pg_locks l where l.locktype = 'advisory' and l.classid = ${LOCKS} and l.objid::bigint = w.worker and l.granted
  and l.database = (select oid from pg_database where datname = current_database()))`;

/** What dead workers had taken goes back into the queue. */
const giveBackLost = ({ pool, boss }: Lab, queue: string): Promise<void> =>
  inTransaction(pool, async (db) => {
    const { rows } = await db.executeSql(`delete from sztab_lab.taken w where not ${ALIVE} returning job`, []);
    await db.executeSql(`delete from sztab_lab.workers w where not ${ALIVE}`, []);
    const jobs = rows.map(({ job }: { job: string }) => job);
    for (const job of jobs) await boss.fail(queue, job, {}, { db });
  });
