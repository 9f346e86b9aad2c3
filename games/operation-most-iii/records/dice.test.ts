/** A second opinion on every die: every shuffle and roll of the golden games is derived again. */
import { expect } from 'vitest';
import { derivesEveryDie } from '../../testing/golden-records.ts';
import { DECK, START_CARDS } from '../content/cards.ts';
import { ROCKET_TESTS } from '../content/rocket-tests.ts';
import type { Event } from '../rules/events.ts';
import { operationMostIII } from '../rules/index.ts';

derivesEveryDie(operationMostIII, new URL('./', import.meta.url), (stream) => {
  const rockets = stream.shuffled(ROCKET_TESTS);
  const rest = (side: 'PL' | 'DE') => DECK[side].filter((id) => !START_CARDS[side].includes(id));
  const deck = { PL: stream.shuffled(rest('PL')), DE: stream.shuffled(rest('DE')) };
  const justDrawn = { PL: [] as string[], DE: [] as string[] };
  let dice = 0;

  const hears = (event: Event): void => {
    if (event.is === 'drew') {
      justDrawn[event.side] = deck[event.side].splice(0, 5);
      expect(event.cards).toEqual(justDrawn[event.side]);
    } else if (event.is === 'hand-exchanged') {
      deck[event.side] = stream.shuffled([...deck[event.side], ...(justDrawn[event.side] as typeof deck.PL)]);
      expect(event.cards).toEqual(deck[event.side].splice(0, 5));
    } else if (event.is === 'rocket-fell') expect(event.parts).toBe(rockets.shift());
    else if (event.is === 'rolled') {
      const order =
        event.dice.PL !== undefined && event.dice.DE !== undefined
          ? [event.side, event.side === 'PL' ? 'DE' : 'PL']
          : [event.side];
      for (const side of order as ('PL' | 'DE')[]) {
        expect(event.dice[side]).toBe(stream.die());
        dice++;
      }
    }
  };
  return {
    hears,
    ends: () => expect(dice).toBeGreaterThan(3),
  };
});
