/** The state before the first stage. */
import { type Options, type Stream, shuffle } from '@sztab/kernel';
import { type CardId, DECK, START_CARDS } from '../content/cards.ts';
import { PARTS, ROCKET_TESTS } from '../content/rocket-tests.ts';
import type { Side } from '../content/zones.ts';
import { rulesFor } from './options.ts';
import type { State } from './state.ts';

export function setup(_players: number, options: Options, dice: Stream, edition: number): State {
  const s: State = {
    edition,
    flow: [{ step: 'stage.draw' }],
    dice,
    barriers: 0,
    options: rulesFor(options),
    stage: 1,
    parts: { supply: PARTS, base: 0, surroundings: 0, forest: 0, hidden: 0, evacuated: 0 },
    hand: { PL: [...START_CARDS.PL], DE: [...START_CARDS.DE] },
    deck: { PL: withoutStart('PL'), DE: withoutStart('DE') },
    removed: { PL: [], DE: [] },
    cards: [],
    hidingOnTable: false,
    mostOnTable: false,
    rocketDeck: [...ROCKET_TESTS],
    rocketShown: [],
    mulliganUsed: { PL: false, DE: false },
    result: null,
  };
  // OM3-4.9.6 fixes the order: rocket tests, then the Polish deck, then the German one.
  shuffle(s, s.rocketDeck);
  shuffle(s, s.deck.PL);
  shuffle(s, s.deck.DE);
  return s;
}

const withoutStart = (side: Side): CardId[] => DECK[side].filter((id) => !START_CARDS[side].includes(id));
