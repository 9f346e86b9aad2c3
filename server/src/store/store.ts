/** The store as the rest of the server sees it: one typed SQL for everything, and one fast way to append to the log. */
import type { Kysely, Transaction } from 'kysely';
import type { EntriesRow, Schema, TablesRow } from './schema.ts';

/** What an entry changes in its table's row, in the same commit. */
export type TablePatch = Pick<
  TablesRow,
  'asked' | 'clock' | 'due' | 'bots' | 'state' | 'outcome' | 'proposal' | 'changed'
>;

/** `taken`: another entry has this place already, or the table is not at this place. Nothing was written. */
export type Appended = 'done' | 'taken';

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  /** A change of several rows that happens whole or not at all. Never wait in it for anything but the database. */
  write<X>(act: (tx: Transaction<Schema>) => Promise<X>): Promise<X>;
  /**
   * Puts an entry at its place and the table's row on, both or neither. On the disk when it resolves; entries that arrive together share
   * one sync. The row's `seq` must be the entry's.
   */
  append(entry: EntriesRow, patch: TablePatch): Promise<Appended>;
  /** Says to every node, this one included, that something about this table changed; after the commit, never inside it. */
  announce(match: string): void;
  /** Hears announcements; returns how to stop. */
  onAnnounced(listener: (match: string) => void): () => void;
  /** Throws if the database does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
