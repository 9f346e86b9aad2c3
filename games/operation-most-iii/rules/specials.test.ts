import { clone, heardBy, Refusal } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { scoreOf } from './outcome.ts';
import { chainOf, legal, passesOf, playOut, playTo, position, toDecide, where } from './position.ts';
import type { OmTable } from './table.ts';

const offers = (t: OmTable, verb: string, side: 'PL' | 'DE' = 'PL'): string[] =>
  legal(t, side).filter((m) => m.startsWith(verb));

describe('5.9 Specials', () => {
  test('OM3-5.9.1 R-48 playing one is an action from the hand, and nothing can react to it', () => {
    const t = position({
      cards: 'PL-SCOUTS-1@forest! DE-SUPPORT-1@base',
      hand: { PL: 'PL-MORALE-1 PL-HIDE-1 PL-MOST-1', DE: 'DE-MISFORTUNE-1 DE-AMBUSH-1 DE-NURSE-1' },
      parts: { forest: 1, surroundings: 2 },
    });
    expect(offers(t, 'deploy')).toEqual([]);
    for (const move of [
      'highMorale(PL-MORALE-1,PL-SCOUTS-1)',
      'hideFragments(PL-HIDE-1,1)',
      'mostIII(PL-MOST-1)',
    ] as const) {
      playTo(t, `PL ${move}`);
      expect(toDecide(t)).toBe('DE act');
      playTo(t, 'DE pass');
    }
  });

  test('OM3-5.9.2 High Morale: one exhausted own Unit in any zone becomes ready, the card is removed', () => {
    const t = position({
      cards:
        'PL-SCOUTS-1@surroundings! PL-CICHOCIEMNI-1@base! PL-PARTISANS-1@forest PL-SUPPORT-1@forest! DE-SS-1@surroundings!',
      hand: { PL: 'PL-MORALE-1' },
    });
    expect(offers(t, 'highMorale')).toEqual([
      'highMorale(PL-MORALE-1,PL-SCOUTS-1)',
      'highMorale(PL-MORALE-1,PL-CICHOCIEMNI-1)',
    ]);
    playTo(t, 'PL highMorale(PL-MORALE-1,PL-CICHOCIEMNI-1)');
    expect([where(t, 'PL-CICHOCIEMNI-1'), where(t, 'PL-SCOUTS-1'), where(t, 'PL-MORALE-1')]).toEqual([
      'base',
      'surroundings!',
      'removed',
    ]);
  });

  test('OM3-5.9.2 without an exhausted Unit High Morale may be played for nothing, and only then', () => {
    const none = {
      cards: 'DE-SS-1@forest DE-SUPPORT-1@base!',
      hand: { DE: 'DE-MORALE-1' },
      turn: 'DE',
      passes: 1,
    } as const;
    const t = position(none);
    expect(offers(t, 'highMorale', 'DE')).toEqual(['highMorale(DE-MORALE-1)']);
    const told = heardBy(playTo(t, 'DE highMorale(DE-MORALE-1)'), 'public');
    expect(told).toEqual([{ is: 'morale-raised', side: 'DE', card: 'DE-MORALE-1', unit: null }]);
    expect([where(t, 'DE-MORALE-1'), where(t, 'DE-SUPPORT-1'), passesOf(t)]).toEqual(['removed', 'base!', 0]);
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
    const t = position({ hand: { PL: 'PL-HIDE-1 PL-LUCK-1' }, parts: { surroundings: 3 }, passes: 1 });
    playTo(t, 'PL hideFragments(PL-HIDE-1,0)');
    expect([t.parts.surroundings, t.parts.hidden, where(t, 'PL-HIDE-1'), passesOf(t)]).toEqual([3, 0, 'beside', 0]);
    const told = heardBy(playTo(t, 'DE pass', 'PL pass'), 'public');
    expect(told).toContainEqual({ is: 'parts-returned', parts: 0 });
    expect(where(t, 'PL-HIDE-1')).toBe('removed');
  });

  test('OM3-5.9.3 edition 1: Hiding needs a part: one or two, never none', () => {
    const at = (surroundings: number) =>
      offers(position({ edition: 1, hand: { PL: 'PL-HIDE-1' }, parts: { surroundings } }), 'hideFragments');
    expect(at(0)).toEqual([]);
    expect(at(1)).toEqual(['hideFragments(PL-HIDE-1,1)']);
    expect(at(2)).toEqual(['hideFragments(PL-HIDE-1,1)', 'hideFragments(PL-HIDE-1,2)']);
    expect(at(5)).toEqual(['hideFragments(PL-HIDE-1,1)', 'hideFragments(PL-HIDE-1,2)']);
    const t = position({ edition: 1, hand: { PL: 'PL-HIDE-1' }, parts: { surroundings: 4 } });
    playTo(t, 'PL hideFragments(PL-HIDE-1,1)');
    expect(t.parts).toMatchObject({ surroundings: 3, hidden: 1 });
    expect(where(t, 'PL-HIDE-1')).toBe('beside');
  });

  test('OM3-5.9.4 nobody can search for hidden parts, not even with Witnesses', () => {
    const t = position({
      cards: 'PL-SCOUTS-1@surroundings DE-SCOUTS-1@surroundings',
      hand: { PL: 'PL-HIDE-1 PL-WITNESSES-1', DE: 'DE-LUCK-1' },
      parts: { surroundings: 1 },
    });
    playTo(t, 'PL hideFragments(PL-HIDE-1,1)');
    expect(offers(t, 'search', 'DE')).toEqual([]);
    playTo(t, 'DE pass');
    expect(offers(t, 'search')).toEqual([]);
  });

  test('OM3-5.9.5 they come back in phase 7 and not before', () => {
    const t = position({
      cards: 'PL-SCOUTS-1@surroundings',
      hand: { PL: 'PL-HIDE-1 PL-SCOUTS-2', DE: 'DE-SCOUTS-1' },
      parts: { surroundings: 2 },
    });
    playTo(t, 'PL hideFragments(PL-HIDE-1,2)', 'DE deploy(DE-SCOUTS-1)', 'PL deploy(PL-SCOUTS-2)');
    expect(t.parts).toMatchObject({ surroundings: 0, hidden: 2 });
    playTo(t, 'DE pass', 'PL pass');
    expect(t.parts).toMatchObject({ surroundings: 2, hidden: 0 });
    expect(where(t, 'PL-HIDE-1')).toBe('removed');
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
    const t = position({ hand: { PL: 'PL-MOST-1' }, parts: { forest: 0 }, passes: 1 });
    playTo(t, 'PL mostIII(PL-MOST-1)');
    expect([where(t, 'PL-MOST-1'), t.parts.evacuated, passesOf(t)]).toEqual(['beside', 0, 0]);
  });

  test('OM3-5.9.6 edition 1: Most III needs a part in the Forest as well', () => {
    const at = (forest: number) =>
      offers(position({ edition: 1, hand: { PL: 'PL-MOST-1' }, parts: { forest } }), 'mostIII');
    expect([at(0), at(1)]).toEqual([[], ['mostIII(PL-MOST-1)']]);
  });

  test('OM3-5.9.7 all parts of the Forest move onto the card, which stays for the rest of the game', () => {
    const t = position({
      hand: { PL: 'PL-MOST-1 PL-LUCK-1', DE: 'DE-LUCK-1' },
      parts: { forest: 4, base: 1 },
      stage: 3,
    });
    const told = heardBy(playTo(t, 'PL mostIII(PL-MOST-1)'), 'public');
    expect(told).toEqual([{ is: 'parts-evacuated', side: 'PL', card: 'PL-MOST-1', parts: 4 }]);
    expect(t.parts).toMatchObject({ forest: 0, evacuated: 4 });
    playTo(t, 'DE pass', 'PL pass', 'PL pass', 'DE pass');
    expect([where(t, 'PL-MOST-1'), t.mostOnTable]).toEqual(['beside', true]);
  });

  test('OM3-5.9.8 R-35 evacuated parts cannot be taken, never move, and count', () => {
    const t = position({ cards: 'DE-SS-1@forest', parts: { evacuated: 3, forest: 0, base: 0 }, turn: 'DE' });
    expect(offers(t, 'steal', 'DE')).toEqual([]);
    expect(scoreOf(t)).toEqual({ PL: 3, DE: 0 });
  });

  test('OM3-5.9.9 parts gained later lie in the Forest; the card works once', () => {
    const t = position({
      cards: 'PL-SCOUTS-1@surroundings',
      parts: { evacuated: 2, surroundings: 1, forest: 0 },
      dice: [6],
    });
    playOut(t, 'PL search(PL-SCOUTS-1)');
    expect(t.parts).toMatchObject({ forest: 1, evacuated: 2 });
    playTo(t, 'DE pass');
    expect(offers(t, 'mostIII')).toEqual([]);
  });

  test('OM3-5.9.10 the cards beside the zones are no targets and hold no zone', () => {
    const t = position({
      cards: 'DE-SS-1@forest DE-SOLDIERS-1@surroundings',
      parts: { hidden: 1, evacuated: 2 },
      stage: 4,
      turn: 'DE',
      passes: 1,
    });
    expect(offers(t, 'attack', 'DE')).toEqual([]);
    playTo(t, 'DE pass');
    expect(t.result).toMatchObject({ winner: 'DE', reason: 'homeLost' });
  });

  test('OM3-5.9.11 the Column may be played with nothing to lead; it then keeps the stage open', () => {
    const t = position({ cards: 'DE-SUPPORT-1@base!', hand: { DE: 'DE-COLUMN-1' }, turn: 'DE', passes: 1 });
    expect(legal(t, 'DE')).toEqual(['motorisedColumn(DE-COLUMN-1)', 'pass']);
    const told = heardBy(playTo(t, 'DE motorisedColumn(DE-COLUMN-1)'), 'public');
    expect(told.at(-1)).toEqual({ is: 'chain-ended', side: 'DE', source: 'motorisedColumn', unused: 3, idle: true });
    expect([toDecide(t), passesOf(t)]).toEqual(['PL act', 0]);
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
    const t = position({
      hand: { DE: 'DE-COLUMN-1 DE-SOLDIERS-1 DE-SOLDIERS-2 DE-SOLDIERS-3 DE-SOLDIERS-4' },
      turn: 'DE',
    });
    playTo(t, 'DE motorisedColumn(DE-COLUMN-1)');
    for (const n of [1, 2, 3]) {
      expect(toDecide(t)).toBe('DE chain');
      playTo(t, `DE deploy(DE-SOLDIERS-${n})`);
    }
    expect(toDecide(t)).toBe('PL act');
  });

  test('OM3-5.9.13 then one exhausted own Unit in any zone, or none; without one the step is skipped', () => {
    const p = {
      cards: 'DE-SS-1@forest! DE-SCOUTS-1@base! DE-SUPPORT-1@base! DE-SOLDIERS-1@surroundings PL-SCOUTS-1@forest!',
      turn: 'DE' as const,
      chain: 'motorisedColumn:1',
    };
    const t = position(p);
    playTo(t, 'DE endChain');
    expect(legal(t, 'DE')).toEqual(['refresh(DE-SS-1)', 'refresh(DE-SCOUTS-1)', 'declineRefresh']);
    playTo(t, 'DE refresh(DE-SS-1)');
    expect([where(t, 'DE-SS-1'), where(t, 'DE-SCOUTS-1'), toDecide(t)]).toEqual(['forest', 'base!', 'PL act']);
    const declined = position(p);
    playTo(declined, 'DE endChain', 'DE declineRefresh');
    expect([where(declined, 'DE-SS-1'), toDecide(declined)]).toEqual(['forest!', 'PL act']);
    const none = position({
      cards: 'DE-SUPPORT-1@base! DE-SOLDIERS-1@surroundings',
      turn: 'DE',
      chain: 'motorisedColumn:1',
    });
    playTo(none, 'DE endChain');
    expect(toDecide(none)).toBe('PL act');
  });

  test('OM3-5.9.13 the last action of the Column may itself exhaust the Unit it refreshes', () => {
    const t = position({
      cards: 'DE-SCOUTS-1@base',
      turn: 'DE',
      hand: { DE: 'DE-LUCK-1' },
      chain: 'motorisedColumn:1',
    });
    playTo(t, 'DE move(DE-SCOUTS-1,surroundings)', 'DE refresh(DE-SCOUTS-1)');
    expect(where(t, 'DE-SCOUTS-1')).toBe('surroundings');
  });

  test('OM3-5.9.14 R-23 the Column is removed when it is played', () => {
    const t = position({ cards: 'DE-SCOUTS-1@base', hand: { DE: 'DE-COLUMN-1 DE-SOLDIERS-1' }, turn: 'DE' });
    playTo(t, 'DE motorisedColumn(DE-COLUMN-1)');
    expect([where(t, 'DE-COLUMN-1'), chainOf(t)]).toEqual(['removed', 'motorisedColumn:3']);
    expect(() => playTo(t, 'DE motorisedColumn(DE-COLUMN-1)')).toThrow(Refusal);
  });

  test('the Column with nothing but an exhausted Unit goes straight to its refresh', () => {
    const t = position({ cards: 'DE-SCOUTS-1@base!', hand: { DE: 'DE-COLUMN-1' }, turn: 'DE' });
    playTo(t, 'DE motorisedColumn(DE-COLUMN-1)');
    expect([toDecide(t), chainOf(t)]).toEqual(['DE column-refresh', '']);
    playTo(t, 'DE refresh(DE-SCOUTS-1)');
    expect([toDecide(t), where(t, 'DE-SCOUTS-1')]).toEqual(['PL act', 'base']);
  });
});

