/** Which pages and which servers understand each other. The built page says it of itself in a meta element, and its server by its first message. */
import * as z from 'zod/mini';

/**
 * Raised by a change after which a page of before would misread the server, or the server that page; what is only added needs no new number.
 * 1: release 0.1.0, whose pages name none.
 */
export const PROTOCOL = 2;
/** The oldest that a server of today still serves, and a page of today still understands. */
export const OLDEST_PROTOCOL = 1;

export const BUILD_META = 'sztab-build';
export const PROTOCOL_HEADER = 'x-sztab-protocol';

export const builtAs = z.object({
  /** Another one for every other client. */
  build: z.string().check(z.maxLength(60)),
  protocol: z.int(),
  oldest: z.int(),
});
export type BuiltAs = z.infer<typeof builtAs>;

/** What somebody says who names no protocol. */
export const UNNAMED_PROTOCOL = 1;

/** Whether these two can talk at all. */
export const understand = (one: BuiltAs, other: BuiltAs): boolean =>
  one.protocol >= other.oldest && other.protocol >= one.oldest;
