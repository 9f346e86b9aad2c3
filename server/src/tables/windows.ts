/**
 * Windows: questions to which a seat may have an answer, or not, by what only it knows. Each is answered after a pause of its own, drawn without a
 * look at the hand; whoever answers earlier waits for it unseen, be it a person, a page that passes by itself or a bot (GOW-6.7.6, OM3-6.9).
 */
import { createHmac } from 'node:crypto';
import type { Ask } from '@sztab/kernel';

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
export function pauseAt({ shortest, longest }: Pauses, seed: string, seq: number): number {
  const drawn = createHmac('sha256', seed).update(`window ${seq}`).digest().readUInt32BE(0) / 2 ** 32;
  return shortest + (longest - shortest) * drawn;
}
