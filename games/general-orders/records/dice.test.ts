/** A second opinion on every die: every shuffle and roll of the golden games is derived again. */
import { expect } from 'vitest';
import { derivesEveryDie } from '../../testing/golden-records.ts';
import { AREA } from '../content/areas.ts';
import { FIXED_BONUSES, tokensOf } from '../content/bonuses.ts';
import { type CardTitle, type DeckSize, deckOf } from '../content/cards.ts';
import { AREAS } from '../content/map.ts';
import { FACES, type Mode, SIDES } from '../content/sides.ts';
import type { Event } from '../rules/events.ts';
import { generalOrders } from '../rules/index.ts';

derivesEveryDie(generalOrders, new URL('./', import.meta.url), (stream, match) => {
  const { options } = match.header;
  // In this order: toss, tokens, deck.
  const mode = options.mode as Mode;
  const initiative = options.firstInitiative === 'random' ? SIDES[stream.below(2)] : options.firstInitiative;
  const tokens = options.bonusSetup === 'fixed' ? null : stream.shuffled(tokensOf(mode));
  const slots = AREAS[mode].filter((area) => AREA[area].bonusSlot);
  const bonus = tokens ? Object.fromEntries(slots.map((area, i) => [area, tokens[i]])) : FIXED_BONUSES[mode];
  let deck = stream.shuffled(deckOf(mode, Number(options.deckSize) as DeckSize));
  let discard: CardTitle[] = [];
  let dice = 0;
  let drawn: CardTitle[] = [];

  const hears = (event: Event): void => {
    if (event.is === 'opened') expect(event).toMatchObject({ initiative, bonus });
    else if (event.is === 'reshuffled') {
      drawn = deck;
      deck = stream.shuffled(discard);
      discard = [];
    } else if (event.is === 'planned') {
      drawn = [...drawn, ...deck.splice(0, event.count - drawn.length)];
      expect(event.cards).toEqual(drawn);
      drawn = [];
    } else if (event.is === 'card-played' || event.is === 'card-for-reroll') discard.push(event.title);
    else if (event.is === 'rolled') {
      expect(event.faces).toEqual(event.faces.map(() => FACES[stream.die() - 1]));
      dice += event.faces.length;
    }
  };
  return {
    hears,
    ends: () => expect(dice).toBeGreaterThan(3),
  };
});
