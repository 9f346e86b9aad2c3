/** A second opinion on chance: every shuffle, card and die of the golden games is derived again. */
import { Match, readRecord } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { goldenRecords } from '../../testing/golden-records.ts';
import { SecondStream, sha256 } from '../../testing/second-stream.ts';
import { type CardId, PURSUIT_DECK, type PursuitId, pursuitOf, RESISTANCE_DECK } from '../content/cards.ts';
import { corpsData } from '../content/corps.ts';
import type { Colour } from '../content/fields.ts';
import type { Event } from '../rules/events.ts';
import { raceToTheRhine } from '../rules/index.ts';

const COLOUR = { monty: 'R', bradley: 'W', patton: 'B' } as const;

describe('every card and every die of a finished match follows from the revealed seed', () => {
  test.each(goldenRecords(new URL('./', import.meta.url)))('$name', ({ text, edition }) => {
    const { record } = readRecord(text);
    const { header, entries } = record;
    const { options, seats } = header;
    const seed = header.seed as string;
    expect(sha256(`sztab seed 1\n${seed}`)).toBe(header.commit);

    const stream = new SecondStream(seed, header.entropy);
    const colours = seats.map(({ role }) => COLOUR[role as keyof typeof COLOUR]);
    const match = new Match(raceToTheRhine, { players: seats.length, edition, options, seed, entropy: header.entropy });
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

    const expectEvent = (event: Event): void => {
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

    const hear = (told: typeof match.opened): void => {
      for (const { all, only } of told) {
        const event = Object.values(only ?? {})[0] ?? all;
        if (event) expectEvent(event);
      }
    };
    hear(match.opened);
    for (const { role, move } of entries) {
      const seat = seats.findIndex((one) => one.role === role);
      hear(move === 'resign' ? match.resign(seat) : match.play(seat, move));
      // A Recon card goes to the discard pile after the look.
      const recon = /^playRecon\((\w+),/.exec(move)?.[1];
      if (recon) discard(recon as PursuitId, pileOf(colours[seat] as Colour));
    }
    expect(shown).toBeGreaterThan(0);
  });
});
