/** Section 8: which moves do the same. Cards on the table: same kind, place, readiness; in the hand START copies stand apart. */
import { moveParts, type Seat } from '@sztab/kernel';
import { type Card, type CardId, cardOf } from '../content/cards.ts';
import type { OmMove } from '../rules/moves.ts';
import type { OmTable } from '../rules/table.ts';

export function alike(t: OmTable, _seat: Seat, move: OmMove): string {
  const { verb, args } = moveParts(move);
  let text = verb;
  for (const arg of args) text += lookOf(t, arg as CardId);
  return text;
}

/** A card on the table, a card in the hand, or what is no card: a zone, a number. */
function lookOf(t: OmTable, arg: CardId): string {
  for (const { id, zone, ready } of t.cards) {
    if (id === arg) return ` ${cardOf(id).id} ${zone} ${ready ? 'ready' : 'exhausted'}`;
  }
  const card = cardOf(arg) as Card | undefined;
  if (!card) return ` ${arg}`;
  return card.isStart ? ` ${card.id} START` : ` ${card.id}`;
}
