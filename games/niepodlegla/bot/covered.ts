/** What the dice of a seat complete as they lie, and what they would no longer complete without one of them. */
import type { Seat } from '@sztab/kernel';
import type { Die } from '../content/dice.ts';
import type { CardId, Player, State } from '../rules/state.ts';
import { bestChoice, handOf } from './settling.ts';

export function covered(s: State, seat: Seat): CardId[] {
  const hand = handOf(s, seat);
  const { set } = bestChoice(hand);
  return hand.cards.filter((_, i) => set & (1 << i));
}

/** The missions that would lack these dice. */
export function neededFor(s: State, seat: Seat, dice: readonly Die[]): CardId[] {
  const { held } = s.players[seat] as Player;
  const before = covered(s, seat);
  const players = s.players.map((player, one) =>
    one === seat ? { ...player, held: held.filter(({ die }) => !dice.includes(die)) } : player,
  );
  const after = covered({ ...s, players }, seat);
  return before.filter((card) => !after.includes(card));
}
