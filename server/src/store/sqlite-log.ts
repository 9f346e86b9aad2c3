import type { DatabaseSync, StatementSyncInstance } from '@photostructure/sqlite';
import type { Appended } from './store.ts';
import type { Waiting } from './waiting.ts';

/** The log's own statements: an entry goes in only where its table stands at its place, so that both or neither change. */
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
  write(batch: readonly Waiting[]): void {
    let answers: Appended[];
    try {
      this.#begin.run();
      answers = batch.map((one) => this.#append(one));
      this.#commit.run();
    } catch (error) {
      this.#undo();
      // One of them cannot be written: alone, it fails alone.
      if (batch.length > 1) for (const one of batch) this.write([one]);
      else batch[0]?.reject(error);
      return;
    }
    batch.forEach(({ resolve }, i) => {
      resolve(answers[i] as Appended);
    });
  }

  #append({ entry, patch }: Waiting): Appended {
    const { match, seq, seat, move, key, at } = entry;
    if (this.#put.run(seat, move, key, at, match, seq).changes === 0) return 'taken';
    const { asked, clock, due, bots, state, outcome, proposal, changed } = patch;
    this.#move.run(asked, clock, due, bots, state, outcome, proposal, changed, match);
    return 'done';
  }

  /** A full disk makes SQLite roll back by itself; then there is nothing to do. */
  #undo(): void {
    try {
      this.#rollback.run();
    } catch {}
  }
}
