/**
 * What one node says to the others, by LISTEN and NOTIFY. NOTIFY holds a lock of the whole server until its commit: it has a connection of
 * its own whose commits wait for no disk, and a match that changed ten times in the meantime is named once.
 */
import type pg from 'pg';
import { Announcer } from './announcer.ts';
import { PostgresLink } from './postgres-link.ts';

const CHANNEL = 'sztab';

export class PostgresAnnouncements {
  readonly #announcer = new Announcer();
  readonly #speaking: PostgresLink;
  readonly #listening: PostgresLink;
  readonly #unsaid = new Set<string>();
  #saying: Promise<void> | undefined;
  /** The speaking connection's number: what it says was heard here before it was said. */
  #self = 0;
  #heardBefore = false;

  constructor(config: pg.ClientConfig) {
    this.#speaking = new PostgresLink(config, async (client) => {
      await client.query('set synchronous_commit = off');
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      this.#self = rows[0]?.pid ?? 0;
      // What could not be said while the connection was lost.
      setImmediate(() => this.#speak());
    });
    this.#listening = new PostgresLink(config, async (client) => {
      client.on('notification', ({ processId, payload }) => {
        if (processId !== this.#self && payload) this.#announcer.tell(payload);
      });
      await client.query(`listen ${CHANNEL}`);
      if (this.#heardBefore) this.#announcer.tell('');
      this.#heardBefore = true;
    });
  }

  async open(): Promise<void> {
    await this.#speaking.open();
    await this.#listening.open();
  }

  onAnnounced(listener: (match: string) => void): () => void {
    return this.#announcer.onAnnounced(listener);
  }

  announce(match: string): void {
    this.#announcer.tell(match);
    this.#unsaid.add(match);
    this.#speak();
  }

  #speak(): void {
    this.#saying ??= this.#say().finally(() => {
      this.#saying = undefined;
    });
  }

  /** One statement at a time; whatever comes meanwhile goes with the next. */
  async #say(): Promise<void> {
    while (this.#unsaid.size > 0) {
      const { client } = this.#speaking;
      if (!client) return;
      const matches = [...this.#unsaid];
      this.#unsaid.clear();
      try {
        await client.query({
          name: 'announce',
          text: 'select pg_notify($1, "match") from unnest($2::text[]) as given ("match")',
          values: [CHANNEL, matches],
        });
      } catch {
        // The connection is lost; they are said when it is back.
        for (const match of matches) this.#unsaid.add(match);
        return;
      }
    }
  }

  async close(): Promise<void> {
    await this.#saying;
    await Promise.all([this.#speaking.close(), this.#listening.close()]);
  }
}
