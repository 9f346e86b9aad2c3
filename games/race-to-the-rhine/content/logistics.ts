/** Trucks and logistics levels. Source: level 1 and all totals are printed, the other values are ours. */
import { byEdition } from '@sztab/kernel';

export interface Level {
  readonly draw: number;
  readonly placement: number;
  readonly limit: number;
}

const LEVELS: readonly Level[] = [
  { draw: 6, placement: 2, limit: 9 },
  { draw: 7, placement: 3, limit: 10 },
  { draw: 8, placement: 4, limit: 12 },
];
export const TOP_LEVEL = 3;
export const levelOf = (level: number): Level => LEVELS[level - 1] as Level;

export const TRUCKS = 32;
/** What everybody has at the start, and what lies there for all. */
export const startOf = byEdition({ 1: { trucksEach: 6, trucksOnTrack: 6, medals: 20, paratroops: 4 } });
/** Trucks that arrive when somebody first reaches level 3. */
export const reinforcement = (players: number): number => 2 + 2 * players;

/** Resistance markers in the pool by number of players; solo has its number markers instead. */
export const MARKERS: Readonly<Record<number, number>> = { 1: 0, 2: 18, 3: 25 };
export const ALL_MARKERS = 25;
/** A drop takes at most so many paratroops. */
export const MOST_DROPPED = 3;
/** Icons on divisions without a medal that make one. */
export const ICONS_A_MEDAL = 5;
/** Steps of a move; single transfers in a turn (RTR-5.4.6). */
export const STEPS = 3;
export const TRANSFERS = 40;
