/**
 * What one node says to the others, by LISTEN and NOTIFY. NOTIFY holds a lock of the whole server until its commit: it has a connection of
 * its own whose commits wait for no disk, and a match that changed ten times in the meantime is named once.
 */
import type pg from 'pg';
import { Announcer } from './announcer.ts';
import { PostgresLink } from './postgres-link.ts';

/** Something about this table changed in the store. */
const CHANGES = 'sztab';
/** What nodes tell each other and nobody keeps. */
const WORDS = 'sztab_words';

export class PostgresAnnouncements {
  readonly #announcer = new Announcer();
  readonly #words = new Announcer<[node: number, words: string]>();
  readonly #speaking: PostgresLink;
  readonly #listening: PostgresLink;
  readonly #unsaid = new Set<string>();
  /** Of each table only the last word counts. */
  readonly #unsaidWords = new Map<string, string>();
  #saying: Promise<void> | undefined;
  /** The speaking connection's number: what it says was heard here before it was said. */
  #self = 0;
  #spokenBefore = false;
  #heardBefore = false;

  constructor(config: pg.ClientConfig) {
    this.#speaking = new PostgresLink(config, async (client) => {
      // Others know by this connection that the node lives: where its machine is cut off, PostgreSQL shall find out soon.
      await client.query(`set synchronous_commit = off;
        set tcp_keepalives_idle = 2; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 3`);
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      this.#self = rows[0]?.pid ?? 0;
      // Others know this node by its old connection, and think it is gone.
      if (this.#spokenBefore) this.#announcer.tell('');
      this.#spokenBefore = true;
      // What could not be said while the connection was lost.
      setImmediate(() => this.#speak());
    });
    this.#listening = new PostgresLink(config, async (client) => {
      client.on('notification', ({ channel, processId, payload }) => {
        if (processId === this.#self || !payload) return;
        if (channel === WORDS) this.#words.tell(processId, payload);
        else this.#announcer.tell(payload);
      });
      await client.query(`listen ${CHANGES}; listen ${WORDS}`);
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

  tellOthers(match: string, words: string): void {
    this.#unsaidWords.set(match, words);
    this.#speak();
  }

  onTold(listener: (node: number, words: string) => void): () => void {
    return this.#words.onAnnounced(listener);
  }

  #speak(): void {
    this.#saying ??= this.#say().finally(() => {
      this.#saying = undefined;
    });
  }

  /** One statement at a time; whatever comes meanwhile goes with the next. */
  async #say(): Promise<void> {
    while (this.#unsaid.size + this.#unsaidWords.size > 0) {
      const { client } = this.#speaking;
      if (!client) return;
      const matches = [...this.#unsaid];
      const words = [...this.#unsaidWords.values()];
      this.#unsaid.clear();
      this.#unsaidWords.clear();
      try {
        await client.query({
          name: 'announce',
          text: 'select pg_notify(channel, words) from unnest($1::text[], $2::text[]) as given (channel, words)',
          values: [
            [...matches.map(() => CHANGES), ...words.map(() => WORDS)],
            [...matches, ...words],
          ],
        });
      } catch {
        // The connection is lost; changes are said when it is back. Of the rest more may be lost, and all of it has to be said anew.
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
