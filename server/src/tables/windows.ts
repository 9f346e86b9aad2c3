/**
 * Windows: asks where only the seat itself knows whether it has a choice. So that the time of an answer tells nothing, each window has a pause,
 * drawn independently of the hand, and every earlier answer waits for its end: a person's, an automatic pass or a bot's (GOW-6.7.6, OM3-6.9).
 */
import { createHmac } from 'node:crypto';
import type { Ask } from '@sztab/kernel';
import type { LiveTable } from './live-table.ts';

/** In milliseconds; pauses are evenly distributed between the two. */
export interface Pauses {
  readonly shortest: number;
  readonly longest: number;
}

/** Long enough to read and to press a button, short enough to play on. */
export const usualPauses: Pauses = { shortest: 2000, longest: 5000 };

export const noPauses: Pauses = { shortest: 0, longest: 0 };

/** Whether everything that is asked now is a window. */
export const isWindow = (asks: readonly Ask[]): boolean =>
  asks.length > 0 && asks.every(({ window }) => window === true);

/**
 * The pause of the window after so many entries. It is derived from the seed, which is secret until the end, so that all nodes come to the same
 * value.
 */
function pauseAt({ shortest, longest }: Pauses, seed: string, seq: number): number {
  const drawn = createHmac('sha256', seed).update(`window ${seq}`).digest().readUInt32BE(0) / 2 ** 32;
  return shortest + (longest - shortest) * drawn;
}

/** How long an answer that arrives now has to wait, in milliseconds; 0 if no window is open, or its pause is over. */
export function heldBack({ playing, stored: { seed, changed, seq }, keeper: { pauses, now } }: LiveTable): number {
  if (pauses.longest === 0 || !playing || !isWindow(playing.asks())) return 0;
  // Never longer than the longest pause, should the clock have been set back.
  return Math.min(pauses.longest, changed + pauseAt(pauses, seed, seq) - now());
}
