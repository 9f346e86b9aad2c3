/** How long a match may become. */
import type { Game, Options } from '@sztab/kernel';

/** The longest of many random games had three thousand moves. */
const LONGEST = 20_000;

/**
 * Entries of a match, with what was taken back: every move of the longest possible game may be made, taken back and made again. Who
 * plays never comes near; who only goes to and fro is stopped here.
 */
export const mostEntries = (game: Game, players: number, options: Options): number =>
  Math.min(LONGEST, 3 * game.bound(players, options));
