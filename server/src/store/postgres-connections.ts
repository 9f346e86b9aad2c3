/**
 * Connections to PostgreSQL that wait for nobody for ever. One that has not answered in time is dropped and never asked again: what it still
 * has to say must not be taken for the answer to something else.
 */
import net from 'node:net';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { isAway, StoreTrouble } from './trouble.ts';

/** In milliseconds: longer than anything takes that we ask, also on a busy machine, and shorter than people wait. */
export const PATIENCE = 4000;

/** Moments and counts are bigint and numeric there; ours stay far below 2^53. */
const BIGINT = 20;
const NUMERIC = 1700;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text') =>
    oid === BIGINT || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** For what may take as long as it likes: locks that other nodes hold, and changes of whole tables. */
export const patientConfig = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'sztab',
  types,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: 10_000,
});

/** In milliseconds: how long the word of a statement that was given up may be on its way. */
const ON_THE_WAY = 500;

/** What the driver says when an answer does not come in time. */
const TOO_LATE = 'Query read timeout';

/** In milliseconds: while PostgreSQL hangs, one question in this time finds out whether it answers again. */
const TRIED_EVERY = 1000;

/** Whether PostgreSQL answers. Once an answer was late, others need not wait for theirs. */
export class Pulse {
  #hangs = false;
  #tried = Number.NEGATIVE_INFINITY;
  #answers = 0;

  /** How many answers came so far. */
  get answers(): number {
    return this.#answers;
  }

  /** An answer did not come in time. `answers`: how many had come when it was asked for; others since then prove that only one connection hangs. */
  late(answers: number): void {
    if (answers === this.#answers) this.#hangs = true;
  }

  answered(): void {
    this.#answers++;
    this.#hangs = false;
    this.#tried = Number.NEGATIVE_INFINITY;
  }

  get hangs(): boolean {
    return this.#hangs;
  }

  /** Whether something may be asked now; while PostgreSQL hangs, only in order to try. */
  mayAsk(): boolean {
    if (!this.#hangs) return true;
    const now = performance.now();
    if (now - this.#tried < TRIED_EVERY) return false;
    this.#tried = now;
    return true;
  }
}

export interface ImpatientConfig extends pg.ClientConfig {
  readonly pulse: Pulse;
}

export class ImpatientClient extends pg.Client {
  readonly #pulse: Pulse | undefined;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.#pulse = (config as ImpatientConfig | undefined)?.pulse;
  }

  override query(...asked: unknown[]): never {
    const answers = this.#pulse?.answers ?? 0;
    const answer: unknown = (super.query as (...asked: unknown[]) => unknown).apply(this, asked);
    // Whoever asks by a callback is a pool, which lets go of a connection that failed. While something is asked, `end` does not wait for it.
    if (answer instanceof Promise)
      answer.then(
        () => this.#pulse?.answered(),
        (error: Error) => {
          if (error.message !== TOO_LATE) return;
          this.#pulse?.late(answers);
          void this.end();
        },
      );
    return answer as never;
  }
}

/** All connections of one node. */
export class PostgresConnections {
  readonly config: ImpatientConfig;
  readonly pulse = new Pulse();
  readonly #sockets = new Set<net.Socket>();
  #dropped = false;

  constructor(url: string, patience: number) {
    const stream = (): net.Socket => {
      const socket = new net.Socket();
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
      if (this.#dropped) setImmediate(() => socket.destroy());
      return socket;
    };
    this.config = {
      ...patientConfig(url),
      connectionTimeoutMillis: patience,
      // PostgreSQL gives up first: then the connection lives on, and a statement that waits for a lock is not carried out later.
      statement_timeout: patience,
      query_timeout: patience + ON_THE_WAY,
      // A node that was cut off in the middle of a change holds no lock for long.
      idle_in_transaction_session_timeout: 2 * patience,
      pulse: this.pulse,
      stream,
    };
  }

  /** A pool for questions that are refused at once while PostgreSQL hangs; `place` is named in the refusal. */
  pulsing(pool: pg.Pool, place: string): PostgresPool {
    const refuse = (): never => {
      throw new StoreTrouble('silent', place);
    };
    return {
      connect: async () => {
        const isTry = this.pulse.hangs;
        if (!this.pulse.mayAsk()) return refuse();
        const { answers } = this.pulse;
        const client = await pool.connect().catch((error) => {
          if (isAway(error)) this.pulse.late(answers);
          throw error;
        });
        // It hung while this one waited for its connection.
        if (this.pulse.hangs && !isTry) {
          client.release();
          return refuse();
        }
        return client;
      },
      end: () => pool.end(),
    };
  }

  pool(options: pg.PoolConfig): pg.Pool {
    const pool = new pg.Pool({ ...this.config, ...options, Client: ImpatientClient });
    // An idle connection was lost: the pool opens another when it needs one.
    pool.on('error', () => {});
    // One in use was lost: whoever uses it is told by what they asked for. Nobody else must fall over it, least of all the node.
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  }

  /** Without a goodbye, and for good: a PostgreSQL that hangs would not say one. */
  drop(): void {
    this.#dropped = true;
    for (const socket of this.#sockets) socket.destroy();
  }
}
