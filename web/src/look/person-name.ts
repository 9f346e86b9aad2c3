/** The name of whoever was last signed in here, so that the top of every page can show it without asking the server. */
import { useSyncExternalStore } from 'react';

const KEY = 'sztab.person';
const listeners = new Set<() => void>();
let name = recall();

function recall(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
function change(next: string | null): void {
  if (next === name) return;
  name = next;
  for (const listener of listeners) listener();
}
globalThis.addEventListener?.('storage', (event) => {
  if (event.key === KEY || event.key === null) change(recall());
});

/** Null: nobody is signed in. */
export function showPersonName(next: string | null): void {
  try {
    if (next === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, next);
  } catch {
    // Then the name is shown as long as the page lives.
  }
  change(next);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const usePersonName = (): string | null => useSyncExternalStore(subscribe, () => name);
