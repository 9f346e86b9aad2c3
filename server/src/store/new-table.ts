import type { TablesRow } from './schema.ts';

/** What the row of a table holds before anything has happened there. */
export const NEW_TABLE = {
  tags: '{}',
  version: 0,
  clock: null,
  due: null,
  silent: null,
  bots: 0,
  paused: 0,
  proposal: null,
  absence: null,
  outcome: null,
  next: null,
  seal: null,
} as const satisfies Partial<TablesRow>;
