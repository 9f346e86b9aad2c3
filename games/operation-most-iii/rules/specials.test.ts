import { clone, heardBy, Refusal } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { chainOf, legal, passesOf, playOut, playTo, position, toDecide, where } from '../testing/position.ts';
import { scoreOf } from './outcome.ts';
import type { State } from './state.ts';

/** Both sides could search, if nothing were hidden. */
const E8 = {
  cards: 'PL-SCOUTS-1@surroundings DE-SCOUTS-1@surroundings',
  hand: { PL: 'PL-HIDE-1 PL-SCOUTS-2', DE: 'DE-SOLDIERS-1' },
  parts: { surroundings: 2, forest: 0 },
};
/** The last action of the Column. */
const LAST = { turn: 'DE', chain: 'motorisedColumn:1' } as const;
/** Parts in the Forest, and the card that flies them out. */
const FLIGHT = { hand: { PL: 'PL-MOST-1' }, parts: { forest: 3 } };

const offers = (s: State, verb: string, side: 'PL' | 'DE' = 'PL'): string[] =>
  legal(s, side).filter((m) => m.startsWith(verb));

describe('OM3-5.9 Specials', () => {
  test('OM3-5.9.1 R-48 playing one is an action from the hand, and nothing can react to it', () => {
    const s = position({
      cards: 'PL-SCOUTS-1@forest! DE-SUPPORT-1@base',
      hand: { PL: 'PL-MORALE-1 PL-HIDE-1 PL-MOST-1', DE: 'DE-MISFORTUNE-1 DE-AMBUSH-1 DE-NURSE-1' },
      parts: { forest: 1, surroundings: 2 },
    });
    expect(offers(s, 'deploy')).toEqual([]);
    for (const move of [
      'highMorale(PL-MORALE-1,PL-SCOUTS-1)',
      'hideFragments(PL-HIDE-1,1)',
      'mostIII(PL-MOST-1)',
    ] as const) {
      playTo(s, `PL ${move}`);
      expect(toDecide(s)).toBe('DE act');
      playTo(s, 'DE pass');
    }
  });

  test('OM3-5.9.2 High Morale: one exhausted own Unit in any zone becomes ready, the card is removed', () => {
    const s = position({
      cards:
        'PL-SCOUTS-1@surroundings! PL-CICHOCIEMNI-1@base! PL-PARTISANS-1@forest PL-SUPPORT-1@forest! DE-SS-1@surroundings!',
      hand: { PL: 'PL-MORALE-1' },
    });
    expect(offers(s, 'highMorale')).toEqual([
      'highMorale(PL-MORALE-1,PL-SCOUTS-1)',
      'highMorale(PL-MORALE-1,PL-CICHOCIEMNI-1)',
    ]);
    playTo(s, 'PL highMorale(PL-MORALE-1,PL-CICHOCIEMNI-1)');
    expect(where(s, 'PL-CICHOCIEMNI-1', 'PL-SCOUTS-1', 'PL-MORALE-1')).toBe('base surroundings! removed');
  });

  test('OM3-5.9.2 without an exhausted Unit High Morale may be played for nothing, and only then', () => {
    const none = {
      cards: 'DE-SS-1@forest DE-SUPPORT-1@base!',
      hand: { DE: 'DE-MORALE-1' },
      turn: 'DE',
      passes: 1,
    } as const;
    const s = position(none);
    expect(offers(s, 'highMorale', 'DE')).toEqual(['highMorale(DE-MORALE-1)']);
    const told = heardBy(playTo(s, 'DE highMorale(DE-MORALE-1)'), 'public');
    expect(told).toEqual([{ is: 'morale-raised', side: 'DE', card: 'DE-MORALE-1', unit: null }]);
    expect([where(s, 'DE-MORALE-1'), where(s, 'DE-SUPPORT-1'), passesOf(s)]).toEqual(['removed', 'base!', 0]);
  });

  test('OM3-5.9.2 edition 1: High Morale needs an exhausted Unit', () => {
    const cards = 'DE-SS-1@forest DE-SUPPORT-1@base!';
    const none = position({ edition: 1, cards, hand: { DE: 'DE-MORALE-1' }, turn: 'DE' });
    expect(offers(none, 'highMorale', 'DE')).toEqual([]);
  });

  test('OM3-5.9.3 R-26 Hiding: up to two parts, never more than lie there, and also none', () => {
    const at = (surroundings: number) =>
      offers(position({ hand: { PL: 'PL-HIDE-1' }, parts: { surroundings } }), 'hideFragments');
    const none = 'hideFragments(PL-HIDE-1,0)';
    expect(at(0)).toEqual([none]);
    expect(at(1)).toEqual([none, 'hideFragments(PL-HIDE-1,1)']);
    expect(at(5)).toEqual([none, 'hideFragments(PL-HIDE-1,1)', 'hideFragments(PL-HIDE-1,2)']);
    const s = position({ hand: { PL: 'PL-HIDE-1 PL-LUCK-1' }, parts: { surroundings: 3 }, passes: 1 });
    playTo(s, 'PL hideFragments(PL-HIDE-1,0)');
    expect([s.parts.surroundings, s.parts.hidden, where(s, 'PL-HIDE-1'), passesOf(s)]).toEqual([3, 0, 'beside', 0]);
    const told = heardBy(playTo(s, 'DE pass', 'PL pass'), 'public');
    expect(told).toContainEqual({ is: 'parts-returned', parts: 0 });
    expect(where(s, 'PL-HIDE-1')).toBe('removed');
  });

  test('OM3-5.9.3 edition 1: Hiding needs a part: one or two, never none', () => {
    const at = (surroundings: number) =>
      offers(position({ edition: 1, hand: { PL: 'PL-HIDE-1' }, parts: { surroundings } }), 'hideFragments');
    expect(at(0)).toEqual([]);
    expect(at(1)).toEqual(['hideFragments(PL-HIDE-1,1)']);
    expect(at(2)).toEqual(['hideFragments(PL-HIDE-1,1)', 'hideFragments(PL-HIDE-1,2)']);
    expect(at(5)).toEqual(['hideFragments(PL-HIDE-1,1)', 'hideFragments(PL-HIDE-1,2)']);
    const s = position({ edition: 1, hand: { PL: 'PL-HIDE-1' }, parts: { surroundings: 4 } });
    playTo(s, 'PL hideFragments(PL-HIDE-1,1)');
    expect(s.parts).toMatchObject({ surroundings: 3, hidden: 1 });
    expect(where(s, 'PL-HIDE-1')).toBe('beside');
  });

  test('OM3-5.9.4 nobody can search for hidden parts, not even with Witnesses', () => {
    const s = position({ ...E8, hand: { PL: 'PL-HIDE-1 PL-WITNESSES-1', DE: 'DE-LUCK-1' } });
    playTo(s, 'PL hideFragments(PL-HIDE-1,2)');
    expect(offers(s, 'search', 'DE')).toEqual([]);
    playTo(s, 'DE pass');
    expect(offers(s, 'search')).toEqual([]);
  });

  test('OM3-5.9.5 they come back in phase 7 and not before', () => {
    const s = position({
      cards: 'PL-SCOUTS-1@surroundings',
      hand: { PL: 'PL-HIDE-1 PL-SCOUTS-2', DE: 'DE-SCOUTS-1' },
      parts: { surroundings: 2 },
    });
    playTo(s, 'PL hideFragments(PL-HIDE-1,2)', 'DE deploy(DE-SCOUTS-1)', 'PL deploy(PL-SCOUTS-2)');
    expect(s.parts).toMatchObject({ surroundings: 0, hidden: 2 });
    playTo(s, 'DE pass', 'PL pass');
    expect(s.parts).toMatchObject({ surroundings: 2, hidden: 0 });
    expect(where(s, 'PL-HIDE-1')).toBe('removed');
  });

  test('OM3-5.9.6 R-27 Most III: no German card in the Forest, ready or not; Polish cards do not matter', () => {
    const at = (cards: string, forest: number) =>
      offers(position({ cards, hand: { PL: 'PL-MOST-1' }, parts: { forest } }), 'mostIII');
    expect(at('', 1)).toEqual(['mostIII(PL-MOST-1)']);
    expect(at('PL-SCOUTS-1@forest! PL-SUPPORT-1@forest DE-SS-1@surroundings', 1)).toEqual(['mostIII(PL-MOST-1)']);
    expect(at('DE-SCOUTS-1@forest', 1)).toEqual([]);
    expect(at('DE-SS-1@forest!', 1)).toEqual([]);
    expect(at('', 0)).toEqual(['mostIII(PL-MOST-1)']);
    expect(at('DE-SS-1@forest', 0)).toEqual([]);
    const s = position({ hand: { PL: 'PL-MOST-1' }, parts: { forest: 0 }, passes: 1 });
    playTo(s, 'PL mostIII(PL-MOST-1)');
    expect([where(s, 'PL-MOST-1'), s.parts.evacuated, passesOf(s)]).toEqual(['beside', 0, 0]);
  });

  test('OM3-5.9.6 edition 1: Most III needs a part in the Forest as well', () => {
    const at = (forest: number) =>
      offers(position({ edition: 1, hand: { PL: 'PL-MOST-1' }, parts: { forest } }), 'mostIII');
    expect([at(0), at(1)]).toEqual([[], ['mostIII(PL-MOST-1)']]);
  });

  test('OM3-5.9.7 all parts of the Forest move onto the card, which stays for the rest of the game', () => {
    const s = position({
      hand: { PL: 'PL-MOST-1 PL-LUCK-1', DE: 'DE-LUCK-1' },
      parts: { forest: 4, base: 1 },
      stage: 3,
    });
    const told = heardBy(playTo(s, 'PL mostIII(PL-MOST-1)'), 'public');
    expect(told).toEqual([{ is: 'parts-evacuated', side: 'PL', card: 'PL-MOST-1', parts: 4 }]);
    expect(s.parts).toMatchObject({ forest: 0, evacuated: 4 });
    playTo(s, 'DE pass', 'PL pass', 'PL pass', 'DE pass');
    expect([where(s, 'PL-MOST-1'), s.mostOnTable]).toEqual(['beside', true]);
  });

  test('OM3-5.9.8 R-35 evacuated parts cannot be taken, never move, and count', () => {
    const s = position({ cards: 'DE-SS-1@forest', parts: { evacuated: 3, forest: 0, base: 0 }, turn: 'DE' });
    expect(offers(s, 'steal', 'DE')).toEqual([]);
    expect(scoreOf(s)).toEqual({ PL: 3, DE: 0 });
  });

  test('OM3-5.9.9 parts gained later lie in the Forest; the card works once', () => {
    const s = position({
      cards: 'PL-SCOUTS-1@surroundings',
      parts: { evacuated: 2, surroundings: 1, forest: 0 },
      dice: [6],
    });
    playOut(s, 'PL search(PL-SCOUTS-1)');
    expect(s.parts).toMatchObject({ forest: 1, evacuated: 2 });
    playTo(s, 'DE pass');
    expect(offers(s, 'mostIII')).toEqual([]);
  });

  test('OM3-5.9.10 the cards beside the zones are no targets and hold no zone', () => {
    const s = position({
      cards: 'DE-SS-1@forest DE-SOLDIERS-1@surroundings',
      parts: { hidden: 1, evacuated: 2 },
      stage: 4,
      turn: 'DE',
      passes: 1,
    });
    expect(offers(s, 'attack', 'DE')).toEqual([]);
    playTo(s, 'DE pass');
    expect(s.result).toMatchObject({ winner: 'DE', reason: 'homeLost' });
  });

  test('OM3-5.9.11 the Column may be played with nothing to lead; it then keeps the stage open', () => {
    const s = position({ cards: 'DE-SUPPORT-1@base!', hand: { DE: 'DE-COLUMN-1' }, turn: 'DE', passes: 1 });
    expect(legal(s, 'DE')).toEqual(['motorisedColumn(DE-COLUMN-1)', 'pass']);
    const told = heardBy(playTo(s, 'DE motorisedColumn(DE-COLUMN-1)'), 'public');
    expect(told.at(-1)).toEqual({ is: 'chain-ended', side: 'DE', source: 'motorisedColumn', unused: 3, idle: true });
    expect([toDecide(s), passesOf(s)]).toEqual(['PL act', 0]);
  });

  test('OM3-5.9.11 edition 1: the Column needs something to do after it has left the hand', () => {
    const at = (cards: string, hand: string) =>
      offers(position({ edition: 1, cards, hand: { DE: hand }, turn: 'DE' }), 'motorisedColumn', 'DE');
    expect(at('', 'DE-COLUMN-1')).toEqual([]);
    expect(at('DE-SUPPORT-1@base!', 'DE-COLUMN-1 DE-LUCK-1 DE-MORALE-1')).toEqual([]);
    expect(at('DE-SCOUTS-1@base!', 'DE-COLUMN-1')).toEqual(['motorisedColumn(DE-COLUMN-1)']);
    expect(at('DE-SUPPORT-1@base', 'DE-COLUMN-1')).toEqual(['motorisedColumn(DE-COLUMN-1)']);
    expect(at('', 'DE-COLUMN-1 DE-SOLDIERS-1')).toEqual(['motorisedColumn(DE-COLUMN-1)']);
  });

  test('OM3-5.9.12 three actions in a row', () => {
    const s = position({
      hand: { DE: 'DE-COLUMN-1 DE-SOLDIERS-1 DE-SOLDIERS-2 DE-SOLDIERS-3 DE-SOLDIERS-4' },
      turn: 'DE',
    });
    playTo(s, 'DE motorisedColumn(DE-COLUMN-1)');
    for (const n of [1, 2, 3]) {
      expect(toDecide(s)).toBe('DE chain');
      playTo(s, `DE deploy(DE-SOLDIERS-${n})`);
    }
    expect(toDecide(s)).toBe('PL act');
  });

  test('OM3-5.9.13 then one exhausted own Unit in any zone, or none; without one the step is skipped', () => {
    const p = {
      ...LAST,
      cards: 'DE-SS-1@forest! DE-SCOUTS-1@base! DE-SUPPORT-1@base! DE-SOLDIERS-1@surroundings PL-SCOUTS-1@forest!',
    };
    const s = position(p);
    playTo(s, 'DE endChain');
    expect(legal(s, 'DE')).toEqual(['refresh(DE-SS-1)', 'refresh(DE-SCOUTS-1)', 'declineRefresh']);
    playTo(s, 'DE refresh(DE-SS-1)');
    expect([where(s, 'DE-SS-1'), where(s, 'DE-SCOUTS-1'), toDecide(s)]).toEqual(['forest', 'base!', 'PL act']);
    const declined = position(p);
    playTo(declined, 'DE endChain', 'DE declineRefresh');
    expect([where(declined, 'DE-SS-1'), toDecide(declined)]).toEqual(['forest!', 'PL act']);
    const none = position({ ...LAST, cards: 'DE-SUPPORT-1@base! DE-SOLDIERS-1@surroundings' });
    playTo(none, 'DE endChain');
    expect(toDecide(none)).toBe('PL act');
  });

  test('OM3-5.9.13 the last action of the Column may itself exhaust the Unit it refreshes', () => {
    const s = position({ ...LAST, cards: 'DE-SCOUTS-1@base', hand: { DE: 'DE-LUCK-1' } });
    playTo(s, 'DE move(DE-SCOUTS-1,surroundings)', 'DE refresh(DE-SCOUTS-1)');
    expect(where(s, 'DE-SCOUTS-1')).toBe('surroundings');
  });

  test('OM3-5.9.14 R-23 the Column is removed when it is played', () => {
    const s = position({ cards: 'DE-SCOUTS-1@base', hand: { DE: 'DE-COLUMN-1 DE-SOLDIERS-1' }, turn: 'DE' });
    playTo(s, 'DE motorisedColumn(DE-COLUMN-1)');
    expect([where(s, 'DE-COLUMN-1'), chainOf(s)]).toEqual(['removed', 'motorisedColumn:3']);
    expect(() => playTo(s, 'DE motorisedColumn(DE-COLUMN-1)')).toThrow(Refusal);
  });

  test('the Column with nothing but an exhausted Unit goes straight to its refresh', () => {
    const s = position({ cards: 'DE-SCOUTS-1@base!', hand: { DE: 'DE-COLUMN-1' }, turn: 'DE' });
    playTo(s, 'DE motorisedColumn(DE-COLUMN-1)');
    expect([toDecide(s), chainOf(s)]).toEqual(['DE column-refresh', '']);
    playTo(s, 'DE refresh(DE-SCOUTS-1)');
    expect([toDecide(s), where(s, 'DE-SCOUTS-1')]).toEqual(['PL act', 'base']);
  });
});

