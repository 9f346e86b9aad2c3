/** GOW-5.6: Plan, and the initiative (GOW-4.9). */
import { isHeard } from '@sztab/kernel';
import type { Side } from '../content/sides.ts';
import { INITIATIVE_SPACE, type Space } from '../content/spaces.ts';
import { drawCards } from './hand.ts';
import { strengthParts } from './legal.ts';
import { type State, seatOf, tell } from './state.ts';

export function plan(s: State, side: Side, { support: space }: Extract<Space, { support: unknown }>): void {
  const strength = strengthParts(s, side, space);
  const cards = drawCards(s, side, strength.space + strength.bonus);
  if (isHeard()) {
    const told = { is: 'planned', side, space, strength, count: cards.length } as const;
    if (s.options.openHands) tell({ ...told, cards });
    else tell(told, { [seatOf(side)]: { ...told, cards } });
  }
  if (space === INITIATIVE_SPACE && s.initiative !== side) {
    s.initiative = side; // GOW-5.6.3
    tell({ is: 'initiative-taken', side });
  }
}
