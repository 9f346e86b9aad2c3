/** What somebody has learned, as the browser keeps it and the account takes it over. Two copies are united: nothing is ever lost or asked twice. */
import * as z from 'zod/mini';
import * as w from './words.ts';

/** `game/lesson`, `game/tip` or `game/word`. */
const key = w.textUpTo(120, z.regex(/^[a-z0-9-]{1,40}\/\S.{0,78}$/u));
const MOST_KEYS = 400;
const MOST_MOVES = 120;

const lesson = z.object({
  done: z.boolean(),
  /** The step it was left at. */
  step: z.int().check(z.minimum(0), z.maximum(50)),
  /** The moves that led there. */
  made: z.array(z.object({ seat: w.seat, move: w.moveText })).check(z.maxLength(MOST_MOVES)),
});
const keys = z.array(key).check(z.maxLength(MOST_KEYS));

export const learned = z.object({
  lessons: z.record(key, lesson).check(z.refine((all) => Object.keys(all).length <= MOST_KEYS)),
  tips: keys,
  words: keys,
});
export type Learned = z.infer<typeof learned>;
export type LearnedLesson = z.infer<typeof lesson>;

export const NOTHING_LEARNED: Learned = { lessons: {}, tips: [], words: [] };

/**
 * A copy for the account. `age`: how often everything had been forgotten when this copy was last united with the account, null: never united. A copy that is
 * older than the last forgetting is not taken: what was forgotten does not come back from another device.
 */
export const keepLearned = z.object({
  learned,
  age: z.nullable(z.int().check(z.minimum(0))),
  forget: z.optional(z.literal(true)),
});
export const keptLearned = z.object({ learned, age: z.int() });

const farther = (a: LearnedLesson, b: LearnedLesson): LearnedLesson => {
  if (a.done !== b.done) return a.done ? a : b;
  return b.step > a.step ? b : a;
};
const both = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])].slice(0, MOST_KEYS);

/** Done beats begun, and a further step an earlier one. Of more than anybody can learn the first are kept. */
export function unite(a: Learned, b: Learned): Learned {
  const lessons = { ...a.lessons };
  for (const [name, other] of Object.entries(b.lessons)) {
    const own = lessons[name];
    lessons[name] = own ? farther(own, other) : other;
  }
  const kept = Object.fromEntries(Object.entries(lessons).slice(0, MOST_KEYS));
  return { lessons: kept, tips: both(a.tips, b.tips), words: both(a.words, b.words) };
}

/** Limit of one request, and of what an account keeps. */
export const MOST_LEARNED_BYTES = 32 * 1024;
/** Below the limit in bytes: some letters have two bytes, and a request has more than the copy. */
const MOST_LEARNED_CHARACTERS = 28 * 1024;

/** Drops the moves of lessons until the copy fits, the longest first. An unfinished lesson without its moves begins again. */
export function shrinkToFit(copy: Learned): Learned {
  const lessons = { ...copy.lessons };
  let size = JSON.stringify(copy).length;
  const longest = Object.entries(lessons)
    .map(([name, { made }]) => ({ name, length: JSON.stringify(made).length }))
    .sort((a, b) => b.length - a.length);
  for (const { name, length } of longest) {
    if (size <= MOST_LEARNED_CHARACTERS) break;
    const { done } = lessons[name] as LearnedLesson;
    lessons[name] = { done, step: 0, made: [] };
    size -= length - '[]'.length;
  }
  return { ...copy, lessons };
}
