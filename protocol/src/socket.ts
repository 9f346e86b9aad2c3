/**
 * What is said over a table's socket. A client joins with the number of entries it knows and is told what it missed; every wish carries a
 * key, so that it can be sent again after a cut without counting twice.
 */
import type { Json, Outcome } from '@sztab/kernel';
import * as z from 'zod/mini';
import type { BuiltAs } from './build.ts';
import type { Delta } from './delta.ts';
import type { RefusalWord } from './refusals.ts';
import { type Clock, type TableInfo, wish } from './tables.ts';
import * as w from './words.ts';

export const fromClient = z.discriminatedUnion('is', [
  /** `known`: entries the client has already heard of; null if it does not even know the opening. */
  z.object({ is: z.literal('join'), known: z.nullable(w.seq) }),
  z.object({ is: z.literal('move'), key: w.wishKey, at: w.seq, move: w.moveText }),
  z.object({
    is: z.literal('undo'),
    key: w.wishKey,
    at: w.seq,
    count: z.int().check(z.minimum(1), z.maximum(100_000)),
  }),
  z.object({ is: z.literal('resign'), key: w.wishKey, at: w.seq }),
  z.object({ is: z.literal('say'), key: w.wishKey, text: w.chatText }),
  z.object({ is: z.literal('propose'), key: w.wishKey, wish }),
  z.object({ is: z.literal('vote'), key: w.wishKey, proposal: w.textUpTo(60), yes: z.boolean() }),
]);
export type FromClient = z.infer<typeof fromClient>;

export interface Asked {
  readonly seat: number;
  readonly prompt: string;
  readonly optional?: true;
  /** The answer is kept back for a while that does not depend on it. */
  readonly window?: true;
}

/** One move that counts, as one viewer knows it: who made it, what was heard, and how the view changed by it. */
export interface WireStep {
  /** Null for the opening, which is the first step of every course. */
  readonly seat: number | null;
  readonly heard: readonly Json[];
  readonly view?: Delta;
  readonly asked: readonly Asked[];
}

/** How one viewer's table went on: of the steps known before, `keep` still count, and these follow. */
export interface Went {
  readonly is: 'went';
  /** Entries so far. */
  readonly seq: number;
  readonly keep: number;
  /** So many steps before these were left out, to be told on another occasion; the first of these then brings the whole view. */
  readonly untold?: number;
  readonly steps: readonly WireStep[];
  /** The viewer's own moves now. */
  readonly moves: readonly string[];
  /** How many of the last moves the viewer may take back without asking. */
  readonly undo: number;
  readonly outcome: Outcome | null;
  /** The mark of the view after the last step; who comes to another value asks for the whole course. */
  readonly hash: string;
  readonly clock?: Clock;
}

/** Something said at the table; `by` null: the table itself, `note` names what happened. */
export interface TalkLine {
  readonly n: number;
  readonly at: number;
  readonly by: { readonly seat: number | null; readonly name: string } | null;
  readonly text: string;
}

export type FromServer =
  /** The first that is said over every line: which client this server serves, and what it understands. */
  | ({ readonly is: 'hello' } & BuiltAs)
  | Went
  | { readonly is: 'table'; readonly table: TableInfo }
  | { readonly is: 'said'; readonly lines: readonly TalkLine[] }
  /** The wish with this key is done and on the disk. */
  | { readonly is: 'done'; readonly key: string; readonly seq: number }
  | { readonly is: 'refused'; readonly key: string | null; readonly why: RefusalWord };

/** Everything a page needs to sit down at a running table; fetched over HTTP, where it is compressed. */
export interface CourseAnswer {
  readonly table: TableInfo;
  readonly header: Json;
  readonly went: Went;
  readonly talk: readonly TalkLine[];
}
