/** Small things that many messages are made of. Everything has a limit: nobody can send us a book. */
import { LANGUAGES, LEVELS } from '@sztab/kernel';
import * as z from 'zod/mini';
import { isVisible, visible } from './visible.ts';

/** Halves of signs, and the sign that ends a text for many programs: not every database can keep them. */
const isText = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/**
 * Text of so many signs at most, and what else holds of it. No message has text of another kind: what is too long is refused before any
 * pattern runs over it, so that nobody can keep us busy with a book.
 */
export const textUpTo = (most: number, ...shape: z.core.$ZodCheck<string>[]) =>
  z.string().check(z.maxLength(most, { abort: true }), ...shape, z.refine(isText));

/** Nothing in it that nobody sees. */
export const seen = z.refine<string>(isVisible);

/** One line that everybody sees, trimmed by whoever wrote it. */
const oneLine = (most: number) => textUpTo(most, z.minLength(1), seen, z.regex(/^\S(?:.*\S)?$/u));

export const personName = oneLine(40);
/** The name one signs in with; kept in small letters, so that nobody can pass for another by capitals. */
export const loginName = textUpTo(32, z.regex(/^[a-z0-9][a-z0-9._-]{2,31}$/));
export const password = textUpTo(200, z.minLength(8));
export const id = textUpTo(40, z.regex(/^[A-Za-z0-9_-]{6,40}$/));
export const gameId = textUpTo(40, z.regex(/^[a-z0-9-]{1,40}$/));
export const seat = z.int().check(z.minimum(0), z.maximum(9));
export const seq = z.int().check(z.minimum(0), z.maximum(1_000_000));
/** Chosen by the sender, new for every request: the same request sent twice counts once. */
export const requestKey = textUpTo(40, z.regex(/^[A-Za-z0-9_-]{8,40}$/));
export const moveText = textUpTo(200, z.minLength(1), z.regex(/^[\x21-\x7e]+$/));
/** The name of a thing that can be touched. */
export const thing = textUpTo(40, z.minLength(1), z.regex(/^[\x21-\x7e]+$/));
/** What nobody would see is left out, not refused: a phone's keyboard sends such signs unasked. */
export const chatText = textUpTo(500, z.overwrite(visible), z.regex(/\S/u));
export const options = z.record(textUpTo(40), textUpTo(40));
export const language = z.enum(LANGUAGES);
export const theme = z.enum(['light', 'dark', 'system']);
export const botLevel = z.enum(LEVELS);
/** Milliseconds since 1970. */
export const moment = z.int().check(z.minimum(0));
export const entropy = textUpTo(32, z.regex(/^[0-9a-f]{32}$/));
