import { asks, begin, below, fastStream, heardBy } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { cardOf, DECK, type InstantEffect } from '../content/cards.ts';
import { SIDES } from '../content/zones.ts';
import { legal, playOut, playTo, position, toDecide, where } from '../testing/position.ts';
import { operationMostIII } from './index.ts';
import { hiddenHand, publiclyPossible, tableCard } from './state.ts';
import { unseenBy } from './view.ts';

describe('OM3-4.8 cards on the table', () => {
  test('OM3-4.8.1 no limit on cards in a zone or on the table', () => {
    const hand = DECK.PL.filter((id) => /SCOUTS|PARTISANS|CICHOCIEMNI|SUPPORT/.test(id));
    const s = position({ hand: { PL: hand.join(' ') }, stage: 4 });
    for (const id of hand) playTo(s, `PL deploy(${id})`, 'DE pass');
    expect(s.cards.filter(({ zone, ready }) => zone === 'forest' && ready)).toHaveLength(14);
  });

  test('OM3-4.8.2 deployed ready: it acts from the next action on, and its instant ability works at once', () => {
    const s = position({ hand: { PL: 'PL-SCOUTS-1 PL-SCOUTS-2 PL-MOST-1' }, chain: 'volunteers:2' });
    playTo(s, 'PL deploy(PL-SCOUTS-1)');
    expect(legal(s, 'PL')).toContain('move(PL-SCOUTS-1,surroundings)');
    const support = position({
      cards: 'PL-SCOUTS-1@surroundings',
      hand: { PL: 'PL-SUPPORT-1 PL-MOST-1' },
      chain: 'volunteers:2',
      dice: [3],
    });
    playTo(support, 'PL deploy(PL-SUPPORT-1)', 'PL search(PL-SCOUTS-1)');
    expect(legal(support, 'PL')).toEqual(['supportInAction(PL-SUPPORT-1)', 'passReaction']);
    const escort = position({ cards: 'PL-SCOUTS-1@forest DE-SS-1@forest', hand: { PL: 'PL-PARTISANS-1 PL-MOST-1' } });
    playTo(escort, 'PL deploy(PL-PARTISANS-1)', 'DE attack(DE-SS-1,PL-SCOUTS-1)');
    expect(legal(escort, 'PL')).toEqual(['escort(PL-PARTISANS-1)', 'noEscort']);
  });

  test('OM3-4.8.3 an exhausted card does nothing, can be attacked, and defends with its bullets', () => {
    const s = position({
      cards: 'PL-SCOUTS-1@surroundings! PL-PARTISANS-1@surroundings! PL-SUPPORT-1@forest! DE-SOLDIERS-1@surroundings',
      hand: { PL: 'PL-WITNESSES-1' },
    });
    expect(legal(s, 'PL')).toEqual(['pass']);
    playTo(s, 'PL pass');
    expect(legal(s, 'DE').filter((m) => m.startsWith('attack'))).toHaveLength(2);
    playTo(s, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)');
    expect(toDecide(s)).toBe('PL act'); // over already: neither Escort nor Support in action was asked for
    const full = position({
      cards: 'PL-PARTISANS-1@surroundings! DE-SOLDIERS-1@surroundings',
      turn: 'DE',
      dice: [3, 3],
    });
    expect(heardBy(playOut(full, 'DE attack(DE-SOLDIERS-1,PL-PARTISANS-1)'), 'public')).toContainEqual({
      is: 'attack-ended',
      side: 'DE',
      success: false,
      totals: { PL: 5, DE: 5 },
    });
  });

  test('OM3-4.8.4 R-37 Supports never leave their home zone', () => {
    const s = position({ cards: 'PL-SUPPORT-1@forest DE-SUPPORT-1@base', hand: { DE: 'DE-MOTORCYCLES-1' } });
    expect(legal(s, 'PL').filter((m) => m.startsWith('move'))).toEqual([]);
    playTo(s, 'PL pass');
    expect(legal(s, 'DE').filter((m) => m.startsWith('move'))).toEqual([]);
  });

  test('OM3-4.8.5 parts belong to zones: a part goes straight home, and units carry nothing', () => {
    const s = position({
      cards: 'PL-SCOUTS-1@surroundings DE-SOLDIERS-1@surroundings',
      parts: { surroundings: 2, forest: 0 },
      dice: [6, 6, 1],
    });
    playOut(s, 'PL search(PL-SCOUTS-1)');
    expect(s.parts.forest).toBe(1);
    playOut(s, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)');
    expect([where(s, 'PL-SCOUTS-1'), s.parts.forest, s.parts.surroundings]).toEqual(['removed', 1, 1]);
  });

  test('OM3-4.8.6 a removed card lies face up in its owner’s pile and stays there', () => {
    const s = position({
      cards: 'PL-SCOUTS-1@surroundings DE-SS-1@surroundings',
      turn: 'DE',
      dice: [6, 1],
      mulliganUsed: 'PL DE',
    });
    playOut(s, 'DE attack(DE-SS-1,PL-SCOUTS-1)');
    for (const viewer of [0, 1, 'public'] as const)
      expect(operationMostIII.view(s, viewer).removed.PL).toContain('PL-SCOUTS-1');
    while (!s.result) playTo(s, `${toDecide(s).slice(0, 2) as 'PL'} pass`);
    expect(where(s, 'PL-SCOUTS-1')).toBe('removed');
  });

  test('asking for a card that is not there is an error, not a silent nothing', () => {
    expect(() => tableCard(position({}), 'PL-SCOUTS-1')).toThrow(RangeError);
  });
});

