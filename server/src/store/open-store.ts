import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export const isPostgres = (database: string): boolean => /^postgres(?:ql)?:\/\//.test(database);

/** Opens `postgres://…`, or else the file of this name, which is made where there is none. Throws StoreTrouble. */
export const openStore = (database: string): Promise<Store> =>
  isPostgres(database) ? openPostgres(database) : openSqlite(database);
