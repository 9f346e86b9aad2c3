/** Symbols and pencils of the house for everything in this game. */
import type { Seat } from '@sztab/kernel';
import type { Pencil, SymbolName } from '@sztab/pieces';
import type { PursuitType } from '../content/cards.ts';
import { COLOURS, type Colour } from '../content/fields.ts';
import type { Kind } from '../content/supplies.ts';

export const PENCIL = { R: 'red', W: 'white', B: 'blue' } as const satisfies Readonly<Record<Colour, Pencil>>;

const BY_ROLE: Readonly<Record<string, Colour>> = { monty: 'R', bradley: 'W', patton: 'B' };
export const pencil = (seat: Seat, role?: string | undefined): Pencil =>
  PENCIL[BY_ROLE[role ?? ''] ?? (COLOURS[seat % COLOURS.length] as Colour)];

export const KIND_SIGN: Readonly<Record<Kind, SymbolName>> = { fuel: 'fuel', ammo: 'ammo', food: 'food' };

export const TYPE_SIGN: Readonly<Record<PursuitType, SymbolName>> = {
  civilians: 'people',
  stock: 'ammo',
  supplies: 'fuel',
  vive: 'food',
  market: 'coin',
  resistance: 'bolt',
  resistanceHand: 'bolt',
  recon: 'recon',
  boches: 'block',
  division: 'helmet',
  event: 'note',
};
