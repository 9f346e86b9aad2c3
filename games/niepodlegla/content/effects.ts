/** What cards and spaces do. Source: the kinds of effect are printed. */
import type { Token } from './characters.ts';
import type { Character } from './dice.ts';
import type { Kind, Region, Where } from './towns.ts';

export type Track = 'acc' | 'fp';
/** What Magdeburg can hold. */
export type Prisoner = 'morale' | 'pawn' | 'neutral' | 'char';

export type Effect =
  | { readonly is: 'track'; readonly track: Track; readonly by: 1 | -1 }
  | { readonly is: 'ind'; readonly where: Where; readonly count: 1 | 2 }
  | { readonly is: 'obs'; readonly kind: Kind; readonly where: Where; readonly count: 1 | 2 }
  | { readonly is: 'die'; readonly character: Character }
  | { readonly is: 'token'; readonly token: Token }
  | { readonly is: 'shield' }
  | { readonly is: 'time' }
  | { readonly is: 'black' }
  | { readonly is: 'remove' }
  | { readonly is: 'discard'; readonly count: 1 | 2 }
  | { readonly is: 'jail'; readonly what: Prisoner }
  /** The lower half of a threat card: happens if none of these regions holds an independence token. */
  | { readonly is: 'unless'; readonly regions: readonly Region[]; readonly effect: Effect }
  /** The bonus spaces of the two tracks. */
  | { readonly is: 'removeObstacle' }
  | { readonly is: 'refreshTokens' };

export const acc = (by: 1 | -1): Effect => ({ is: 'track', track: 'acc', by });
export const fp = (by: 1 | -1): Effect => ({ is: 'track', track: 'fp', by });
export const ind = (where: Where): Effect => ({ is: 'ind', where, count: 1 });
/** Two tokens in two different towns. */
export const ind2 = (where: Where): Effect => ({ is: 'ind', where, count: 2 });
export const obs = (kind: Kind, where: Where): Effect => ({ is: 'obs', kind, where, count: 1 });
export const obs2 = (kind: Kind, where: Where): Effect => ({ is: 'obs', kind, where, count: 2 });
export const die = (character: Character): Effect => ({ is: 'die', character });
export const token = (which: Token): Effect => ({ is: 'token', token: which });
export const jail = (what: Prisoner): Effect => ({ is: 'jail', what });
export const unless = (regions: readonly Region[], effect: Effect): Effect => ({ is: 'unless', regions, effect });
export const SHIELD: Effect = { is: 'shield' };
export const TIME: Effect = { is: 'time' };
export const BLACK: Effect = { is: 'black' };
export const REMOVE: Effect = { is: 'remove' };
export const DISCARD2: Effect = { is: 'discard', count: 2 };
