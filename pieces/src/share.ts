/**
 * What the rules take piece by piece and a hand gives in one go: so many from each of these things, or to each of them. The numbers stay in the
 * browser until they are confirmed; then the moves that they stand for are made one after another.
 */
import type { Language, Shape } from '@sztab/kernel';

export type Counts = Readonly<Record<string, number>>;

export interface SharePart {
  /** A place on the board, or a card of the hand. */
  readonly thing: string;
  readonly most: number;
  /** What is offered before anybody touches it. */
  readonly first: number;
  /** A card brings more of its own: it is not counted among those who go. */
  readonly card?: true;
}

export interface Share<S extends Shape = Shape> {
  readonly parts: readonly SharePart[];
  /** How many may be given in all, as the cards stand: no fewer, no more. */
  room(counts: Counts): { readonly least: number; readonly most: number };
  /** The moves that carry it out. What is no longer offered when its turn comes is left out. */
  moves(counts: Counts): readonly S['move'][];
  /** The view as it would be then, as far as it is open before anything falls. */
  planned(counts: Counts): S['view'];
  words(counts: Counts, language: Language): ShareWords;
  /** What a part is called in a narrow cell, where its name is too long for one. */
  short?(thing: string, language: Language): string | null;
}

export interface ShareWords {
  /** “Advance on”, “Zocca”, “with”, “5 from 2 areas”: what stands before the chip of the place, in it, and after it. */
  readonly verb: string;
  readonly place: string | null;
  readonly joint: string;
  readonly sum: string;
  /** On the primary button: “Advance with 5”. */
  readonly act: string;
  /** There, as long as too few are given. */
  readonly missing: string;
}

/** So many go, cards apart. */
export const sumOf = ({ parts }: Share, counts: Counts): number =>
  parts.reduce((sum, { thing, card }) => sum + (card ? 0 : (counts[thing] ?? 0)), 0);

export const firstCounts = ({ parts }: Share): Counts =>
  Object.fromEntries(parts.map(({ thing, first }) => [thing, first]));

/** One part set to a number; what no longer fits is taken from the others, the last ones first. */
export function given(share: Share, counts: Counts, thing: string, count: number): Counts {
  const part = share.parts.find((one) => one.thing === thing);
  if (!part) return counts;
  const next: Record<string, number> = { ...counts, [thing]: Math.max(0, Math.min(part.most, count)) };
  let over = sumOf(share, next) - share.room(next).most;
  for (const other of [...share.parts].reverse()) {
    if (over <= 0) break;
    if (other.card || (other.thing === thing && !part.card)) continue;
    const taken = Math.min(over, next[other.thing] ?? 0);
    next[other.thing] = (next[other.thing] ?? 0) - taken;
    over -= taken;
  }
  // Nobody is left to make room for it.
  if (over > 0) next[thing] = Math.max(0, (next[thing] ?? 0) - over);
  return next;
}

/** A touch of the thing itself: one more, and from the most back to none; a card first brings all it can, then one fewer each time. */
export function tapped(share: Share, counts: Counts, thing: string): Counts {
  const now = counts[thing] ?? 0;
  const more = given(share, counts, thing, now + 1);
  const part = share.parts.find((one) => one.thing === thing);
  if (part?.card) return given(share, counts, thing, now > 0 ? now - 1 : part.most);
  return (more[thing] ?? 0) > now ? more : given(share, counts, thing, 0);
}

/** One more or one fewer in all: the first that can give, or the one that gives most. */
export function stepped(share: Share, counts: Counts, by: 1 | -1): Counts {
  const places = share.parts.filter(({ card }) => !card);
  if (by > 0) {
    if (sumOf(share, counts) >= share.room(counts).most) return counts;
    const next = places.find(({ thing, most }) => (counts[thing] ?? 0) < most);
    return next ? given(share, counts, next.thing, (counts[next.thing] ?? 0) + 1) : counts;
  }
  const most = places.reduce<SharePart | null>(
    (best, part) => ((counts[part.thing] ?? 0) > (best ? (counts[best.thing] ?? 0) : 0) ? part : best),
    null,
  );
  return most ? given(share, counts, most.thing, (counts[most.thing] ?? 0) - 1) : counts;
}

export const isEnough = (share: Share, counts: Counts): boolean => {
  const { least, most } = share.room(counts);
  const sum = sumOf(share, counts);
  return sum >= least && sum <= most;
};

/** What the table gives a board of it. */
export interface Sharing {
  readonly share: Share;
  readonly counts: Counts;
  set(thing: string, count: number): void;
}
