/** Small things that many messages are made of. Everything has a limit: nobody can send us a book. */
import * as z from 'zod/mini';
import { isVisible, visible } from './visible.ts';

/** Nothing in it that nobody sees. */
export const seen = z.refine<string>(isVisible);

/** One line that everybody sees, trimmed by whoever wrote it. */
const oneLine = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), seen, z.regex(/^\S(?:.*\S)?$/u));

export const personName = oneLine(40);
/** The name one signs in with; kept in small letters, so that nobody can pass for another by capitals. */
export const loginName = z.string().check(z.regex(/^[a-z0-9][a-z0-9._-]{2,31}$/));
export const password = z.string().check(z.minLength(8), z.maxLength(200));
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{6,40}$/));
export const gameId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
export const seat = z.int().check(z.minimum(0), z.maximum(9));
export const seq = z.int().check(z.minimum(0), z.maximum(1_000_000));
/** Chosen by the sender, new for every wish: the same wish sent twice counts once. */
export const wishKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,40}$/));
export const moveText = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[\x21-\x7e]+$/));
/** What nobody would see is left out, not refused: a phone's keyboard sends such signs unasked. */
export const chatText = z.string().check(z.maxLength(500), z.overwrite(visible), z.regex(/\S/u));
export const options = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(40)));
export const language = z.enum(['pl', 'en']);
export const theme = z.enum(['light', 'dark', 'system']);
export const botLevel = z.enum(['recruit', 'officer', 'general']);
/** Milliseconds since 1970. */
export const moment = z.int().check(z.minimum(0));
export const entropy = z.string().check(z.regex(/^[0-9a-f]{32}$/));
