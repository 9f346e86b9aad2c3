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

/** In milliseconds: how long PostgreSQL's own refusal of a slow statement may take to arrive. */
const REFUSAL_ARRIVES = 500;

/** What the driver says when an answer does not come in time. */
const TOO_LATE = 'Query read timeout';

/** In milliseconds: while PostgreSQL hangs, one query in this time tries whether it answers again. */
const TRIED_EVERY = 1000;

/** Whether PostgreSQL answers. Once an answer was late, other queries are refused without waiting. */
export class CircuitBreaker {
  #hangs = false;
  #tried = Number.NEGATIVE_INFINITY;
  #answers = 0;

  /** The number of answers so far. */
  get answers(): number {
    return this.#answers;
  }

  /** An answer did not come in time. `answers`: their number when it was asked for. If others came since, only one connection hangs. */
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

  /** Whether a query may be sent now; while PostgreSQL hangs, only as a try. */
  mayAsk(): boolean {
    if (!this.#hangs) return true;
    const now = performance.now();
    if (now - this.#tried < TRIED_EVERY) return false;
    this.#tried = now;
    return true;
  }
}

export interface ImpatientConfig extends pg.ClientConfig {
  readonly breaker: CircuitBreaker;
}

export class ImpatientClient extends pg.Client {
  readonly #breaker: CircuitBreaker | undefined;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.#breaker = (config as ImpatientConfig | undefined)?.breaker;
  }

  override query(...asked: unknown[]): never {
    const answers = this.#breaker?.answers ?? 0;
    const answer: unknown = (super.query as (...asked: unknown[]) => unknown).apply(this, asked);
    // Whoever asks by a callback is a pool, which lets go of a connection that failed. While something is asked, `end` does not wait for it.
    if (answer instanceof Promise)
      answer.then(
        () => this.#breaker?.answered(),
        (error: Error) => {
          if (error.message !== TOO_LATE) return;
          this.#breaker?.late(answers);
          void this.end();
        },
      );
    return answer as never;
  }
}

/** All connections of one node. */
export class PostgresConnections {
  readonly config: ImpatientConfig;
  readonly breaker = new CircuitBreaker();
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
      // PostgreSQL gives up before we do: the connection stays usable, and a statement that waits for a lock is not carried out later.
      statement_timeout: patience,
      query_timeout: patience + REFUSAL_ARRIVES,
      // A node that was cut off within a transaction must not hold its locks for long.
      idle_in_transaction_session_timeout: 2 * patience,
      breaker: this.breaker,
      stream,
    };
  }

  /** A pool whose queries are refused at once while PostgreSQL hangs; the refusal names `place`. */
  withBreaker(pool: pg.Pool, place: string): PostgresPool {
    const refuse = (): never => {
      throw new StoreTrouble('silent', place);
    };
    return {
      connect: async () => {
        const isTry = this.breaker.hangs;
        if (!this.breaker.mayAsk()) return refuse();
        const { answers } = this.breaker;
        const client = await pool.connect().catch((error) => {
          if (isAway(error)) this.breaker.late(answers);
          throw error;
        });
        // PostgreSQL began to hang while this query waited for a connection.
        if (this.breaker.hangs && !isTry) {
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
