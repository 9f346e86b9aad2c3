/** A second opinion on every die: every shuffle and roll of the golden games is derived again. */
import { Match, readRecord } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { goldenRecords } from '../../testing/golden-records.ts';
import { SecondStream, sha256 } from '../../testing/second-stream.ts';
import { AREA } from '../content/areas.ts';
import { FIXED_BONUSES, tokensOf } from '../content/bonuses.ts';
import { type CardTitle, type DeckSize, deckOf } from '../content/cards.ts';
import { AREAS } from '../content/map.ts';
import { FACES, type Mode, SIDES, type Side } from '../content/sides.ts';
import type { Event } from '../rules/events.ts';
import { generalOrders } from '../rules/index.ts';

describe('every die and every card of a finished match follows from the revealed seed', () => {
  test.each(goldenRecords(new URL('./', import.meta.url)))('$name', ({ text, edition }) => {
    const { record } = readRecord(text);
    const { header, entries } = record;
    const { options } = header;
    const seed = header.seed as string;
    expect(sha256(`sztab seed 1\n${seed}`)).toBe(header.commit);

    // In the order of section 2.9: toss, tokens, deck.
    const stream = new SecondStream(seed, header.entropy);
    const mode = options.mode as Mode;
    const initiative = options.firstInitiative === 'random' ? SIDES[stream.below(2)] : options.firstInitiative;
    const tokens = options.bonusSetup === 'fixed' ? null : stream.shuffled(tokensOf(mode));
    const slots = AREAS[mode].filter((area) => AREA[area].bonusSlot);
    const bonus = tokens ? Object.fromEntries(slots.map((area, i) => [area, tokens[i]])) : FIXED_BONUSES[mode];
    let deck = stream.shuffled(deckOf(mode, Number(options.deckSize) as DeckSize));
    let discard: CardTitle[] = [];
    let dice = 0;
    let drawn: CardTitle[] = [];

    const expectEvent = (event: Event): void => {
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

    // The referee's own telling of the match: what each owner was told where something is private.
    const match = new Match(generalOrders, { players: 2, edition, options, seed, entropy: header.entropy });
    const hear = (told: typeof match.opened): void => {
      for (const { all, only } of told) {
        const event = Object.values(only ?? {})[0] ?? all;
        if (event) expectEvent(event);
      }
    };
    hear(match.opened);
    for (const { role, move } of entries) {
      const seat = SIDES.indexOf(role as Side);
      if (move === 'resign') hear(match.resign(seat));
      else hear(match.play(seat, move));
    }
    expect(dice).toBeGreaterThan(3);
  });
});
