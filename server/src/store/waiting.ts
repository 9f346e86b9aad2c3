import type { TablePatch } from './patch.ts';
import type { EntriesRow } from './schema.ts';
import type { Appended } from './store.ts';

/** An entry that waits for the next commit, and the one who waits for its answer. */
export interface Waiting {
  readonly entry: EntriesRow;
  readonly patch: TablePatch;
  resolve(appended: Appended): void;
  reject(error: unknown): void;
}
