import type { Mind } from './box.ts';
import type { Seat, Shape } from './game.ts';

/**
 * A state as a row of numbers, for a judgement that is learned. The kit proves that it tells one seat nothing that this seat may not know,
 * so that one position is one row, however a rival's cards are imagined.
 */
export interface Encoding<S extends Shape = Shape> {
  /** Grows with every change of meaning; weights of another version are not used. */
  readonly version: number;
  /** The oldest edition whose weights still fit, because later rules do not change the value of a state. Absent: only the newest fits. */
  readonly since?: number;
  /** A name for each number, in order: `crew POL PAR`, `hand M17`. */
  readonly inputs: readonly string[];
  /** How many play: each number has weights of its own. */
  players(s: S['state']): number;
  /**
   * From one seat's eyes: own things first, then the others in the order of play. `into` comes cleared. All values lie between −4 and 4. Where
   * all win together or one plays alone it is the same for every seat.
   */
  encode(s: S['state'], seat: Seat, into: Float32Array): void;
  /** A seat's role in the words of `Game.roles`, where options decide who has which; absent: seats have theirs by their number. */
  role?(s: S['state'], seat: Seat): string;
}

/** A mind whose states can be written down like that. */
export interface Encoded<S extends Shape = Shape> extends Mind<S> {
  readonly encoding: Encoding<S>;
}

/** Gives inputs their places, in the order in which they are named. */
export function namedInputs(): {
  readonly names: readonly string[];
  /** The place of one number. */
  one(name: string): number;
  /** The place of the first of several: one for each of these things, in their order. */
  row(name: string, things: readonly (string | number)[]): number;
} {
  const names: string[] = [];
  const one = (name: string): number => names.push(name) - 1;
  return {
    names,
    one,
    row(name, things) {
      const first = names.length;
      for (const thing of things) one(`${name} ${thing}`);
      return first;
    },
  };
}
