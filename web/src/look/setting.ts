/** A choice this browser remembers: kept in localStorage, followed by every part of the page and by its other tabs. */
import { useSyncExternalStore } from 'react';

export interface Setting<T extends string> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/** `initial` is asked when nothing valid is remembered; what was never chosen is not stored. */
export function setting<T extends string>(key: string, values: readonly T[], initial: () => T): Setting<T> {
  const listeners = new Set<() => void>();
  let value = recall();

  function recall(): T {
    let kept: string | null = null;
    try {
      kept = localStorage.getItem(key);
    } catch {
      // Storage may be forbidden; then a choice lasts as long as the page.
    }
    return values.find((known) => known === kept) ?? initial();
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
      try {
        localStorage.setItem(key, next);
      } catch {
        // See above.
      }
      change(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useSetting<T extends string>(kept: Setting<T>): [T, (value: T) => void] {
  return [useSyncExternalStore(kept.subscribe, kept.get), kept.set];
}
