/** A course as a client knows it, and how it goes on. */
import type { Json } from '@sztab/kernel';
import { changed, MisfitDelta } from './delta.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Asked, Went } from './socket.ts';

export interface KnownMoment {
  /** Who moved; null for the opening. */
  readonly seat: number | null;
  readonly heard: readonly Json[];
  /** What was seen after it. */
  readonly view: Json;
  readonly asked: readonly Asked[];
}

/** The steps after this message; throws a `MisfitDelta` if it does not fit, and then the whole course has to be asked for. */
export function follow(known: readonly KnownMoment[], { keep, untold = 0, steps, hash }: Went): readonly KnownMoment[] {
  if (keep > known.length) throw new MisfitDelta(`${keep} steps to keep, but ${known.length} known`);
  const next = known.slice(0, keep);
  for (const { seat, heard, view: change, asked } of steps) {
    const view = changed(next.at(-1)?.view, change);
    // Whatever was left out looks like the first that is known, until it is told.
    while (next.length < untold) next.push({ seat: null, heard: [], asked: [], view });
    next.push({ seat, heard, asked, view });
  }
  const last = next.at(-1);
  if (!last || fingerprintOf(last.view) !== hash) throw new MisfitDelta('another view is meant');
  return next;
}
