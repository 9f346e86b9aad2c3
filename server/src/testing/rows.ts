/** Rows as the server writes them, for tests that care about one or two of their fields. */

import { NEW_TABLE } from '../store/new-table.ts';
import type { TablePatch } from '../store/patch.ts';
import type { EntriesRow, PeopleRow, TablesRow } from '../store/schema.ts';

export const NOW = 1_794_700_000_000;

export const tableRow = (id: string, fields: Partial<TablesRow> = {}): TablesRow => ({
  id,
  game: 'highest-card',
  rules: 1,
  options: '{}',
  state: 'playing',
  access: 'public',
  password: null,
  invite: `invite-${id}`,
  pace: '{"kind":"free"}',
  drawn: 0,
  host: 'host',
  seed: '00',
  header: '{}',
  seq: 0,
  asked: '[0]',
  ...NEW_TABLE,
  opened: NOW,
  changed: NOW,
  ...fields,
});

export const entryRow = (match: string, seq: number, fields: Partial<EntriesRow> = {}): EntriesRow => ({
  match,
  seq,
  seat: 0,
  move: `move ${seq}`,
  key: `${match}-${seq}`,
  at: NOW + seq,
  person: null,
  ...fields,
});

export const patchRow = (fields: Partial<TablePatch> = {}): TablePatch => ({
  version: 0,
  asked: '[1]',
  clock: null,
  due: null,
  silent: null,
  bots: 0,
  state: 'playing',
  outcome: null,
  proposal: null,
  absence: null,
  changed: NOW + 1,
  seal: null,
  ...fields,
});

export const personRow = (id: string, fields: Partial<PeopleRow> = {}): PeopleRow => ({
  id,
  name: id,
  login: null,
  password: null,
  language: 'pl',
  theme: 'system',
  email: null,
  confirmed: 0,
  mail: 0,
  created: NOW,
  told: 0,
  seen: NOW,
  ...fields,
});
