/**
 * Eight activist tokens. Source: that there are eight, two sides each, and that some give morale is printed; who they are and what
 * they bring is ours. The five people with a die of their own stand in dice.ts.
 */
import { type Count, needs } from './symbols.ts';

export const TOKENS = [
  'harcerstwo',
  'sapieha',
  'pow',
  'sienkiewicz',
  'dowbor',
  'daszynski',
  'zamoyski',
  'korfanty',
] as const;
export type Token = (typeof TOKENS)[number];

/** Markers that a morale token brings, or the symbols of a symbol token. */
export const TOKEN: Readonly<Record<Token, { readonly morale: number; readonly symbols: Count }>> = {
  harcerstwo: { morale: 1, symbols: [0, 0, 0, 0] },
  sapieha: { morale: 2, symbols: [0, 0, 0, 0] },
  pow: { morale: 0, symbols: needs('F1') },
  sienkiewicz: { morale: 0, symbols: needs('M1') },
  dowbor: { morale: 0, symbols: needs('F2') },
  daszynski: { morale: 0, symbols: needs('P2') },
  zamoyski: { morale: 0, symbols: needs('D1 M1') },
  korfanty: { morale: 0, symbols: needs('P1 D1') },
};

export const isMoraleToken = (token: Token): boolean => TOKEN[token].morale > 0;