describe('11 vectors', () => {
  const E8 = {
    cards: 'PL-SCOUTS-1@surroundings DE-SCOUTS-1@surroundings',
    hand: { PL: 'PL-HIDE-1 PL-SCOUTS-2', DE: 'DE-SOLDIERS-1' },
    parts: { surroundings: 2, forest: 0 },
  };

  test('E-08 two parts hidden, no Search for either side', () => {
    const t = position(E8);
    playTo(t, 'PL hideFragments(PL-HIDE-1,2)');
    expect(t.parts).toMatchObject({ surroundings: 0, hidden: 2 });
    expect(offers(t, 'search', 'DE')).toEqual([]);
    playTo(t, 'DE deploy(DE-SOLDIERS-1)');
    expect(offers(t, 'search')).toEqual([]);
  });

  test('E-09 stage 2 ends: two parts back, the card removed, then stage 3', () => {
    const t = position({ ...E8, stage: 2 });
    const told = heardBy(playTo(t, 'PL hideFragments(PL-HIDE-1,2)', 'DE pass', 'PL pass'), 'public').map(
      ({ is }) => is,
    );
    expect(told.indexOf('parts-returned')).toBeLessThan(told.indexOf('stage-began'));
    expect(t.parts).toMatchObject({ surroundings: 2, hidden: 0 });
    expect([where(t, 'PL-HIDE-1'), t.stage]).toEqual(['removed', 3]);
  });

  test('E-10 in stage 4 the parts go back and count for nobody', () => {
    const t = position({ ...E8, parts: { ...E8.parts, base: 8 }, stage: 4 });
    playTo(t, 'PL hideFragments(PL-HIDE-1,2)', 'DE pass', 'PL pass');
    expect(t.parts).toMatchObject({ surroundings: 2, hidden: 0 });
    expect(t.result).toMatchObject({ score: { PL: 0, DE: 8 } });
    expect(where(t, 'PL-HIDE-1')).toBe('removed');
  });

  test('E-11 exhausted German Scouts in the Forest prevent Most III until they are removed', () => {
    const t = position({
      cards: 'DE-SCOUTS-1@forest! PL-PARTISANS-1@forest',
      hand: { PL: 'PL-MOST-1' },
      parts: { forest: 3 },
      dice: [6, 1],
    });
    expect(offers(t, 'mostIII')).toEqual([]);
    expect(() => playTo(t, 'PL mostIII(PL-MOST-1)')).toThrow(Refusal);
    playOut(t, 'PL attack(PL-PARTISANS-1,DE-SCOUTS-1)', 'DE pass');
    expect(offers(t, 'mostIII')).toEqual(['mostIII(PL-MOST-1)']);
  });

  test('E-12 Most III, and nothing left to steal', () => {
    const t = position({
      cards: 'DE-SS-1@surroundings',
      hand: { PL: 'PL-MOST-1 PL-LUCK-1', DE: 'DE-MOTORCYCLES-1' },
      parts: { forest: 3 },
    });
    playTo(t, 'PL mostIII(PL-MOST-1)');
    expect(t.parts).toMatchObject({ evacuated: 3, forest: 0 });
    playTo(t, 'DE move(DE-SS-1,forest,DE-MOTORCYCLES-1)', 'PL pass');
    expect(where(t, 'DE-SS-1')).toBe('forest');
    expect(offers(t, 'steal', 'DE')).toEqual([]);
  });

  test('E-13 a part gained later lies in the Forest and can be stolen; the score is 4', () => {
    const t = position({
      cards: 'DE-SS-1@forest PL-SCOUTS-1@surroundings',
      parts: { evacuated: 3, surroundings: 1, forest: 0 },
      dice: [4, 5],
      hand: { PL: 'PL-LUCK-1' },
    });
    playOut(t, 'PL search(PL-SCOUTS-1)');
    expect(t.parts).toMatchObject({ forest: 1, evacuated: 3 });
    expect(scoreOf(t).PL).toBe(4);
    expect(offers(t, 'steal', 'DE')).toEqual(['steal(DE-SS-1)']);
    const evacuated = clone(t.parts.evacuated);
    playOut(t, 'DE steal(DE-SS-1)');
    expect([t.parts.forest, t.parts.evacuated]).toEqual([0, evacuated]);
  });
});
