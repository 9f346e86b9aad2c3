/**
 * What was learned: which lessons are done and how far the others have come, which tips were given, which words were looked up. Kept in this browser,
 * and with the account of whoever is signed in.
 */
import { remembered, useRemembered } from '../look/remembered.ts';
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

/** Set while somebody is signed in; see look/person-name.ts. */
const PERSON = 'sztab.person';
const keyOf = (game: string, id: string): string => `${game}/${id}`;
const NOTHING: Learned = { done: false, step: 0, made: [] };
const NONE: All = { lessons: {}, tips: [], words: [], kept: null };
/** Somebody in the middle of a lesson changes something every few seconds. */
const SEND_AFTER_MS = 3000;

const copy = remembered<All>('sztab.learned', {
  read(text) {
    const kept = JSON.parse(text ?? '{}') as Partial<All> | All['lessons'];
    // Once nothing but the lessons was kept.
    return 'lessons' in kept ? { ...NONE, ...(kept as Partial<All>) } : { ...NONE, lessons: kept as All['lessons'] };
  },
  write: (all) => JSON.stringify(all),
});
let sending: ReturnType<typeof setTimeout> | undefined;

function isSignedIn(): boolean {
  try {
    return localStorage.getItem(PERSON) !== null;
  } catch {
    return false;
  }
}

function change(part: Partial<All>): void {
  copy.set({ ...copy.get(), ...part });
  clearTimeout(sending);
  if (isSignedIn()) sending = setTimeout(() => void uniteLearned(), SEND_AFTER_MS);
}

/** Both copies become one: whoever signs in brings along what was learned here, and finds what was learned elsewhere. */
export async function uniteLearned(forget = false): Promise<void> {
  clearTimeout(sending);
  const { kept, ...here } = copy.get();
  const lessons = Object.fromEntries(
    Object.entries(here.lessons).map(([name, one]) => [name, { ...one, made: [...one.made] }]),
  );
  const answer = await keepWithAccount({ lessons, tips: [...here.tips], words: [...here.words] }, kept, forget);
  if (answer) copy.set({ ...answer.learned, kept: answer.kept });
}

export const learnedOf = (game: string, lesson: string): Learned => copy.get().lessons[keyOf(game, lesson)] ?? NOTHING;

/** Whether somebody has begun to learn this game. */
export const hasBegun = (game: string): boolean =>
  Object.keys(copy.get().lessons).some((key) => key.startsWith(`${game}/`));

/** How many lessons of a game are done. */
export const doneIn = (game: string): number =>
  Object.entries(copy.get().lessons).filter(([key, { done }]) => done && key.startsWith(`${game}/`)).length;

/** A lesson once done stays done. */
export function keepLearned(game: string, lesson: string, now: Learned): void {
  const done = now.done || learnedOf(game, lesson).done;
  change({ lessons: { ...copy.get().lessons, [keyOf(game, lesson)]: { ...now, done } } });
}

export const wasTold = (game: string, tip: string): boolean => copy.get().tips.includes(keyOf(game, tip));

/** A tip is given once. */
export function keepTip(game: string, tip: string): void {
  if (!wasTold(game, tip)) change({ tips: [...copy.get().tips, keyOf(game, tip)] });
}

/** A word that was looked up is one of this player's words. */
export function keepWord(game: string, word: string): void {
  const key = keyOf(game, word);
  const { words } = copy.get();
  if (!words.includes(key)) change({ words: [...words, key] });
}

/** In this browser, and with the account: there no other browser brings it back. */
export function forgetLearned(): void {
  copy.set({ ...NONE, kept: copy.get().kept });
  if (isSignedIn()) void uniteLearned(true);
}

export const hasLearned = ({ lessons, tips, words }: All): boolean =>
  Object.keys(lessons).length + tips.length + words.length > 0;

export const useLearned = (): All => useRemembered(copy);
