import { clone, heardBy, Refusal } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { STURMWIND } from '../testing/fights.ts';
import { type Line, legal, playOut, playTo, position, stepwise, toDecide, where } from '../testing/position.ts';
import type { State } from './state.ts';

/** How the search or theft in these lines ended: what was made of how much was needed. */
function result(s: State, ...lines: Line[]): string {
  for (const event of heardBy(playOut(s, ...lines), 'public')) {
    if (event.is === 'search-ended' || event.is === 'steal-ended') {
      return `${event.total ?? 'sure'} of ${event.need}: ${event.success ? 'yes' : 'no'}`;
    }
  }
  return 'nothing';
}
/** The Scouts stand where a part lies, and know whom to ask. */
const WITNESSES = {
  cards: 'PL-SCOUTS-1@surroundings',
  hand: { PL: 'PL-WITNESSES-1', DE: 'DE-MISFORTUNE-1' },
  parts: { surroundings: 1, forest: 0 },
};

const offers = (s: State, side: 'PL' | 'DE', verb: string): string[] =>
  legal(s, side).filter((m) => m.startsWith(verb));

describe('OM3-5.4 Search', () => {
  test('OM3-5.4.1 a ready Unit with Search in the surroundings, and a part there; hidden parts do not count', () => {
    const at = (cards: string, parts: object = {}) => offers(position({ cards, parts }), 'PL', 'search');
    expect(at('PL-SCOUTS-1@surroundings')).toEqual(['search(PL-SCOUTS-1)']);
    expect(at('PL-SCOUTS-1@surroundings!')).toEqual([]);
    expect(at('PL-SCOUTS-1@forest PL-SCOUTS-2@base', { surroundings: 2, forest: 2, base: 2 })).toEqual([]);
    expect(at('PL-PARTISANS-1@surroundings PL-CICHOCIEMNI-1@surroundings')).toEqual([]);
    expect(at('PL-SCOUTS-1@surroundings', { surroundings: 0 })).toEqual([]);
    expect(at('PL-SCOUTS-1@surroundings', { surroundings: 0, hidden: 2 })).toEqual([]);
    expect(at('PL-SCOUTS-1@surroundings', { surroundings: 1, hidden: 2 })).toEqual(['search(PL-SCOUTS-1)']);
  });

  test('OM3-5.4.2 R-24 the Unit is exhausted at the declaration; Witnesses makes it sure without a die', () => {
    const s = position({
      cards: 'PL-SCOUTS-1@surroundings PL-SUPPORT-1@forest',
      hand: { PL: 'PL-WITNESSES-1' },
      dice: [1],
    });
    expect(offers(s, 'PL', 'search')).toEqual(['search(PL-SCOUTS-1)', 'search(PL-SCOUTS-1,PL-WITNESSES-1)']);
    playTo(s, 'PL search(PL-SCOUTS-1)');
    expect([toDecide(s), where(s, 'PL-SCOUTS-1')]).toEqual(['PL roll-window', 'surroundings!']);
  });

  test('OM3-5.4.3 one die of the searcher; the number itself is enough: all six faces, both sides', () => {
    for (const side of ['PL', 'DE'] as const) {
      for (let pips = 1; pips <= 6; pips++) {
        const s = position({ cards: `${side}-SCOUTS-1@surroundings`, turn: side, dice: [pips] });
        expect(result(s, `${side} search(${side}-SCOUTS-1)`)).toBe(`${pips} of 4: ${pips >= 4 ? 'yes' : 'no'}`);
      }
    }
  });

  test('OM3-5.4.4 the roll window is on this die alone', () => {
    const s = position({
      cards: 'PL-SCOUTS-1@surroundings PL-SUPPORT-1@forest DE-SUPPORT-1@base',
      hand: { PL: 'PL-LUCK-1 PL-MISFORTUNE-1', DE: 'DE-LUCK-1 DE-MISFORTUNE-1' },
      dice: [3],
    });
    playTo(s, 'PL search(PL-SCOUTS-1)');
    expect(s.flow.at(-1)).toMatchObject({ dice: { PL: 3 } });
    expect(legal(s, 'PL')).toEqual(['warLuck(PL-LUCK-1)', 'supportInAction(PL-SUPPORT-1)', 'passReaction']);
    playTo(s, 'PL passReaction');
    expect(legal(s, 'DE')).toEqual(['warMisfortune(DE-MISFORTUNE-1)', 'passReaction']);
  });

  test('OM3-5.4.5 R-19 success moves one part home by itself, failure nothing', () => {
    const p = {
      cards: 'DE-SCOUTS-1@surroundings',
      turn: 'DE',
      parts: { surroundings: 3, base: 1, forest: 1 },
    } as const;
    const found = position({ ...p, dice: [4] });
    const told = heardBy(playOut(found, 'DE search(DE-SCOUTS-1)'), 'public');
    expect(told).toContainEqual({ is: 'part-moved', from: 'surroundings', to: 'base' });
    expect(found.parts).toMatchObject({ surroundings: 2, base: 2, forest: 1 });
    const missed = position({ ...p, dice: [3] });
    const before = clone(missed.parts);
    playOut(missed, 'DE search(DE-SCOUTS-1)');
    expect(missed.parts).toEqual(before);
  });

  test('OM3-5.4.6 enemy Units in the surroundings do not hinder a Search', () => {
    const s = position({
      cards: 'PL-SCOUTS-1@surroundings DE-SS-1@surroundings DE-SS-2@surroundings DE-SOLDIERS-1@surroundings',
      dice: [4],
    });
    expect(result(s, 'PL search(PL-SCOUTS-1)')).toBe('4 of 4: yes');
  });
});

