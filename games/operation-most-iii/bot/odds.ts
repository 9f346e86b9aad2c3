/** Section 13.1: how often the dice do what one wants. */

/** Chances out of 36 that one die plus this difference beats another die, from −5 to +5. */
const BEATS = [0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35] as const;

/** An Attack: attacker's bullets less those of the struck card. */
export const attackOdds = (difference: number): number =>
  difference < -5 ? 0 : difference > 5 ? 1 : (BEATS[difference + 5] as number) / 36;

/** A Search or a theft: one die against a number; no number, no chance. */
export const reachOdds = (need: number | null): number => (need === null ? 0 : (7 - need) / 6);
