/**
 * What is said over a table's socket. A client joins with the number of entries it knows and is told what it missed; every other request carries a
 * key, so that it can be sent again after a cut without counting twice. The types are made of the schemas: what is not in a schema is not said.
 */
import { canonical, type Json } from '@sztab/kernel';
import * as z from 'zod/mini';
import { builtAs } from './build.ts';
import { delta } from './delta.ts';
import { tableNote } from './notes.ts';
import { favour, manner, partnerAnswer } from './offers.ts';
import { refusalWord } from './refusals.ts';
import { clock, proposed, tableInfo } from './tables.ts';
import * as w from './words.ts';

export const fromClient = z.discriminatedUnion('is', [
  /** `known`: entries the client has already heard of; null if it does not even know the opening. */
  z.object({
    is: z.literal('join'),
    known: z.nullable(w.seq),
    /** The page reconnected by itself: no person opened it or returned to it. */
    again: z.exactOptional(z.literal(true)),
  }),
  z.object({ is: z.literal('move'), key: w.requestKey, at: w.seq, move: w.moveText }),
  z.object({
    is: z.literal('undo'),
    key: w.requestKey,
    at: w.seq,
    count: z.int().check(z.minimum(1), z.maximum(100_000)),
  }),
  z.object({ is: z.literal('resign'), key: w.requestKey, at: w.seq }),
  z.object({ is: z.literal('say'), key: w.requestKey, text: w.chatText }),
  z.object({ is: z.literal('propose'), key: w.requestKey, wish: proposed }),
  z.object({ is: z.literal('vote'), key: w.requestKey, proposal: w.textUpTo(60), yes: z.boolean() }),
  /** To what the bots beside people ask for; what a person asks one of them for, and of what; how one wants to be asked. */
  z.object({
    is: z.literal('answer'),
    key: w.requestKey,
    offer: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    answer: partnerAnswer,
  }),
  z.object({ is: z.literal('favour'), key: w.requestKey, bot: w.seat, favour }),
  z.object({ is: z.literal('manner'), key: w.requestKey, manner }),
]);
export type FromClient = z.infer<typeof fromClient>;

/** Any plain data; games know what it is. */
const json: z.ZodMiniType<Json> = z.json();
/** Made by the server and by nobody else, so no length is asked for. */
const listOf = <S extends z.core.SomeType>(one: S) => z.readonly(z.array(one));

const asked = z.object({
  seat: w.seat,
  prompt: z.string(),
  optional: z.exactOptional(z.literal(true)),
  /** The answer is kept back for a while that does not depend on it. */
  window: z.exactOptional(z.literal(true)),
});
export type Asked = z.infer<typeof asked>;

/** One move that counts, as one viewer knows it: who made it, what was heard, and how the view changed by it. */
const wireMoment = z.object({
  /** Null for the opening, which is the first step of every course. */
  seat: z.nullable(w.seat),
  heard: listOf(json),
  view: z.exactOptional(delta),
  asked: listOf(asked),
});
export type WireMoment = z.infer<typeof wireMoment>;

const outcome = z.object({
  winners: listOf(w.seat),
  reason: z.string(),
  scores: listOf(z.number()),
  resigned: z.exactOptional(listOf(w.seat)),
});

/** How one viewer's table went on: of the steps known before, `keep` still count, and these follow. */
const went = z.object({
  is: z.literal('went'),
  /** Entries so far. */
  seq: w.seq,
  keep: w.seq,
  /** So many steps before these were left out, to be told on another occasion; the first of these then brings the whole view. */
  untold: z.exactOptional(w.seq),
  steps: listOf(wireMoment),
  /** The viewer's own moves now. */
  moves: listOf(z.string()),
  /** How many of the last moves the viewer may take back without asking. */
  undo: w.seq,
  outcome: z.nullable(outcome),
  /** The fingerprint of the view at the last moment; who comes to another value asks for the whole course. */
  hash: z.string(),
  clock: z.exactOptional(clock),
});
export type Went = z.infer<typeof went>;

/** Something said at the table; `by` null: by the table itself, which says it as a `note`. Its `text` is for pages of release 0.1.0. */
const talkLine = z.object({
  n: z.int(),
  at: w.moment,
  by: z.nullable(z.object({ seat: z.nullable(w.seat), name: z.string() })),
  text: z.string(),
  /** Not there where only a newer server knows it. */
  note: z.exactOptional(tableNote),
});
export type TalkLine = z.infer<typeof talkLine>;

export const fromServer = z.discriminatedUnion('is', [
  /** The first that is said over every connection: which client this server serves, and what it understands. */
  z.extend(builtAs, { is: z.literal('hello') }),
  went,
  z.object({ is: z.literal('table'), table: tableInfo }),
  z.object({ is: z.literal('said'), lines: listOf(talkLine) }),
  /** The request with this key is done and on the disk. */
  z.object({ is: z.literal('done'), key: z.string(), seq: w.seq }),
  z.object({ is: z.literal('refused'), key: z.nullable(z.string()), why: refusalWord }),
]);
export type FromServer = z.infer<typeof fromServer>;

/** The head of the match (`Header` of the kernel). */
const header = z.object({
  game: w.gameId,
  rules: z.int(),
  options: z.record(z.string(), z.string()),
  seats: listOf(z.object({ role: z.string(), name: z.string() })),
  commit: z.string(),
  entropy: listOf(z.string()),
  /** Null until the match is over. */
  seed: z.nullable(z.string()),
  tags: z.record(z.string(), z.string()),
});

/** Everything a page needs to sit down at a running table; fetched over HTTP, where it is compressed. */
export const courseAnswer = z.object({ table: tableInfo, header, went, talk: listOf(talkLine) });
export type CourseAnswer = z.infer<typeof courseAnswer>;

/**
 * Holds what a server said to its schema; what is in no schema was never meant to be said. For tests and pages in development: others spare
 * themselves the work.
 */
export function held<S extends z.ZodMiniType>(schema: S, said: unknown): z.infer<S> {
  const known = schema.parse(said);
  if (canonical(known as Json) !== canonical(said as Json))
    throw new TypeError(`more was said than the protocol knows: ${JSON.stringify(said)}`);
  return known;
}
