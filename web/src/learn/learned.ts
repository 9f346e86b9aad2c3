/** What this browser has learned: which lessons are done, and how far the others have come. */
import { useSyncExternalStore } from 'react';
import type { Made } from './lesson-table.ts';

export interface Learned {
  readonly done: boolean;
  /** The step it was left at. */
  readonly step: number;
  /** The moves that led there. */
  readonly made: readonly Made[];
}

type All = Readonly<Record<string, Learned>>;

const KEY = 'sztab.learned';
const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`;
const NOTHING: Learned = { done: false, step: 0, made: [] };

const listeners = new Set<() => void>();
let all = recall();

function recall(): All {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as All;
  } catch {
    // Forbidden, or not ours: a lesson then begins anew.
    return {};
  }
}

function change(next: All): void {
  all = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Then it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== KEY && event.key !== null) return;
  all = recall();
  for (const listener of listeners) listener();
});

export const learnedOf = (game: string, lesson: string): Learned => all[keyOf(game, lesson)] ?? NOTHING;

/** Whether somebody has begun to learn this game. */
export const hasBegun = (game: string): boolean => Object.keys(all).some((key) => key.startsWith(`${game}/`));

/** A lesson once done stays done. */
export function keepLearned(game: string, lesson: string, now: Learned): void {
  change({ ...all, [keyOf(game, lesson)]: { ...now, done: now.done || learnedOf(game, lesson).done } });
}

export const forgetLearned = (): void => change({});

export function useLearned(): All {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => all,
  );
}
