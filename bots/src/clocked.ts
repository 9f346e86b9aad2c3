import type { Shape } from '@sztab/kernel';
import type { Bot } from './bot.ts';

export interface Clocked<S extends Shape = Shape> extends Bot<S> {
  /** Milliseconds it has thought so far. */
  readonly spent: number;
}

/**
 * A bot that thinks for so many milliseconds at each question that it thinks about at all. What one thought takes too long is missing from the next, so
 * that over a game the sum is right however coarse the clock.
 */
export function clocked<S extends Shape>(bot: Bot<S>, milliseconds: number, clock: () => number): Clocked<S> {
  let spent = 0;
  let left = 0;
  return {
    name: bot.name,
    get spent() {
      return spent;
    },
    choose(question, dice) {
      const began = clock();
      let thinks = false;
      const stop = (): boolean => {
        thinks = true;
        return clock() - began >= milliseconds + left;
      };
      const move = bot.choose(question, dice, { iterations: Number.POSITIVE_INFINITY, stop });
      const took = clock() - began;
      spent += took;
      left += (thinks ? milliseconds : 0) - took;
      return move;
    },
  };
}
