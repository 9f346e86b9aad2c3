/** What was learned: which lessons are done and how far the others have come, which tips were given, which words were looked up. Kept in this browser. */
import { useSyncExternalStore } from 'react';
import type { Made } from './lesson-table.ts';

export interface Learned {
  readonly done: boolean;
  /** The step it was left at. */
  readonly step: number;
  /** The moves that led there. */
  readonly made: readonly Made[];
}

interface All {
  /** By `game/lesson`. */
  readonly lessons: Readonly<Record<string, Learned>>;
  /** `game/tip` each. */
  readonly tips: readonly string[];
  /** `game/word` each, as `Meaning` names them: what was looked up. */
  readonly words: readonly string[];
}

const KEY = 'sztab.learned';
const keyOf = (game: string, id: string): string => `${game}/${id}`;
const NOTHING: Learned = { done: false, step: 0, made: [] };
const NONE: All = { lessons: {}, tips: [], words: [] };

const listeners = new Set<() => void>();
let all = recall();

function recall(): All {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<All> | All['lessons'];
    // Release 0.2 kept nothing but the lessons.
    return 'lessons' in kept ? { ...NONE, ...(kept as Partial<All>) } : { ...NONE, lessons: kept as All['lessons'] };
  } catch {
    // Forbidden, or not ours: a lesson then begins anew.
    return NONE;
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

export const learnedOf = (game: string, lesson: string): Learned => all.lessons[keyOf(game, lesson)] ?? NOTHING;

/** Whether somebody has begun to learn this game. */
export const hasBegun = (game: string): boolean => Object.keys(all.lessons).some((key) => key.startsWith(`${game}/`));

/** A lesson once done stays done. */
export function keepLearned(game: string, lesson: string, now: Learned): void {
  const done = now.done || learnedOf(game, lesson).done;
  change({ ...all, lessons: { ...all.lessons, [keyOf(game, lesson)]: { ...now, done } } });
}

export const wasTold = (game: string, tip: string): boolean => all.tips.includes(keyOf(game, tip));

/** A tip is given once. */
export function keepTip(game: string, tip: string): void {
  if (!wasTold(game, tip)) change({ ...all, tips: [...all.tips, keyOf(game, tip)] });
}

/** A word that was looked up is one of this player's words. */
export function keepWord(game: string, word: string): void {
  const key = keyOf(game, word);
  if (!all.words.includes(key)) change({ ...all, words: [...all.words, key] });
}

export const forgetLearned = (): void => change(NONE);

export function useLearned(): All {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => all,
  );
}
