/** Appending to the log in a file: an entry goes in only where its table stands at its place, so that both or neither change. */
import type { DatabaseSync, StatementSyncInstance } from '@photostructure/sqlite';
import { PATCHED, type TablePatch } from './patch.ts';
import type { EntriesRow } from './schema.ts';
import type { Appended } from './store.ts';

type Value = string | number | null;

/** What `#append` binds, in the order of its two statements: as flat as can be, because it goes to a thread. */
export type Values = readonly Value[];

export const valuesOf = ({ match, seq, seat, move, key, at, person }: EntriesRow, patch: TablePatch): Values => {
  const values: Value[] = [seat, move, key, at, person, match, seq, patch.version];
  for (const column of PATCHED) values.push(patch[column]);
  return values;
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
      `insert into entries ("match", seq, seat, "move", "key", "at", person)
       select id, seq, ?, ?, ?, ?, ? from tables where id = ? and seq = ? and version = ? on conflict do nothing`,
    );
    this.#move = connection.prepare(
      `update tables set seq = seq + 1, ${PATCHED.map((column) => `${column} = ?`).join(', ')} where id = ?`,
    );
  }

  /** All in one commit, and an answer to each. */
  write(batch: readonly Values[]): Answer[] {
    try {
      this.#begin.run();
      const answers = batch.map((values) => this.#append(values));
      this.#commit.run();
      return answers;
    } catch (error) {
      this.#undo();
      // One of them cannot be written: alone, it fails alone.
      if (batch.length > 1) return batch.flatMap((values) => this.write([values]));
      const { message, errcode } = error as Error & Failure;
      return [{ message, errcode }];
    }
  }

  #append([seat, move, key, at, person, match, seq, version, ...patch]: Values): Appended {
    if (this.#put.run(seat, move, key, at, person, match, seq, version).changes === 0) return 'taken';
    this.#move.run(...patch, match);
    return 'done';
  }

  /** A full disk makes SQLite roll back by itself; then there is nothing to do. */
  #undo(): void {
    try {
      this.#rollback.run();
    } catch {}
  }
}