describe('OM3-5.5 Sturmwind and Spy', () => {
  test('OM3-5.5.1 a ready elite in the enemy home zone and a part on that card; evacuated parts are out of reach', () => {
    const at = (cards: string, parts: object) => offers(position({ cards, parts, turn: 'DE' }), 'DE', 'steal');
    expect(at('DE-SS-1@forest', { forest: 1 })).toEqual(['steal(DE-SS-1)']);
    expect(at('DE-SS-1@forest!', { forest: 1 })).toEqual([]);
    expect(at('DE-SS-1@surroundings', { forest: 1 })).toEqual([]);
    expect(at('DE-SS-1@base', { forest: 1, base: 1 })).toEqual([]);
    expect(at('DE-SOLDIERS-1@forest DE-SCOUTS-1@forest', { forest: 1 })).toEqual([]);
    expect(at('DE-SS-1@forest', { forest: 0 })).toEqual([]);
    expect(at('DE-SS-1@forest', { forest: 0, evacuated: 3 })).toEqual([]);
    const spy = position({ cards: 'PL-CICHOCIEMNI-1@base PL-CICHOCIEMNI-2@forest', parts: { base: 1 } });
    expect(offers(spy, 'PL', 'steal')).toEqual(['steal(PL-CICHOCIEMNI-1)']);
  });

  test('OM3-5.5.2 exhausted at once, one die against the number on the card: SS 5, Cichociemni 4', () => {
    for (let pips = 1; pips <= 6; pips++) {
      const ss = position({ cards: 'DE-SS-1@forest', parts: { forest: 1 }, turn: 'DE', dice: [pips] });
      expect(result(ss, 'DE steal(DE-SS-1)')).toBe(`${pips} of 5: ${pips >= 5 ? 'yes' : 'no'}`);
      const spy = position({ cards: 'PL-CICHOCIEMNI-1@base', parts: { base: 1 }, dice: [pips] });
      expect(result(spy, 'PL steal(PL-CICHOCIEMNI-1)')).toBe(`${pips} of 4: ${pips >= 4 ? 'yes' : 'no'}`);
    }
    const s = position({ cards: 'DE-SS-1@forest DE-SUPPORT-1@base', parts: { forest: 1 }, turn: 'DE', dice: [4] });
    playTo(s, 'DE steal(DE-SS-1)');
    expect([toDecide(s), where(s, 'DE-SS-1')]).toEqual(['DE roll-window', 'forest!']);
  });

  test('OM3-5.5.3 one part from the enemy home to the own home, a swing of two', () => {
    const ss = position({ cards: 'DE-SS-1@forest', parts: { forest: 3, base: 2 }, turn: 'DE', dice: [5] });
    playOut(ss, 'DE steal(DE-SS-1)');
    expect(ss.parts).toMatchObject({ forest: 2, base: 3 });
    const spy = position({ cards: 'PL-CICHOCIEMNI-1@base', parts: { forest: 3, base: 2 }, dice: [6] });
    playOut(spy, 'PL steal(PL-CICHOCIEMNI-1)');
    expect(spy.parts).toMatchObject({ forest: 4, base: 1 });
  });

  test('OM3-5.5.4 Witnesses cannot be used for it', () => {
    const s = position({ cards: 'PL-CICHOCIEMNI-1@base', parts: { base: 2 }, hand: { PL: 'PL-WITNESSES-1' } });
    expect(offers(s, 'PL', 'steal')).toEqual(['steal(PL-CICHOCIEMNI-1)']);
    expect(() => playTo(s, 'PL steal(PL-CICHOCIEMNI-1,PL-WITNESSES-1)')).toThrow(Refusal);
  });
});

