/** Section 6.4: operation cards in general. */
import { draw, reveal, shuffle } from '@sztab/kernel';
import type { AreaId, ZoneId } from '../content/areas.ts';
import { type CardTitle, copiesOf } from '../content/cards.ts';
import type { Side } from '../content/sides.ts';
import { type GoTable, type OpenTable, tell } from './table.ts';

/** GOW-6.4.3, GOW-6.4.5: held, and not yet resolved by this side in this turn. */
export const canPlay = (t: GoTable, side: Side, title: CardTitle): boolean =>
  t.hand[side].includes(title) && !t.effects[side].includes(title);

/** GOW-9.4: as far as everybody can count, could somebody hold this title? */
export function publiclyUnseen(t: Pick<OpenTable, 'discard' | 'options'>, title: CardTitle): boolean {
  let unseen = copiesOf(title, t.options.mode, t.options.deckSize);
  for (const seen of t.discard) if (seen === title) unseen--;
  return unseen > 0;
}

/** GOW-8.1: opens a card step on public facts alone, so that it betrays nothing. */
export const opensFor = (t: GoTable, side: Side, title: CardTitle): boolean =>
  t.hand[side].length > 0 && publiclyUnseen(t, title);

/** GOW-6.4.2: face up to the discard pile. */
export function discardCard(t: GoTable, side: Side, title: CardTitle): void {
  t.discard.push(reveal(t, t.hand[side], title));
}

/** A special effect is resolved; what it adds is the caller's business. */
export function playCard(t: GoTable, side: Side, title: CardTitle, added: number, place: AreaId | ZoneId | null): void {
  discardCard(t, side, title);
  t.effects[side].push(title);
  tell({ is: 'card-played', side, title, added, place });
}

/** GOW-5.6.2, GOW-5.6.4: from the top of the deck; an empty deck takes in the discard pile. */
export function drawCards(t: GoTable, side: Side, count: number): CardTitle[] {
  const drawn: CardTitle[] = [];
  while (drawn.length < count) {
    if (t.deck.length === 0) {
      if (t.discard.length === 0) break;
      t.deck = shuffle(t, t.discard);
      t.discard = [];
      tell({ is: 'reshuffled', side, cards: t.deck.length });
    }
    drawn.push(...draw(t, t.deck, count - drawn.length));
  }
  t.hand[side].push(...drawn);
  return drawn;
}
