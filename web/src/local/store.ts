/**
 * The tables of this browser, in IndexedDB. A table is a row and a log; the log is `(table, seq)`, append-only, and its key
 * decides between two tabs that move at the same time: the loser finds the place taken.
 */

import type { PartnerNote } from '@sztab/bots';
import type { MatchRecord, Seat } from '@sztab/kernel';
import type { Told } from '@sztab/kernel/words';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Sitter, TableHandle } from '../tables/handle.ts';

export type Entry = MatchRecord['entries'][number];

/** How a table stands, in words that need neither its rules nor its log: home shows it at once. */
export interface Summary {
  /** The number of entries this was written after. */
  readonly seq: number;
  /** Who is waited for; null when the game is over. */
  readonly waitsFor: 'you' | 'friend' | 'bot' | null;
  readonly seat: Seat | null;
  readonly line: Told;
  /** Once it is over; tables that ended before this was kept lack it. */
  readonly winners?: readonly Seat[];
}

/** The header has the seed: this browser deals the cards itself. */
export interface TableRow extends Pick<TableHandle, 'id' | 'header'> {
  readonly sitters: readonly Sitter[];
  /** The name of each seat's side, so that home can say it without the game. */
  readonly sides: readonly Told[];
  /** Milliseconds since 1970. */
  readonly opened: number;
  readonly changed: number;
  readonly summary: Summary;
  /** The other game of a double match. */
  readonly first?: string;
  /** Undo stops where something came to light. Tables that were begun before it did lack this, and keep their freedom. */
  readonly stops?: true;
  /** What bots on the side of people proposed, and what was answered. */
  readonly told?: readonly PartnerNote[];
}

interface Schema extends DBSchema {
  tables: { key: string; value: TableRow };
  entries: { key: [table: string, seq: number]; value: Entry };
}

export type StoreTrouble = 'taken' | 'full' | 'lost';

/** Nothing was stored, and why: the place is taken, there is no room, or the store (or this table in it) is gone. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly trouble: StoreTrouble;
  constructor(trouble: StoreTrouble, cause?: unknown) {
    super(`nothing was stored: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

const NAME = 'sztab';
let opening: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  const forget = (): void => {
    opening = null;
  };
  opening ??= openDB<Schema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('entries');
    },
    // A newer page wants another version: make room for it, and come back with it after a reload.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opening;
}

async function guarded<X>(act: (db: IDBPDatabase<Schema>) => Promise<X>): Promise<X> {
  try {
    return await act(await database());
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'ConstraintError') throw new StoreError('taken', error);
    if (name === 'QuotaExceededError') throw new StoreError('full', error);
    opening = null;
    throw new StoreError('lost', error);
  }
}

/** Everything of one table from an entry on. Arrays sort after numbers, so `[]` stands for the end of the log. */
const logOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, []]);

/** A row of ours, whole enough to be shown and opened; what is not was damaged, or is of a client that knows more than this one. */
export function isSound(row: Partial<TableRow>): row is TableRow {
  const { header, sitters, sides, summary, changed } = row;
  return (
    typeof header?.game === 'string' &&
    [header.seats, header.entropy, sitters, sides].every(Array.isArray) &&
    [header.options, header.tags, summary?.line].every((part) => typeof part === 'object' && part !== null) &&
    typeof changed === 'number'
  );
}

export const allRows = (): Promise<TableRow[]> => guarded((db) => db.getAll('tables'));

/** A table and its log from entry `from` on; null if there is no such table. */
export const readTable = (id: string, from = 0): Promise<{ row: TableRow; entries: Entry[] } | null> =>
  guarded(async (db) => {
    const tx = db.transaction(['tables', 'entries']);
    const [row, entries] = await Promise.all([
      tx.objectStore('tables').get(id),
      tx.objectStore('entries').getAll(logOf(id, from)),
      tx.done,
    ]);
    return row ? { row, entries } : null;
  });

/** Appends one entry and what the row says after it: both or neither, and on the disk before it returns. */
export const append = (row: TableRow, seq: number, entry: Entry): Promise<void> =>
  guarded(async (db) => {
    const tx = db.transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
    const stored = await tx.objectStore('tables').get(row.id);
    if (!stored) {
      tx.abort();
      await tx.done.catch(() => undefined);
      throw new StoreError('lost');
    }
    await Promise.all([
      tx.objectStore('entries').add(entry, [row.id, seq]),
      tx.objectStore('tables').put(row),
      tx.done,
    ]);
  });

/** A whole table at once: a new one, an imported one, or one that this page still knows and the store has lost. */
export const putTable = (row: TableRow, entries: readonly Entry[]): Promise<void> =>
  guarded(async (db) => {
    const tx = db.transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
    const log = tx.objectStore('entries');
    await Promise.all([
      tx.objectStore('tables').put(row),
      ...entries.map((entry, seq) => log.put(entry, [row.id, seq])),
      tx.done,
    ]);
  });

export const deleteTable = (id: string): Promise<void> =>
  guarded(async (db) => {
    const tx = db.transaction(['tables', 'entries'], 'readwrite');
    await Promise.all([tx.objectStore('tables').delete(id), tx.objectStore('entries').delete(logOf(id)), tx.done]);
  });
