/** Random games to draw, for the tests of the board. */
import { fastStream, type Options } from '@sztab/kernel';
import { drawing, type Visit, type Walk, walkThrough } from '@sztab/pieces/testing';
import { generalOrders as game } from '../rules/index.ts';
import type { Shape } from '../rules/moves.ts';
import { words } from '../text/index.ts';
import { board } from './index.tsx';

export const SEATS = [0, 1, null] as const;
export const { propsOf, draw } = drawing({ game, words }, board);

/** Every state of a random game. Nobody passes early, so that much happens. */
export function walk(seed: number, options: Options, visit: Visit<Shape>): void {
  const among: Walk<Shape>['among'] = (moves, pick) => {
    const busy = moves.filter((move) => move !== 'pass');
    return busy.length > 0 && pick(15) > 0 ? busy : moves;
  };
  walkThrough(game, { players: 2, options, seed, chance: fastStream(seed, 9), among }, visit);
}
