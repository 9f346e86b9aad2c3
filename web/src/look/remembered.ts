/** Something this browser remembers: kept in localStorage, followed by every part of the page and by its other tabs. */
import { useSyncExternalStore } from 'react';

export interface Remembered<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/** How it is written; null is not kept. `read` is given null where nothing is kept, where it cannot be read and where storage is forbidden: then it lasts as long as the page. */
interface Form<T> {
  read(kept: string | null): T;
  write(value: T): string | null;
}

export function remembered<T>(key: string, { read, write }: Form<T>): Remembered<T> {
  const listeners = new Set<() => void>();
  let value = recall();

  function recall(): T {
    try {
      return read(localStorage.getItem(key));
    } catch {
      return read(null);
    }
  }
  function keep(text: string | null): void {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // Forbidden, or no room.
    }
  }
  function change(next: T): void {
    if (next === value) return;
    value = next;
    for (const listener of listeners) listener();
  }
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key || event.key === null) change(recall());
  });

  return {
    get: () => value,
    set(next) {
      keep(write(next));
      change(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useRemembered = <T>(kept: Remembered<T>): T => useSyncExternalStore(kept.subscribe, kept.get);