describe('worked examples', () => {
  test('E-08 two parts hidden, no Search for either side', () => {
    const s = position(E8);
    playTo(s, 'PL hideFragments(PL-HIDE-1,2)');
    expect(s.parts).toMatchObject({ surroundings: 0, hidden: 2 });
    expect(offers(s, 'search', 'DE')).toEqual([]);
    playTo(s, 'DE deploy(DE-SOLDIERS-1)');
    expect(offers(s, 'search')).toEqual([]);
  });

  test('E-09 stage 2 ends: two parts back, the card removed, then stage 3', () => {
    const s = position({ ...E8, stage: 2 });
    const told = heardBy(playTo(s, 'PL hideFragments(PL-HIDE-1,2)', 'DE pass', 'PL pass'), 'public').map(
      ({ is }) => is,
    );
    expect(told.indexOf('parts-returned')).toBeLessThan(told.indexOf('stage-began'));
    expect(s.parts).toMatchObject({ surroundings: 2, hidden: 0 });
    expect([where(s, 'PL-HIDE-1'), s.stage]).toEqual(['removed', 3]);
  });

  test('E-10 in stage 4 the parts go back and count for nobody', () => {
    const s = position({ ...E8, parts: { ...E8.parts, base: 8 }, stage: 4 });
    playTo(s, 'PL hideFragments(PL-HIDE-1,2)', 'DE pass', 'PL pass');
    expect(s.parts).toMatchObject({ surroundings: 2, hidden: 0 });
    expect(s.result).toMatchObject({ score: { PL: 0, DE: 8 } });
    expect(where(s, 'PL-HIDE-1')).toBe('removed');
  });

  test('E-11 exhausted German Scouts in the Forest prevent Most III until they are removed', () => {
    const s = position({ ...FLIGHT, cards: 'DE-SCOUTS-1@forest! PL-PARTISANS-1@forest', dice: [6, 1] });
    expect(offers(s, 'mostIII')).toEqual([]);
    expect(() => playTo(s, 'PL mostIII(PL-MOST-1)')).toThrow(Refusal);
    playOut(s, 'PL attack(PL-PARTISANS-1,DE-SCOUTS-1)', 'DE pass');
    expect(offers(s, 'mostIII')).toEqual(['mostIII(PL-MOST-1)']);
  });

  test('E-12 Most III, and nothing left to steal', () => {
    const hand = { PL: 'PL-MOST-1 PL-LUCK-1', DE: 'DE-MOTORCYCLES-1' };
    const s = position({ ...FLIGHT, cards: 'DE-SS-1@surroundings', hand });
    playTo(s, 'PL mostIII(PL-MOST-1)');
    expect(s.parts).toMatchObject({ evacuated: 3, forest: 0 });
    playTo(s, 'DE move(DE-SS-1,forest,DE-MOTORCYCLES-1)', 'PL pass');
    expect(where(s, 'DE-SS-1')).toBe('forest');
    expect(offers(s, 'steal', 'DE')).toEqual([]);
  });

  test('E-13 a part gained later lies in the Forest and can be stolen; the score is 4', () => {
    const s = position({
      cards: 'DE-SS-1@forest PL-SCOUTS-1@surroundings',
      parts: { evacuated: 3, surroundings: 1, forest: 0 },
      dice: [4, 5],
      hand: { PL: 'PL-LUCK-1' },
    });
    playOut(s, 'PL search(PL-SCOUTS-1)');
    expect(s.parts).toMatchObject({ forest: 1, evacuated: 3 });
    expect(scoreOf(s).PL).toBe(4);
    expect(offers(s, 'steal', 'DE')).toEqual(['steal(DE-SS-1)']);
    const evacuated = clone(s.parts.evacuated);
    playOut(s, 'DE steal(DE-SS-1)');
    expect([s.parts.forest, s.parts.evacuated]).toEqual([0, evacuated]);
  });
});
