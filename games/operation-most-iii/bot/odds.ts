/** How often the dice do what one wants. */
import { sumChances } from '@sztab/kernel';

/**
 * One die less another die is distributed like two dice less seven. `BEATS[n]`: the chance that a die plus a difference of n − 5
 * is more than another die.
 */
const TWO_DICE = sumChances([1, 2, 3, 4, 5, 6], 2);
const BEATS = Array.from({ length: 11 }, (_, n) =>
  TWO_DICE.reduce((sum, chance, pips) => (pips > 12 - n ? sum + chance : sum), 0),
);

/** An Attack: attacker's bullets less those of the struck card. */
export const attackOdds = (difference: number): number =>
  difference < -5 ? 0 : difference > 5 ? 1 : (BEATS[difference + 5] as number);

/** A Search or a theft: one die against a number; no number, no chance. */
export const reachOdds = (need: number | null): number => (need === null ? 0 : (7 - need) / 6);
