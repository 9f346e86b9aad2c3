/** The store as the rest of the server sees it: one typed SQL for everything, and one fast way to append to the log. */
import type { Kysely, Transaction } from 'kysely';
import type { TablePatch } from './patch.ts';
import type { EntriesRow, Schema } from './schema.ts';

/** `taken`: another entry has this place already, or the table is not at this place or version. Nothing was written. */
export type Appended = 'done' | 'taken';

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  /**
   * A change of several rows that happens whole or not at all, and as if all such changes came one after another: what was read in it still
   * holds when it is done. It may be tried again, so it changes nothing but through `tx`; it asks nothing of `db`, which may be waiting for
   * it; and it waits for nothing but the database.
   */
  write<X>(act: (tx: Transaction<Schema>) => Promise<X>): Promise<X>;
  /**
   * Puts an entry at its place and the table's row on, both or neither. On the disk when it resolves; entries that arrive together share
   * one sync. The row's `seq` must be the entry's, and its `version` the patch's. Where it throws, nobody knows whether it was written, or still will be: see `fence`; then the key tells.
   */
  append(entry: EntriesRow, patch: TablePatch): Promise<Appended>;
  /** From then on no entry of this match gets in that `append` has thrown for: the log tells for good whether it is there. */
  fence(match: string): Promise<void>;
  /** Says to every node, this one included, that something about this table changed; after the commit, never inside it. */
  announce(match: string): void;
  /**
   * Hears announcements, its own among them; returns how to stop. An empty match means that some may have gone unheard (the connection was
   * lost for a while): look at everything again.
   */
  onAnnounced(listener: (match: string) => void): () => void;
  /** Says something about a table to the other nodes. Nobody keeps it: where a connection is cut, it is lost. */
  tellOthers(match: string, words: string): void;
  /** Hears what other nodes say; `node` tells them apart. */
  onTold(listener: (node: number, words: string) => void): () => void;
  /** Those of these nodes that are still there. */
  living(nodes: readonly number[]): Promise<readonly number[]>;
  /** Throws if the database does not answer, or was found damaged since it was opened: a large file is checked while it is in use. */
  check(): Promise<void>;
  /** Throws if nothing can be written now: there is no room left, say. */
  tryWriting(): Promise<void>;
  close(): Promise<void>;
}

/** Writes something that nobody reads, to see whether it can be done. */
export async function noteTry(db: Kysely<Schema>): Promise<void> {
  const value = String(Date.now());
  const tried = db.insertInto('settings').values({ name: 'tried', value });
  await tried.onConflict((conflict) => conflict.column('name').doUpdateSet({ value })).execute();
}
