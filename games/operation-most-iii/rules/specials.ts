/** Section 5.9: the Special cards. */
import { reveal } from '@sztab/kernel';
import type { CardId } from '../content/cards.ts';
import type { Side } from '../content/zones.ts';
import { openChain } from './chain.ts';
import { type OmTable, tableCard, tell } from './table.ts';

/** A card leaves the hand and everybody sees it (OM3-4.9.2, OM3-6.1.7). */
export function playFromHand(t: OmTable, side: Side, card: CardId): CardId {
  return reveal(t, t.hand[side], card);
}

/** OM3-5.9.2 */
export function highMorale(t: OmTable, side: Side, card: CardId, unit: CardId | null): void {
  t.removed[side].push(playFromHand(t, side, card));
  if (unit) tableCard(t, unit).ready = true;
  tell({ is: 'morale-raised', side, card, unit });
}

/** OM3-5.9.3: the parts lie on the card, out of reach, until phase 7. */
export function hideFragments(t: OmTable, side: Side, card: CardId, parts: number): void {
  playFromHand(t, side, card);
  t.hidingOnTable = true;
  t.parts.surroundings -= parts;
  t.parts.hidden += parts;
  tell({ is: 'parts-hidden', side, card, parts });
}

/** OM3-5.9.7 */
export function mostIII(t: OmTable, side: Side, card: CardId): void {
  playFromHand(t, side, card);
  t.mostOnTable = true;
  const parts = t.parts.forest;
  t.parts.evacuated += parts;
  t.parts.forest = 0;
  tell({ is: 'parts-evacuated', side, card, parts });
}

/** OM3-5.9.12, OM3-5.9.14 */
export function motorisedColumn(t: OmTable, side: Side, card: CardId): void {
  t.removed[side].push(playFromHand(t, side, card));
  openChain(t, side, 'motorisedColumn', card, 3, true);
}
