/** How long a match may become. */
import type { Game, Options } from '@sztab/kernel';

/** For any game; the longest of many random games had three thousand moves. */
const LONGEST = 20_000;

/**
 * The most entries of a match, counting undone moves and undos: enough to make, undo and remake every move of the longest game. Only somebody who
 * undoes for ever reaches it.
 */
export const mostEntries = (game: Game, players: number, options: Options): number =>
  Math.min(LONGEST, 3 * game.bound(players, options));
