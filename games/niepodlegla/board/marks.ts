/** Symbols and colours of the house for everything in this game. */
import type { Seat } from '@sztab/kernel';
import type { Pencil, SymbolName } from '@sztab/pieces';
import type { Character } from '../content/dice.ts';
import { COLOURS, type Colour } from '../content/players.ts';
import type { Sym } from '../content/symbols.ts';
import type { Kind, Region } from '../content/towns.ts';

export const SYMBOL_SIGN: Readonly<Record<Sym | 'J', SymbolName>> = {
  P: 'people',
  D: 'quill',
  M: 'coin',
  F: 'sabres',
  J: 'rosette',
};

export const TRACK_SIGN = { acc: 'hands', fp: 'globe' } as const;

/** Crowns until the February Revolution, stars after it. */
export const kindSign = (kind: Exclude<Kind, 'ua'>, bolsheviks: boolean): SymbolName =>
  kind === 'cp' ? 'pickel' : bolsheviks ? 'star' : 'crown';
export const kindClass = (kind: Kind, bolsheviks: boolean): string =>
  kind === 'ru' && bolsheviks ? 'bolshevik' : kind;

export const REGION_TINT: Readonly<Record<Region, string>> = {
  prussian: 'var(--npg-prussia)',
  austrian: 'var(--npg-galicia)',
  kresy: 'var(--npg-kresy)',
  central: 'var(--npg-kingdom)',
};

export const DIE_COLOUR: Readonly<Record<Character, string>> = {
  pilsudski: 'red',
  dmowski: 'violet',
  paderewski: 'ochre',
  witos: 'green',
  haller: 'blue',
};

/** Two letters of the name; the same in both languages. */
export const MONOGRAM: Readonly<Record<Character, string>> = {
  pilsudski: 'Pi',
  dmowski: 'Dm',
  paderewski: 'Pa',
  witos: 'Wi',
  haller: 'Ha',
};

export const PENCIL: Readonly<Record<Colour, Pencil>> = {
  red: 'red',
  blue: 'blue',
  yellow: 'ochre',
  white: 'white',
  black: 'black',
};

/** A seat's role is its colour; where nobody chose a colour, they begin with red. */
export function pencil(seat: Seat, role?: string | undefined): Pencil {
  const own = COLOURS.find((colour) => colour === role);
  return PENCIL[own ?? (COLOURS[seat % COLOURS.length] as Colour)];
}
