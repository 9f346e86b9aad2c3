/** Stores of a test file: closed after each of its tests. */
import { afterEach } from 'vitest';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

export function openedStores(): (database: string) => Promise<Store> {
  const opened: Store[] = [];
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });
  return async (database) => {
    const store = await openStore(database);
    opened.push(store);
    return store;
  };
}
