/** Appending to the log on PostgreSQL: entries that arrive together go in one statement, and a few statements at a time. */
import pg from 'pg';
import { APPENDED_COLUMNS, PATCHED, type TablePatch } from './patch.ts';
import type { EntriesRow } from './schema.ts';
import type { Appended } from './store.ts';
import type { Waiting } from './waiting.ts';

/** Statements on their way at one time. More only make them smaller, and each costs a sync. */
export const LANES = 3;

/** So that one slow statement does not hold up a thousand people. */
const MOST_AT_ONCE = 500;

/**
 * Rows are locked in one order, so that two nodes never wait for each other in a circle. A locked row stands where its entry wants to go and
 * stays there: the entry and the row's step forward are both done or neither. Each match is in a batch only once.
 */
const APPEND = `
with given as (
  select * from json_to_recordset($1) as g (${APPENDED_COLUMNS})
), standing as (
  select t.id from given g join tables t on t.id = g."match" and t.seq = g.seq and t.version = g.version
  order by t.id for no key update of t
), put as (
  insert into entries ("match", seq, seat, "move", "key", "at", person)
  select g."match", g.seq, g.seat, g."move", g."key", g."at", g.person from given g join standing s on s.id = g."match"
  on conflict do nothing returning "match"
), moved as (
  update tables t set seq = t.seq + 1, ${PATCHED.map((column) => `${column} = g.${column}`).join(', ')}
  from given g join put p on p."match" = g."match" where t.id = g."match"
)
select "match" from put`;

export class PostgresLog {
  readonly #pool: pg.Pool;
  #waiting: Waiting[] = [];
  /** Matches with an entry on its way: the next one of the same match waits for its answer. */
  readonly #busy = new Set<string>();
  #lanes = 0;
  #scheduled = false;
  #whenIdle: (() => void)[] = [];

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  append(entry: EntriesRow, patch: TablePatch): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, patch, resolve, reject });
      this.#schedule();
    });
  }

  /** Resolves when every entry has its answer. */
  idle(): Promise<void> {
    if (this.#lanes === 0 && this.#waiting.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.#whenIdle.push(resolve));
  }

  #schedule(): void {
    if (this.#scheduled || this.#lanes >= LANES) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      const batch = this.#take();
      if (batch.length === 0) return;
      void this.#send(batch);
      if (this.#waiting.length > 0) this.#schedule();
    });
  }

  async #send(batch: readonly Waiting[]): Promise<void> {
    this.#lanes++;
    await this.#write(batch);
    this.#lanes--;
    for (const { entry } of batch) this.#busy.delete(entry.match);
    if (this.#waiting.length > 0) this.#schedule();
    else if (this.#lanes === 0) for (const resolve of this.#whenIdle.splice(0)) resolve();
  }

  #take(): Waiting[] {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    for (const one of this.#waiting) {
      if (batch.length < MOST_AT_ONCE && !this.#busy.has(one.entry.match)) {
        this.#busy.add(one.entry.match);
        batch.push(one);
      } else left.push(one);
    }
    this.#waiting = left;
    return batch;
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    try {
      const rows = JSON.stringify(batch.map(({ entry, patch }) => ({ ...patch, ...entry })));
      const answer = await this.#pool.query<{ match: string }>({ name: 'append', text: APPEND, values: [rows] });
      const put = new Set(answer.rows.map(({ match }) => match));
      for (const { entry, resolve } of batch) resolve(put.has(entry.match) ? 'done' : 'taken');
    } catch (error) {
      // One of them cannot be written: alone, it fails alone. Where the connection broke, nobody knows what was written: who asked must look.
      if (batch.length > 1 && wasRefused(error)) for (const one of batch) await this.#write([one]);
      else for (const { reject } of batch) reject(error);
    }
  }
}

/** The database itself said that it did nothing: wrong data, a broken constraint, a transaction rolled back. */
const wasRefused = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(?:22|23|40)/.test(error.code ?? '');
