/** This person's tables online: asked while a page with a top bar is visible and there are any, and shared with the lobby, which asks for itself. */
import type { TableInfo } from '@sztab/protocol';
import { useSyncExternalStore } from 'react';
import { showWaitingOnline } from '../../look/waiting-online.ts';
import { api } from '../connection/api.ts';
import { waitsForMe } from '../table-words.ts';

const EVERY = 30_000;
/** An answer younger than this is not asked for again. */
const FRESH = 2000;

export interface MyTables {
  readonly tables: readonly TableInfo[];
  /** When the server said so, by this device's clock. */
  readonly at: number;
}

let known: MyTables | null = null;
let asking = false;
const listeners = new Set<() => void>();

export function myTablesAre(tables: readonly TableInfo[]): void {
  known = { tables, at: Date.now() };
  showWaitingOnline(tables.filter(waitsForMe).length);
  for (const listener of listeners) listener();
}

async function ask(): Promise<void> {
  if (asking || (known && Date.now() - known.at < FRESH)) return;
  asking = true;
  try {
    myTablesAre(await api.myTables());
  } catch {
    // Without an answer the last one is shown until the next.
  } finally {
    asking = false;
  }
}

/** Keeps asking until the returned function is called; never while the page is hidden. */
export function watchMyTables(): () => void {
  const look = (): void => {
    if (document.visibilityState !== 'hidden') void ask();
  };
  look();
  const timer = setInterval(() => known && known.tables.length > 0 && look(), EVERY);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useMyTables = (): MyTables | null => useSyncExternalStore(subscribe, () => known);
