import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { ImpatientClient } from './postgres-connections.ts';

const SHORTEST_PAUSE = 50;
const LONGEST_PAUSE = 2000;

/** One connection of its own that comes back by itself when it is lost. */
export class PostgresLink {
  readonly #config: pg.ClientConfig;
  readonly #whenUp: (client: pg.Client) => Promise<unknown>;
  readonly #closing = new AbortController();
  /** Undefined while there is none. */
  client: pg.Client | undefined;

  /** `whenUp` prepares every new connection. */
  constructor(config: pg.ClientConfig, whenUp: (client: pg.Client) => Promise<unknown>) {
    this.#config = config;
    this.#whenUp = whenUp;
  }

  async open(): Promise<void> {
    const client = new ImpatientClient(this.#config);
    // Said by `end` as well, which comes after it.
    client.on('error', () => {});
    try {
      await client.connect();
      await this.#whenUp(client);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    this.client = client;
    client.once('end', () => void this.#reopen());
  }

  async #reopen(): Promise<void> {
    this.client = undefined;
    for (let wait = SHORTEST_PAUSE; !this.#closing.signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      try {
        await pause(wait, undefined, { signal: this.#closing.signal });
        await this.open();
        if (this.#closing.signal.aborted) await this.close();
        return;
      } catch {}
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.client?.end().catch(() => {});
  }
}
