/** Which moves do the same. Cards on the table: same kind, place, readiness; in the hand START copies stand apart. */
import { moveParts, type Seat } from '@sztab/kernel';
import { type Card, type CardId, cardOf } from '../content/cards.ts';
import { ZONES } from '../content/zones.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

/** How a card can lie: not on the table, or in a zone, ready or exhausted. */
const LIES = 1 + 2 * ZONES.length;

// Texts already written, by move and by how its cards lie. A search asks for the same ones all the time, and a text
// that is not written anew need not be hashed anew either. There are only so many moves.
const written = new Map<Move, string[]>();

export function alike(s: State, _seat: Seat, move: Move): string {
  const { verb, args } = moveParts(move);
  let lies = 0;
  for (const arg of args) lies = lies * LIES + lieOf(s, arg as CardId);
  let texts = written.get(move);
  if (!texts) {
    texts = [];
    written.set(move, texts);
  }
  texts[lies] ??= `${verb} ${args.map((arg) => sortOf(s, arg as CardId)).join(' ')}`;
  return texts[lies] as string;
}

function lieOf(s: State, arg: CardId): number {
  for (const { id, zone, ready } of s.cards) if (id === arg) return 1 + 2 * ZONES.indexOf(zone) + (ready ? 1 : 0);
  return 0;
}

/** A card on the table, a card in the hand, or what is no card: a zone, a number. */
function sortOf(s: State, arg: CardId): string {
  const card = cardOf(arg) as Card | undefined;
  if (!card) return arg;
  const lie = lieOf(s, arg);
  if (lie > 0) return `${card.id}@${lie}`;
  return card.isStart ? `${card.id}:START` : card.id;
}
