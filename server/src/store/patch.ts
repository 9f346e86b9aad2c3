/** What an entry changes in its table's row, in the same commit: one list of columns, of which types and statements of both databases are made. */
import type { EntriesRow, TablesRow } from './schema.ts';

type ColumnType = 'text' | 'integer' | 'bigint';

/** With their types in PostgreSQL. */
const COLUMNS = {
  asked: 'text',
  clock: 'text',
  due: 'bigint',
  silent: 'bigint',
  bots: 'integer',
  state: 'text',
  outcome: 'text',
  proposal: 'text',
  absence: 'text',
  changed: 'bigint',
  seal: 'text',
} as const satisfies Partial<Record<keyof TablesRow, ColumnType>>;

export const PATCHED = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/** `version` is the one that the entry was worked out from, and stays. */
export type TablePatch = Pick<TablesRow, 'version' | keyof typeof COLUMNS>;

const ENTRY = {
  match: 'text',
  seq: 'integer',
  seat: 'integer',
  move: 'text',
  key: 'text',
  at: 'bigint',
  person: 'text',
} as const satisfies Record<keyof EntriesRow, ColumnType>;

/** An entry and its patch as one record, for `json_to_recordset`. */
export const APPENDED_COLUMNS = Object.entries({ ...ENTRY, version: 'integer', ...COLUMNS })
  .map(([name, type]) => `"${name}" ${type}`)
  .join(', ');