describe('OM3-6.9 what everybody can count', () => {
  test('OM3-6.9.1 hidden cards: the hand without the START cards not yet deployed', () => {
    const count = (PL: string) => hiddenHand(position({ hand: { PL }, cards: 'DE-SUPPORT-1@base', turn: 'DE' }), 'PL');
    expect(count('')).toBe(0);
    expect(count('PL-SCOUTS-1 PL-SUPPORT-1 PL-PARTISANS-1')).toBe(0);
    expect(count('PL-SCOUTS-1 PL-SCOUTS-2 PL-LUCK-1')).toBe(2);
  });

  test('OM3-6.9.2 publicly possible: a copy unseen and a hidden card, whatever is really held', () => {
    const possible = (effect: InstantEffect, PL: string, removed = '', deck = '') =>
      publiclyPossible(position({ hand: { PL }, removed: { PL: removed }, deck: { PL: deck } }), 'PL', effect);
    expect(possible('nurse', 'PL-NURSE-1')).toBe(true);
    expect(possible('nurse', 'PL-MOST-1', '', 'PL-NURSE-1')).toBe(true);
    expect(possible('nurse', 'PL-MOST-1', 'PL-NURSE-1')).toBe(false);
    expect(possible('nurse', 'PL-SCOUTS-1', '', 'PL-NURSE-1')).toBe(false);
    expect(possible('warLuck', 'PL-MOST-1', 'PL-LUCK-2', 'PL-LUCK-1')).toBe(true);
    expect(possible('warLuck', 'PL-MOST-1', 'PL-LUCK-1 PL-LUCK-2')).toBe(false);
    expect(possible('motorcycles', 'PL-MOST-1')).toBe(false);
  });

  test('OM3-6.9.7 in stage 4 a hand is exactly the set of unseen cards, and the test is exact', () => {
    const effects: InstantEffect[] = ['warLuck', 'warMisfortune', 'ambush', 'witnesses', 'nurse', 'motorcycles'];
    let checked = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const { state: s } = begin(operationMostIII, 2, { mulligan: 'off' }, fastStream(seed));
      const chance = fastStream(1000 + seed);
      while (!s.result) {
        const [asked] = asks(operationMostIII, s);
        if (s.stage === 4) {
          const seen = operationMostIII.view(s, 'public');
          for (const side of SIDES) {
            expect([...unseenBy(seen, side), ...seen.hand[side]].sort()).toEqual([...s.hand[side]].sort());
            for (const effect of effects) {
              const held = s.hand[side].some((id) => cardOf(id).effect === effect);
              if (publiclyPossible(s, side, effect) !== held) expect(`${side} ${effect}`).toBe(`held: ${held}`);
            }
          }
          checked++;
        }
        const moves = asked?.moves ?? [];
        playTo(s, `${SIDES[asked?.seat ?? 0] as 'PL'} ${moves[below(chance, moves.length)]}`);
      }
    }
    expect(checked).toBeGreaterThan(100);
  });
});
