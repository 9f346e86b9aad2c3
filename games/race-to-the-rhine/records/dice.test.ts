/** A second opinion on chance: every shuffle, card and die of the golden games is derived again. */
import { expect } from 'vitest';
import { derivesEveryDie } from '../../testing/golden-records.ts';
import { type CardId, PURSUIT_DECK, type PursuitId, pursuitOf, RESISTANCE_DECK } from '../content/cards.ts';
import { corpsData } from '../content/corps.ts';
import type { Colour } from '../content/fields.ts';
import type { Event } from '../rules/events.ts';
import { raceToTheRhine } from '../rules/index.ts';

const COLOUR = { monty: 'R', bradley: 'W', patton: 'B' } as const;

derivesEveryDie(raceToTheRhine, new URL('./', import.meta.url), (stream, match) => {
  const { seats } = match.header;
  const colours = seats.map(({ role }) => COLOUR[role as keyof typeof COLOUR]);
  const common = match.state.options.commonPursuitDeck;
  const piles = (
    common ? [colours.flatMap((one) => [...PURSUIT_DECK[one]])] : colours.map((one) => [...PURSUIT_DECK[one]])
  ).map((pile) => stream.shuffled(pile));
  const discards: PursuitId[][] = piles.map(() => []);
  let resistance = stream.shuffled(RESISTANCE_DECK);
  const order = stream.shuffled(colours.map((_, seat) => seat));
  const pileOf = (colour: Colour): number => (common ? 0 : colours.indexOf(colour));
  const colourOf = (corps: string): Colour => corpsData(corps as 'R1').colour;
  const discard = (card: PursuitId, pile: number): void => {
    discards[pile]?.push(card);
  };
  let shown = 0;

  const hears = (event: Event): void => {
    if (event.is === 'opened') expect(event.order).toEqual(order.map((seat) => colours[seat]));
    else if (event.is === 'reshuffled') {
      const pile = pileOf(event.by);
      piles[pile] = stream.shuffled(discards[pile]?.splice(0) ?? []);
    } else if (event.is === 'card') {
      shown++;
      if (event.deck === 'resistance') expect(event.card).toBe(resistance.shift());
      else {
        const pile = pileOf(colourOf(event.corps));
        expect(event.card).toBe(piles[pile]?.shift());
        const { type } = pursuitOf(event.card as PursuitId);
        if (!['division', 'resistanceHand', 'recon'].includes(type)) discard(event.card as PursuitId, pile);
      }
    } else if (event.is === 'battle' && !event.won) backInto(event.card, colourOf(event.corps));
    else if (event.is === 'looked' && event.card) {
      expect(event.card).toBe(event.deck === 'resistance' ? resistance[0] : piles[pileOf(event.by)]?.[0]);
    } else if (event.is === 'resistance-played') discard(event.card, pileOf(event.by));
    else if (event.is === 'dice') {
      expect(event.dice).toEqual([stream.die(), stream.die(), stream.die()]);
    }
  };
  /** An unbeaten division is shuffled back. */
  const backInto = (card: CardId, colour: Colour): void => {
    if (card.startsWith('O')) resistance = stream.shuffled([...resistance, card as (typeof resistance)[number]]);
    else piles[pileOf(colour)] = stream.shuffled([...(piles[pileOf(colour)] ?? []), card as PursuitId]);
  };
  return {
    hears,
    // A Recon card goes to the discard pile after the look.
    moved(seat, move) {
      const recon = /^playRecon\((\w+),/.exec(move)?.[1];
      if (recon) discard(recon as PursuitId, pileOf(colours[seat] as Colour));
    },
    ends: () => expect(shown).toBeGreaterThan(0),
  };
});
