/**
 * Connections to PostgreSQL that wait for nobody for ever. One that has not answered in time is dropped and never asked again: what it still
 * has to say must not be taken for the answer to something else.
 */
import net from 'node:net';
import pg from 'pg';

/** In milliseconds: longer than anything takes that we ask, also on a busy machine, and shorter than people wait. */
export const PATIENCE = 10_000;

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
  connectionTimeoutMillis: PATIENCE,
});

/** What the driver says when an answer does not come in time. */
const TOO_LATE = 'Query read timeout';

export class ImpatientClient extends pg.Client {
  override query(...asked: unknown[]): never {
    const answer: unknown = (super.query as (...asked: unknown[]) => unknown).apply(this, asked);
    // Whoever asks by a callback is a pool, which lets go of a connection that failed. While something is asked, `end` does not wait for it.
    if (answer instanceof Promise)
      answer.catch((error: Error) => {
        if (error.message === TOO_LATE) void this.end();
      });
    return answer as never;
  }
}

/** All connections of one node. */
export class PostgresConnections {
  readonly config: pg.ClientConfig;
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
    this.config = { ...patientConfig(url), connectionTimeoutMillis: patience, query_timeout: patience, stream };
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
