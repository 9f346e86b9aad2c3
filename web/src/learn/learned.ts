/**
 * What was learned: which lessons are done and how far the others have come, which tips were given, which words were looked up. Kept in this browser,
 * and with the account of whoever is signed in.
 */
import { useSyncExternalStore } from 'react';
import { type Kept, keepWithAccount } from './keeping.ts';
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
  readonly kept: Kept | null;
}

const KEY = 'sztab.learned';
/** Set while somebody is signed in; see look/person-name.ts. */
const PERSON = 'sztab.person';
const keyOf = (game: string, id: string): string => `${game}/${id}`;
const NOTHING: Learned = { done: false, step: 0, made: [] };
const NONE: All = { lessons: {}, tips: [], words: [], kept: null };
/** Somebody in the middle of a lesson changes something every few seconds. */
const SEND_AFTER_MS = 3000;

const listeners = new Set<() => void>();
let all = recall();
let sending: ReturnType<typeof setTimeout> | undefined;

function recall(): All {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<All> | All['lessons'];
    // Once nothing but the lessons was kept.
    return 'lessons' in kept ? { ...NONE, ...(kept as Partial<All>) } : { ...NONE, lessons: kept as All['lessons'] };
  } catch {
    // Forbidden, or not ours: a lesson then begins anew.
    return NONE;
  }
}

function isSignedIn(): boolean {
  try {
    return localStorage.getItem(PERSON) !== null;
  } catch {
    return false;
  }
}

function put(next: All): void {
  all = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Then it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function change(next: All): void {
  put(next);
  clearTimeout(sending);
  if (isSignedIn()) sending = setTimeout(() => void uniteLearned(), SEND_AFTER_MS);
}

globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== KEY && event.key !== null) return;
  all = recall();
  for (const listener of listeners) listener();
});

/** Both copies become one: whoever signs in brings along what was learned here, and finds what was learned elsewhere. */
export async function uniteLearned(forget = false): Promise<void> {
  clearTimeout(sending);
  const { kept, ...copy } = all;
  const lessons = Object.fromEntries(
    Object.entries(copy.lessons).map(([name, one]) => [name, { ...one, made: [...one.made] }]),
  );
  const answer = await keepWithAccount({ lessons, tips: [...copy.tips], words: [...copy.words] }, kept, forget);
  if (answer) put({ ...answer.learned, kept: answer.kept });
}

export const learnedOf = (game: string, lesson: string): Learned => all.lessons[keyOf(game, lesson)] ?? NOTHING;

/** Whether somebody has begun to learn this game. */
export const hasBegun = (game: string): boolean => Object.keys(all.lessons).some((key) => key.startsWith(`${game}/`));

/** How many lessons of a game are done. */
export const doneIn = (game: string): number =>
  Object.entries(all.lessons).filter(([key, { done }]) => done && key.startsWith(`${game}/`)).length;

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

/** In this browser, and with the account: there no other browser brings it back. */
export function forgetLearned(): void {
  put({ ...NONE, kept: all.kept });
  if (isSignedIn()) void uniteLearned(true);
}

export const hasLearned = ({ lessons, tips, words }: All): boolean =>
  Object.keys(lessons).length + tips.length + words.length > 0;

export function useLearned(): All {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => all,
  );
}
