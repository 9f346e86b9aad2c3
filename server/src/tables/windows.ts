/**
 * Windows: questions to which a seat may have an answer, or not, by what only it knows. Each is answered after a pause of its own, drawn without a
 * look at the hand; whoever answers earlier waits for it unseen, be it a person, a page that passes by itself or a bot (GOW-6.7.6, OM3-6.9).
 */
import { createHmac } from 'node:crypto';
import type { Ask } from '@sztab/kernel';
import type { LiveTable } from './live-table.ts';

/** Both in milliseconds; a pause is anywhere between them, each as likely as the other. */
export interface Pauses {
  readonly shortest: number;
  readonly longest: number;
}

/** Long enough to read and to press a button, short enough to play on. */
export const usualPauses: Pauses = { shortest: 2000, longest: 5000 };

export const noPauses: Pauses = { shortest: 0, longest: 0 };

/** Nothing but a window is open: whoever is asked may have nothing to say. */
export const isWindow = (asks: readonly Ask[]): boolean =>
  asks.length > 0 && asks.every(({ window }) => window === true);

/**
 * How long the window after so many entries is kept open. It follows from the seed, which nobody knows before the end: so every node comes to the
 * same, also one that has just been started.
 */
function pauseAt({ shortest, longest }: Pauses, seed: string, seq: number): number {
  const drawn = createHmac('sha256', seed).update(`window ${seq}`).digest().readUInt32BE(0) / 2 ** 32;
  return shortest + (longest - shortest) * drawn;
}

/** How long an answer that is given now is kept back, in milliseconds; 0 where no window is open, or it has been for long enough. */
export function heldBack({ playing, stored: { seed, changed, seq }, keeper: { pauses, now } }: LiveTable): number {
  if (pauses.longest === 0 || !playing || !isWindow(playing.asks())) return 0;
  // Not longer than any, should the time of the machine have been changed.
  return Math.min(pauses.longest, changed + pauseAt(pauses, seed, seq) - now());
}
