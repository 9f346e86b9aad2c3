/** What must hold in every state. */
import { CARDS } from '../content/cards.ts';
import { HILLS, SIDES } from '../content/hills.ts';
import type { State } from './state.ts';

export function broken(s: State): string[] {
  const wrong: string[] = [];
  const laid = HILLS.flatMap((hill) => SIDES.flatMap((side) => s.laid[hill][side] ?? []));
  const all = [...s.deck, ...s.hand.red, ...s.hand.blue, ...laid];
  if (all.length !== CARDS.length || new Set(all).size !== CARDS.length)
    wrong.push('every card is somewhere, and once');
  const decided = HILLS.filter((hill) => s.held[hill] !== null);
  if (decided.some((hill) => SIDES.some((side) => s.laid[hill][side] === null)))
    wrong.push('a hill is held only where both sides have laid a card');
  return wrong;
}
