/** Dice and needs as plain numbers, for arithmetic by the million. */
import { CHARACTERS, type Die, FACES, NEUTRAL_DICE, placeOf } from '../content/dice.ts';
import type { HeldDie } from '../rules/state.ts';

/** People, diplomacy, money, fight, jokers. */
export const JOKER = 4;
export const WIDTH = 5;

/** The neutral dice are kind 0, the characters 1 to 5. */
const KINDS = [FACES.neutral, ...CHARACTERS.map((one) => FACES[one])];

/** Symbols of a face: at `((kind * 6) + face) * WIDTH + symbol`, faces from 0. */
export const SHOWS = Uint8Array.from(
  KINDS.flatMap((faces) => faces.flatMap(({ symbols, jokers }) => [...symbols, jokers])),
);

export const kindOf = (die: Die): number => Math.max(0, (placeOf[die] as number) - NEUTRAL_DICE + 1);

/** Where in `SHOWS` the face of a die that lies on the table begins. */
export const showing = ({ die, up }: HeldDie): number => (kindOf(die) * 6 + up - 1) * WIDTH;

export type Needs = [number, number, number, number];

/** What is missing before jokers help, and after. */
export function missing(need: readonly number[], have: readonly number[], jokers: number): number {
  let short = -jokers;
  for (let symbol = 0; symbol < 4; symbol++) {
    const lack = (need[symbol] as number) - (have[symbol] as number);
    if (lack > 0) short += lack;
  }
  return Math.max(0, short);
}
