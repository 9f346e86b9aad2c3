/** What stands on a card's face: its symbols, its branch, and its abilities in the order in which they are printed. */
import type { SymbolName } from '@sztab/pieces';
import type { Card, KindId } from '../content/cards.ts';
import type { Ability } from '../text/index.ts';

/** The picture of a kind. */
export const PICTURE: Readonly<Record<KindId, SymbolName>> = {
  'PL-PARTISANS': 'inf',
  'PL-SCOUTS': 'recon',
  'PL-CICHOCIEMNI': 'para',
  'PL-SUPPORT': 'phone',
  'PL-LUCK': 'clover',
  'PL-MISFORTUNE': 'pech',
  'PL-AMBUSH': 'ambush',
  'PL-WITNESSES': 'witness',
  'PL-NURSE': 'bandage',
  'PL-MORALE': 'flame',
  'PL-HIDE': 'spade',
  'PL-MOST': 'plane',
  'DE-SOLDIERS': 'helmet',
  'DE-SCOUTS': 'recon',
  'DE-SS': 'axis',
  'DE-SUPPORT': 'phone',
  'DE-LUCK': 'clover',
  'DE-MISFORTUNE': 'pech',
  'DE-AMBUSH': 'ambush',
  'DE-NURSE': 'bandage',
  'DE-MOTORCYCLES': 'moto',
  'DE-MORALE': 'flame',
  'DE-COLUMN': 'column',
};

/** Colour, hatch and symbol of the strip: the three branches of Units, and the other three classes. */
export type Branch = 'infantry' | 'scout' | 'elite' | 'support' | 'special' | 'instant';
const BRANCH_OF_STRIP = { green: 'infantry', gold: 'scout', red: 'elite' } as const;
export const branchOf = (card: Card): Branch =>
  card.strip ? BRANCH_OF_STRIP[card.strip] : card.class === 'unit' ? 'infantry' : card.class;

export const BRANCH_SYMBOL: Readonly<Record<Branch, SymbolName>> = {
  infantry: 'helmet',
  scout: 'recon',
  elite: 'chevrons',
  support: 'phone',
  special: 'star',
  instant: 'excl',
};

export interface PrintedAbility {
  readonly ability: Ability;
  readonly symbol: SymbolName;
  /** Bullets, or the number a roll has to reach. */
  readonly value: string | null;
  /** An instant ability answers in a window; the others are actions. */
  readonly instant: boolean;
}

const action = (ability: Ability, symbol: SymbolName, value: string | null = null): PrintedAbility => ({
  ability,
  symbol,
  value,
  instant: false,
});
const instant = (ability: Ability, symbol: SymbolName): PrintedAbility => ({
  ability,
  symbol,
  value: null,
  instant: true,
});

export function abilitiesOf(card: Card): readonly PrintedAbility[] {
  if (card.class === 'support') {
    return [action('order', 'whistle'), action('volunteers', 'twice'), instant('supportInAction', 'plus1')];
  }
  if (card.class !== 'unit') return [];
  return [
    action('attack', 'cross', String(card.bullets)),
    ...(card.search === null ? [] : [action('search', 'search', `${card.search}+`)]),
    ...(card.steal === null ? [] : [action(card.side === 'PL' ? 'spy' : 'sturmwind', 'mask', `${card.steal}+`)]),
    action('move', 'move'),
    ...(card.escort ? [instant('escort', 'escort')] : []),
  ];
}
