/** A second opinion on every die: every shuffle and roll of the golden games is derived again. */
import { Match, readRecord } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { goldenRecords } from '../../testing/golden-records.ts';
import { SecondStream, sha256 } from '../../testing/second-stream.ts';
import { DECK, START_CARDS } from '../content/cards.ts';
import { ROCKET_TESTS } from '../content/rocket-tests.ts';
import type { Event } from '../rules/events.ts';
import { operationMostIII } from '../rules/index.ts';

describe('every die and every card of a finished match follows from the revealed seed', () => {
  test.each(goldenRecords(new URL('./', import.meta.url)))('$name', ({ text, edition }) => {
    const { record } = readRecord(text);
    const { header, entries } = record;
    const seed = header.seed as string;
    expect(sha256(`sztab seed 1\n${seed}`)).toBe(header.commit);

    const stream = new SecondStream(seed, header.entropy);
    const rockets = stream.shuffled(ROCKET_TESTS);
    const rest = (side: 'PL' | 'DE') => DECK[side].filter((id) => !START_CARDS[side].includes(id));
    const deck = { PL: stream.shuffled(rest('PL')), DE: stream.shuffled(rest('DE')) };
    const justDrawn = { PL: [] as string[], DE: [] as string[] };
    let dice = 0;

    const expectEvent = (event: Event): void => {
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

    // The referee's own telling of the match: what each owner was told where something is private.
    const match = new Match(operationMostIII, {
      players: 2,
      edition,
      options: header.options,
      seed,
      entropy: header.entropy,
    });
    const hear = (told: typeof match.opened): void => {
      for (const { all, only } of told) {
        const event = Object.values(only ?? {})[0] ?? all;
        if (event) expectEvent(event);
      }
    };
    hear(match.opened);
    for (const { role, move } of entries) {
      const seat = role === 'PL' ? 0 : 1;
      if (move === 'resign') hear(match.resign(seat));
      else hear(match.play(seat, move));
    }
    expect(dice).toBeGreaterThan(3);
  });
});
