/** Section 3: the cards are shuffled and dealt. */
import { draw, goOn, type Options, type Stream, shuffle } from '@sztab/kernel';
import { CARDS, HAND } from '../content/cards.ts';
import { HILLS, type Hill, SIDES, type Side } from '../content/hills.ts';
import { tell } from './events.ts';
import type { Steps } from './moves.ts';
import { type State, seatOf } from './state.ts';

const forHills = <T>(value: () => T): Record<Hill, T> =>
  Object.fromEntries(HILLS.map((hill) => [hill, value()])) as Record<Hill, T>;

export function setup(_players: number, options: Options, dice: Stream, edition: number): State {
  const s: State = {
    edition,
    flow: [{ step: 'deal' }],
    dice,
    barriers: 0,
    first: options.first as Side,
    deck: [...CARDS],
    hand: { red: [], blue: [] },
    laid: forHills(() => ({ red: null, blue: null })),
    held: forHills(() => null),
    result: null,
  };
  shuffle(s, s.deck); // TPL-3.1
  return s;
}

export const dealing: Steps<'deal'> = {
  deal: {
    run(s) {
      for (const side of SIDES) {
        s.hand[side] = draw(s, s.deck, HAND); // TPL-3.2
        tell({ is: 'dealt', side }, { [seatOf(side)]: { is: 'dealt', side, cards: [...s.hand[side]] } });
      }
      goOn(s, { step: 'lay', side: s.first }); // TPL-3.3
    },
  },
};
