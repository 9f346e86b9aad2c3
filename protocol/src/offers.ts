/** What the bots beside people ask for and say, and what people answer: messages of the table, never moves. Made by the server from open facts alone. */
import { MANNERS, PARTNER_ANSWERS } from '@sztab/kernel';
import * as z from 'zod/mini';
import * as w from './words.ts';

/** Made by the server and by nobody else, so no length is asked for. */
const listOf = <S extends z.core.SomeType>(one: S) => z.readonly(z.array(one));

const line = z.object({ code: z.string(), slots: z.record(z.string(), z.union([z.string(), z.number()])) });
const chance = z.nullable(z.number());

const portion = z.object({ seat: w.seat, n: z.int().check(z.minimum(0), z.maximum(100)) });

const layout = z.object({
  pieces: listOf(z.object({ thing: z.string(), seat: z.nullable(w.seat), lies: z.boolean(), chance, why: line })),
  shares: listOf(z.object({ n: z.number(), hope: z.nullable(z.number()) })),
  free: listOf(z.string()),
  wanted: listOf(portion),
  second: z.boolean(),
});

const offer = z.object({
  id: z.int(),
  by: w.seat,
  to: listOf(w.seat),
  version: w.seq,
  moves: listOf(z.string()),
  things: listOf(z.string()),
  aim: line,
  reasons: listOf(line),
  chance,
  price: listOf(z.object({ n: z.number(), p: z.number(), left: z.number(), band: z.string() })),
  level: z.enum(['ask', 'must']),
  worth: z.number(),
  about: z.string(),
  layout: z.exactOptional(layout),
  win: z.nullable(z.object({ now: z.number(), yes: z.number(), no: z.number() })),
  common: z.boolean(),
  asked: z.boolean(),
});

export const manner = z.enum(MANNERS);
export const partnerAnswer = z.enum(PARTNER_ANSWERS);
/** What is asked for and of what; games know what it is. */
export const favour = z.object({
  is: w.textUpTo(20, z.regex(/^[a-z]+$/)),
  things: z.exactOptional(z.readonly(z.array(w.thing).check(z.maxLength(20)))),
  portion: z.exactOptional(portion),
});

/** The bots that play with people at a table, as everybody there may hear them. */
export const partnerInfo = z.object({
  /** Stands only as long as the table has as many entries as its `version`. */
  offer: z.nullable(offer),
  /** Who has said yes to it, while others have yet to answer. */
  yes: listOf(w.seat),
  said: z.nullable(z.object({ by: w.seat, line })),
  /** What came of the last thing that was agreed to. */
  came: z.nullable(z.object({ by: w.seat, line })),
  /** “You decide” holds, for this round or for good. */
  decides: z.boolean(),
  /** How each seat wants to be asked; null: as usual. */
  manners: listOf(z.nullable(manner)),
  floor: z.number(),
});
export type PartnerInfo = z.infer<typeof partnerInfo>;