describe('OM3-6.7 Witnesses', () => {
  test('OM3-6.7.1 R-18 declared with the Search; no die, and nobody can react', () => {
    const s = position(WITNESSES);
    const dice = clone(s.dice);
    expect(result(s, 'PL search(PL-SCOUTS-1,PL-WITNESSES-1)')).toBe('sure of 4: yes');
    expect(s.dice).toEqual(dice);
    expect(s.parts).toMatchObject({ surroundings: 0, forest: 1 });
    expect(where(s, 'PL-WITNESSES-1', 'DE-MISFORTUNE-1')).toBe('removed hand');
  });

  test('OM3-6.7.2 one Witnesses card, Polish only, and nothing else in its place', () => {
    const s = position({ cards: 'PL-SCOUTS-1@surroundings', hand: { PL: 'PL-LUCK-1 PL-WITNESSES-1' } });
    expect(offers(s, 'PL', 'search')).toEqual(['search(PL-SCOUTS-1)', 'search(PL-SCOUTS-1,PL-WITNESSES-1)']);
    for (const move of [
      'search(PL-SCOUTS-1,PL-LUCK-1)',
      'search(PL-SCOUTS-1,PL-WITNESSES-1,PL-LUCK-1)',
      'search(PL-SCOUTS-1,)',
    ]) {
      expect(() => playTo(s, `PL ${move}`)).toThrow(Refusal);
    }
    const german = position({ cards: 'DE-SCOUTS-1@surroundings', hand: { DE: 'DE-MOTORCYCLES-1' }, turn: 'DE' });
    expect(offers(german, 'DE', 'search')).toEqual(['search(DE-SCOUTS-1)']);
  });
});

