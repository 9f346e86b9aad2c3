/** What all games say alike of the options that the kernel knows: how seats are settled, and how many games a match has. */
import type { Explained } from './explained.ts';
import { houseWords, type Language, MASTER } from './languages.ts';

/** Where people sit are seats; where two sides stand against each other, sides. */
interface SeatingWords {
  readonly name: string;
  readonly random: Explained;
  readonly chosen: Explained;
}

export interface HouseOptionWords {
  readonly seats: SeatingWords;
  readonly sides: SeatingWords;
  readonly match: Explained & { readonly single: Explained; readonly double: string };
}

type Agreed<V extends string> = Explained & { readonly values: Readonly<Record<V, Explained>> };

export interface HouseOptions {
  /** `SIDE_ASSIGNMENT`, with what it settles in this game. */
  seating(what: 'seats' | 'sides', meaning: string): Agreed<'random' | 'chosen'>;
  /** `MATCH`, with what decides between two games. */
  match(decides: string): Agreed<'single' | 'double'>;
}

export function houseOptions(language: Language): HouseOptions {
  const words = houseWords(language).options ?? (houseWords(MASTER).options as HouseOptionWords);
  return {
    seating(what, meaning) {
      const { name, random, chosen } = words[what];
      return { name, meaning, values: { random, chosen } };
    },
    match(decides) {
      const { name, meaning, single, double } = words.match;
      return { name, meaning, values: { single, double: { name: double, meaning: decides } } };
    },
  };
}
