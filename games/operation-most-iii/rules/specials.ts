/** OM3-5.9: the Special cards. */
import { reveal } from '@sztab/kernel';
import type { CardId } from '../content/cards.ts';
import type { Side } from '../content/zones.ts';
import { openChain } from './chain.ts';
import { type State, tableCard, tell } from './state.ts';

/** A card leaves the hand and everybody sees it (OM3-4.9.2, OM3-6.1.7). */
export function playFromHand(s: State, side: Side, card: CardId): CardId {
  return reveal(s, s.hand[side], card);
}

/** OM3-5.9.2 */
export function highMorale(s: State, side: Side, card: CardId, unit: CardId | null): void {
  s.removed[side].push(playFromHand(s, side, card));
  if (unit) tableCard(s, unit).ready = true;
  tell({ is: 'morale-raised', side, card, unit });
}

/** OM3-5.9.3: the parts lie on the card, out of reach, until phase 7. */
export function hideFragments(s: State, side: Side, card: CardId, parts: number): void {
  playFromHand(s, side, card);
  s.hidingOnTable = true;
  s.parts.surroundings -= parts;
  s.parts.hidden += parts;
  tell({ is: 'parts-hidden', side, card, parts });
}

/** OM3-5.9.7 */
export function mostIII(s: State, side: Side, card: CardId): void {
  playFromHand(s, side, card);
  s.mostOnTable = true;
  const parts = s.parts.forest;
  s.parts.evacuated += parts;
  s.parts.forest = 0;
  tell({ is: 'parts-evacuated', side, card, parts });
}

/** OM3-5.9.12, OM3-5.9.14 */
export function motorisedColumn(s: State, side: Side, card: CardId): void {
  s.removed[side].push(playFromHand(s, side, card));
  openChain(s, side, 'motorisedColumn', card, 3, true);
}
