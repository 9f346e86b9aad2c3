/** Section 6.4: operation cards in general. */
import { draw, reveal, shuffle } from '@sztab/kernel';
import type { AreaId, ZoneId } from '../content/areas.ts';
import { type CardTitle, copiesOf } from '../content/cards.ts';
import type { Side } from '../content/sides.ts';
import { type PublicState, type State, tell } from './state.ts';

/** GOW-6.4.3, GOW-6.4.5: held, and not yet resolved by this side in this turn. */
export const canPlay = (s: State, side: Side, title: CardTitle): boolean =>
  s.hand[side].includes(title) && !s.effects[side].includes(title);

/** GOW-9.4: as far as everybody can count, could somebody hold this title? */
export function publiclyUnseen(s: Pick<PublicState, 'discard' | 'options'>, title: CardTitle): boolean {
  let unseen = copiesOf(title, s.options.mode, s.options.deckSize);
  for (const seen of s.discard) if (seen === title) unseen--;
  return unseen > 0;
}

/** GOW-8.1: opens a card step on public facts alone, so that it betrays nothing. */
export const opensFor = (s: State, side: Side, title: CardTitle): boolean =>
  s.hand[side].length > 0 && publiclyUnseen(s, title);

/** GOW-6.4.2: face up to the discard pile. */
export function discardCard(s: State, side: Side, title: CardTitle): void {
  s.discard.push(reveal(s, s.hand[side], title));
}

/** A special effect is resolved; what it adds is the caller's business. */
export function playCard(s: State, side: Side, title: CardTitle, added: number, place: AreaId | ZoneId | null): void {
  discardCard(s, side, title);
  s.effects[side].push(title);
  tell({ is: 'card-played', side, title, added, place });
}

/** GOW-5.6.2, GOW-5.6.4: from the top of the deck; an empty deck takes in the discard pile. */
export function drawCards(s: State, side: Side, count: number): CardTitle[] {
  const drawn: CardTitle[] = [];
  while (drawn.length < count) {
    if (s.deck.length === 0) {
      if (s.discard.length === 0) break;
      s.deck = shuffle(s, s.discard);
      s.discard = [];
      tell({ is: 'reshuffled', side, cards: s.deck.length });
    }
    drawn.push(...draw(s, s.deck, count - drawn.length));
  }
  s.hand[side].push(...drawn);
  return drawn;
}
