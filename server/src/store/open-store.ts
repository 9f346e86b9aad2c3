import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** The store of a server. */
export async function openStore(database: string): Promise<Store> {
  return openSqlite(database);
}
