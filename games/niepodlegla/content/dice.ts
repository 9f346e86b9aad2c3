/**
 * The dice. Source: their numbers, that all neutral dice are alike and that a portrait is a joker are printed; that a character
 * die has two of the symbols and one joker is public; the faces are ours.
 */
import type { Count } from './symbols.ts';

export const CHARACTERS = ['pilsudski', 'dmowski', 'paderewski', 'witos', 'haller'] as const;
export type Character = (typeof CHARACTERS)[number];

export const NEUTRAL_DICE = 13;
export type NeutralDie = `n${number}`;
export type Die = NeutralDie | Character;

/** What lies up: symbols, or a joker that counts as any one of them. */
export interface Face {
  readonly symbols: Count;
  readonly jokers: 0 | 1;
  /** As it is written: `FF`, `PM`, `J`. */
  readonly sign: string;
}

function face(sign: string): Face {
  const count = (symbol: string): number => [...sign].filter((one) => one === symbol).length;
  return { symbols: [count('P'), count('D'), count('M'), count('F')], jokers: sign === 'J' ? 1 : 0, sign };
}

const faces = (signs: string): readonly Face[] => signs.split(' ').map(face);

/** Index 0 is the first face. */
export const FACES: Readonly<Record<Character | 'neutral', readonly Face[]>> = {
  neutral: faces('P D M F PM DF'),
  pilsudski: faces('F FF FF FP PP J'),
  dmowski: faces('D DD DD DP PP J'),
  paderewski: faces('D DD DD DM MM J'),
  witos: faces('P PP PP PM MM J'),
  haller: faces('F FF FF FD DD J'),
};

/** Markers that the black die takes, by face. */
export const BLACK_DIE = [0, 0, 0, 1, 1, 2] as const;

export const isCharacter = (die: string): die is Character => (CHARACTERS as readonly string[]).includes(die);
export const facesOf = (die: Die): readonly Face[] => FACES[isCharacter(die) ? die : 'neutral'];
/** A face is counted from 1, as it is rolled. */
export const faceOf = (die: Die, up: number): Face => facesOf(die)[up - 1] as Face;

/** The order in which dice are rolled and lie: n1 to n13, then the characters (NPG-3.16). */
export const DICE: readonly Die[] = [
  ...Array.from({ length: NEUTRAL_DICE }, (_, i): NeutralDie => `n${i + 1}`),
  ...CHARACTERS,
];
export const placeOf: Readonly<Record<string, number>> = Object.fromEntries(DICE.map((die, i) => [die, i]));
