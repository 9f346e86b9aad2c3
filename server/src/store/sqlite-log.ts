/** Appending to the log in a file: an entry goes in only where its table stands at its place, so that both or neither change. */
import type { DatabaseSync, StatementSyncInstance } from '@photostructure/sqlite';
import type { EntriesRow } from './schema.ts';
import type { Appended, TablePatch } from './store.ts';

type Value = string | number | null;

/** An entry as the values of the two statements that write it: nothing goes over to a thread as cheaply. */
export interface Lines {
  readonly put: readonly Value[];
  readonly move: readonly Value[];
}

export const linesOf = ({ match, seq, seat, move, key, at }: EntriesRow, patch: TablePatch): Lines => {
  const { asked, clock, due, bots, state, outcome, proposal, changed } = patch;
  return {
    put: [seat, move, key, at, match, seq],
    move: [asked, clock, due, bots, state, outcome, proposal, changed, match],
  };
};

/** Why an entry was not written, in SQLite's words; an error itself would lose its code on the way between threads. */
export interface Failure {
  readonly message: string;
  readonly errcode: number | undefined;
}

export type Answer = Appended | Failure;

export class SqliteLog {
  readonly #begin: StatementSyncInstance;
  readonly #commit: StatementSyncInstance;
  readonly #rollback: StatementSyncInstance;
  readonly #put: StatementSyncInstance;
  readonly #move: StatementSyncInstance;

  constructor(connection: InstanceType<typeof DatabaseSync>) {
    this.#begin = connection.prepare('begin immediate');
    this.#commit = connection.prepare('commit');
    this.#rollback = connection.prepare('rollback');
    this.#put = connection.prepare(
      `insert into entries ("match", seq, seat, "move", "key", "at")
       select id, seq, ?, ?, ?, ? from tables where id = ? and seq = ? on conflict do nothing`,
    );
    this.#move = connection.prepare(
      `update tables set seq = seq + 1, asked = ?, clock = ?, due = ?, bots = ?, state = ?, outcome = ?, proposal = ?,
       changed = ? where id = ?`,
    );
  }

  /** All in one commit, and an answer to each. */
  write(batch: readonly Lines[]): Answer[] {
    try {
      this.#begin.run();
      const answers = batch.map((lines) => this.#append(lines));
      this.#commit.run();
      return answers;
    } catch (error) {
      this.#undo();
      // One of them cannot be written: alone, it fails alone.
      if (batch.length > 1) return batch.flatMap((lines) => this.write([lines]));
      const { message, errcode } = error as Error & Failure;
      return [{ message, errcode }];
    }
  }

  #append({ put, move }: Lines): Appended {
    if (this.#put.run(...put).changes === 0) return 'taken';
    this.#move.run(...move);
    return 'done';
  }

  /** A full disk makes SQLite roll back by itself; then there is nothing to do. */
  #undo(): void {
    try {
      this.#rollback.run();
    } catch {}
  }
}