describe('worked examples', () => {
  test('W-06 Luck, Misfortune and two Supports', () => {
    const s = position({
      cards: 'DE-SCOUTS-1@surroundings DE-SUPPORT-1@base DE-SUPPORT-2@base',
      hand: { DE: 'DE-LUCK-1', PL: 'PL-MISFORTUNE-1 PL-SCOUTS-1' },
      parts: { surroundings: 1, base: 2 },
      turn: 'DE',
      dice: [2],
    });
    playTo(s, 'DE search(DE-SCOUTS-1)');
    const run = stepwise(
      s,
      ({ flow }) => {
        const top = flow.at(-1);
        return top?.step === 'roll.react' ? (top.dice.DE ?? 0) + top.mods.DE : null;
      },
      'DE warLuck(DE-LUCK-1)',
      'PL warMisfortune(PL-MISFORTUNE-1)',
      'DE supportInAction(DE-SUPPORT-1)',
      'PL passReaction',
    );
    expect(run).toEqual([4, 2, 3, 3]);
    const ended = heardBy(
      playTo(s, 'DE supportInAction(DE-SUPPORT-2)', 'PL passReaction', 'DE passReaction'),
      'public',
    );
    expect(ended).toContainEqual({ is: 'search-ended', side: 'DE', success: true, total: 4, need: 4 });
    expect(s.parts).toMatchObject({ surroundings: 0, base: 3 });
    expect(where(s, 'DE-LUCK-1', 'PL-MISFORTUNE-1')).toBe('removed removed');
    expect(where(s, 'DE-SUPPORT-1', 'DE-SUPPORT-2', 'DE-SCOUTS-1')).toBe('base! base! surroundings!');
  });

  test('W-08 after W-07 the Scouts find a part', () => {
    const s = position({
      cards: 'PL-SCOUTS-1@surroundings PL-PARTISANS-1@surroundings DE-SOLDIERS-1@surroundings',
      turn: 'DE',
      parts: { surroundings: 1, forest: 0 },
      dice: [3, 4, 6],
    });
    playOut(s, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)', 'PL noEscort', 'DE roll');
    expect(result(s, 'PL search(PL-SCOUTS-1)')).toBe('6 of 4: yes');
    expect(s.parts).toMatchObject({ surroundings: 0, forest: 1 });
    expect(where(s, 'PL-SCOUTS-1')).toBe('surroundings!');
  });

  test('W-11 Sturmwind with a 5', () => {
    const s = position({ ...STURMWIND, parts: { forest: 1, base: 0 }, dice: [5] });
    expect(result(s, 'DE steal(DE-SS-1)')).toBe('5 of 5: yes');
    expect(s.parts).toMatchObject({ forest: 0, base: 1 });
    expect(where(s, 'DE-SS-1')).toBe('forest!');
  });

  test('E-21 Misfortune answered by a Support', () => {
    const cards = 'DE-SS-1@forest DE-SUPPORT-1@base';
    const s = position({ ...STURMWIND, cards, hand: { PL: 'PL-MISFORTUNE-1' }, dice: [6] });
    playTo(s, 'DE steal(DE-SS-1)');
    expect(toDecide(s)).toBe('PL roll-window');
    expect(
      result(
        s,
        'PL warMisfortune(PL-MISFORTUNE-1)',
        'DE supportInAction(DE-SUPPORT-1)',
        'PL passReaction',
        'DE passReaction',
      ),
    ).toBe('5 of 5: yes');
  });

  test('E-23 Misfortune on a 1 by the leading player: legal, result −1', () => {
    const s = position({ cards: 'PL-SCOUTS-1@surroundings', hand: { DE: 'DE-MISFORTUNE-1' }, dice: [1] });
    playTo(s, 'PL search(PL-SCOUTS-1)');
    expect(legal(s, 'DE')).toEqual(['warMisfortune(DE-MISFORTUNE-1)', 'passReaction']);
    expect(result(s, 'DE warMisfortune(DE-MISFORTUNE-1)')).toBe('-1 of 4: no');
  });

  test('E-24 no part in the surroundings: neither form of the Search', () => {
    const s = position({ ...WITNESSES, parts: { surroundings: 0 } });
    expect(offers(s, 'PL', 'search')).toEqual([]);
    for (const move of ['search(PL-SCOUTS-1)', 'search(PL-SCOUTS-1,PL-WITNESSES-1)']) {
      expect(() => playTo(s, `PL ${move}`)).toThrow(Refusal);
    }
  });

  test('E-25 Witnesses: no die, no window, a part', () => {
    const cards = 'PL-SCOUTS-1@surroundings PL-SUPPORT-1@forest';
    const s = position({ ...WITNESSES, cards, hand: { PL: 'PL-WITNESSES-1 PL-LUCK-1', DE: 'DE-MISFORTUNE-1' } });
    const told = heardBy(playTo(s, 'PL search(PL-SCOUTS-1,PL-WITNESSES-1)'), 'public').map(({ is }) => is);
    expect(told).toEqual(['search-declared', 'search-ended', 'part-moved']);
    expect([s.parts.forest, where(s, 'PL-WITNESSES-1'), toDecide(s)]).toEqual([1, 'removed', 'DE act']);
  });
});
