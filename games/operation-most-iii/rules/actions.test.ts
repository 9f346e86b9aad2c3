import { clone, play, Refusal } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { legal, playTo, position, toDecide } from '../testing/position.ts';
import { actions } from './actions.ts';
import { operationMostIII } from './index.ts';
import { seatOf } from './state.ts';

/** Every Polish kind of card ready somewhere, and a German answer to each. */
const FULL = {
  cards:
    'PL-PARTISANS-1@surroundings PL-SCOUTS-1@surroundings PL-CICHOCIEMNI-1@base PL-SUPPORT-1@forest PL-SCOUTS-2@forest! ' +
    'DE-SOLDIERS-1@surroundings DE-SUPPORT-1@base DE-SS-1@surroundings!',
  hand: {
    PL: 'PL-SUPPORT-2 PL-PARTISANS-2 PL-LUCK-1 PL-WITNESSES-1 PL-MORALE-1 PL-HIDE-1 PL-MOST-1 PL-NURSE-1',
    DE: 'DE-MOTORCYCLES-1',
  },
  parts: { surroundings: 3, forest: 1, base: 2 },
  stage: 3 as const,
};

describe('OM3-5.1 what may be declared', () => {
  test('OM3-5.1.1 own, on the table, ready: and exhausted at the declaration, whatever the ability', () => {
    for (const [move, card] of [
      ['attack(PL-PARTISANS-1,DE-SOLDIERS-1)', 'PL-PARTISANS-1'],
      ['search(PL-SCOUTS-1)', 'PL-SCOUTS-1'],
      ['steal(PL-CICHOCIEMNI-1)', 'PL-CICHOCIEMNI-1'],
      ['move(PL-SCOUTS-1,forest)', 'PL-SCOUTS-1'],
      ['order(PL-SUPPORT-1,PL-SCOUTS-2)', 'PL-SUPPORT-1'],
      ['volunteers(PL-SUPPORT-1)', 'PL-SUPPORT-1'],
    ] as const) {
      const s = position(FULL);
      playTo(s, `PL ${move}`);
      expect(s.cards.find(({ id }) => id === card)?.ready).toBe(false);
    }
    // An exhausted card, and a card in the hand, does nothing.
    const list = legal(position(FULL), 'PL').join(' ');
    expect(list).not.toMatch(/(attack|search|steal|move)\(PL-SCOUTS-2/);
    expect(list).not.toMatch(/(order|volunteers)\(PL-SUPPORT-2/);
    expect(list).not.toMatch(/(attack|move)\(PL-PARTISANS-2/);
  });

  test('OM3-5.1.2 enemy cards cannot be activated', () => {
    const s = position(FULL);
    expect(legal(s, 'PL').filter((move) => /^(?!attack)\w+\(DE|^attack\(DE/.test(move))).toEqual([]);
    for (const move of [
      'move(DE-SOLDIERS-1,forest)',
      'volunteers(DE-SUPPORT-1)',
      'order(DE-SUPPORT-1,PL-SCOUTS-2)',
      'order(PL-SUPPORT-1,DE-SS-1)',
    ]) {
      expect(() => playTo(s, `PL ${move}`)).toThrow(Refusal);
    }
  });

  test('OM3-5.1.3 each card has exactly the abilities of its list', () => {
    const verbs = (card: string): string => {
      const [id, zone] = card.split('@') as [string, string];
      const side = id.startsWith('PL') ? 'PL' : 'DE';
      const foe = side === 'PL' ? 'DE-SCOUTS-3' : 'PL-SCOUTS-3';
      const s = position({
        cards: `${card} ${foe}@${zone}! ${side}-SCOUTS-2@surroundings!`,
        turn: side,
        parts: { base: 1, surroundings: 1, forest: 1 },
        hand: { [side]: '' },
      });
      return [...new Set(legal(s, side).map((move) => move.split('(')[0]))].join(' ');
    };
    const offered = {
      'PL-PARTISANS-2@surroundings': 'attack move pass',
      'PL-SCOUTS-1@surroundings': 'attack search move pass',
      'PL-CICHOCIEMNI-1@base': 'attack steal move pass',
      'PL-CICHOCIEMNI-1@surroundings': 'attack move pass',
      'PL-SUPPORT-2@forest': 'order volunteers pass',
      'DE-SOLDIERS-2@forest': 'attack move pass',
      'DE-SCOUTS-1@surroundings': 'attack search move pass',
      'DE-SCOUTS-1@forest': 'attack move pass',
      'DE-SS-1@forest': 'attack steal move pass',
      'DE-SUPPORT-2@base': 'order volunteers pass',
    };
    const seen = Object.keys(offered).map((card) => [card, verbs(card)]);
    expect(Object.fromEntries(seen)).toEqual(offered);
  });

  test('OM3-5.1.4 Instants are no actions; Specials, Units and Supports are no instants', () => {
    const s = position({ ...FULL, deck: { PL: 'PL-AMBUSH-1' }, dice: [1, 6] });
    for (const card of ['PL-LUCK-1', 'PL-NURSE-1', 'PL-WITNESSES-1']) {
      const verbs = legal(s, 'PL').filter((move) => move.includes(card));
      expect(verbs).toEqual(card === 'PL-WITNESSES-1' ? ['search(PL-SCOUTS-1,PL-WITNESSES-1)'] : []);
      expect(() => playTo(s, `PL deploy(${card})`)).toThrow(Refusal);
    }
    playTo(s, 'PL attack(PL-PARTISANS-1,DE-SOLDIERS-1)');
    expect(toDecide(s)).toBe('PL ambush');
    expect(legal(s, 'PL')).toEqual(['roll']);
    playTo(s, 'PL roll');
    expect(legal(s, 'PL')).toEqual(['warLuck(PL-LUCK-1)', 'supportInAction(PL-SUPPORT-1)', 'passReaction']);
  });

  test('the whole list of a full position, once and without doubles', () => {
    const s = position(FULL);
    expect(legal(s, 'PL')).toEqual([...new Set(legal(s, 'PL'))]);
    expect([...legal(s, 'PL')].sort()).toEqual(
      [
        'deploy(PL-SUPPORT-2)',
        'deploy(PL-PARTISANS-2)',
        'attack(PL-PARTISANS-1,DE-SOLDIERS-1)',
        'attack(PL-PARTISANS-1,DE-SS-1)',
        'attack(PL-SCOUTS-1,DE-SOLDIERS-1)',
        'attack(PL-SCOUTS-1,DE-SS-1)',
        'attack(PL-CICHOCIEMNI-1,DE-SUPPORT-1)',
        'search(PL-SCOUTS-1)',
        'search(PL-SCOUTS-1,PL-WITNESSES-1)',
        'steal(PL-CICHOCIEMNI-1)',
        'move(PL-PARTISANS-1,base)',
        'move(PL-PARTISANS-1,forest)',
        'move(PL-SCOUTS-1,base)',
        'move(PL-SCOUTS-1,forest)',
        'move(PL-CICHOCIEMNI-1,surroundings)',
        'order(PL-SUPPORT-1,PL-SCOUTS-2)',
        'volunteers(PL-SUPPORT-1)',
        'highMorale(PL-MORALE-1,PL-SCOUTS-2)',
        'hideFragments(PL-HIDE-1,0)',
        'hideFragments(PL-HIDE-1,1)',
        'hideFragments(PL-HIDE-1,2)',
        'mostIII(PL-MOST-1)',
        'pass',
      ].sort(),
    );
    expect(actions(s, 'PL')).not.toContain('pass');
  });

  test('OM3-4.9.5 R-20 a Special may be spent for nothing, to keep the stage open', () => {
    // Stage 4, the Germans lead and have passed: two cards left that can do nothing, and each buys one more turn.
    const s = position({
      stage: 4,
      passes: 1,
      hand: { PL: 'PL-HIDE-1 PL-MOST-1', DE: 'DE-LUCK-1' },
      parts: { surroundings: 0, forest: 0, base: 10 },
    });
    expect(legal(s, 'PL')).toEqual(['hideFragments(PL-HIDE-1,0)', 'mostIII(PL-MOST-1)', 'pass']);
    playTo(s, 'PL hideFragments(PL-HIDE-1,0)', 'DE pass', 'PL mostIII(PL-MOST-1)');
    expect([toDecide(s), s.result]).toEqual(['DE act', null]);
    playTo(s, 'DE pass');
    expect(s.result).toMatchObject({ winner: 'DE' });
  });

  test('OM3-4.9.5 R-20 what is done on the table still needs its object', () => {
    const s = position({
      cards: 'PL-SUPPORT-1@forest PL-SCOUTS-1@surroundings PL-CICHOCIEMNI-1@base',
      hand: { PL: 'PL-WITNESSES-1' },
      parts: { surroundings: 0, base: 0 },
    });
    expect(legal(s, 'PL').filter((move) => /^(search|steal|order)/.test(move))).toEqual([]);
    expect(legal(s, 'PL')).toContain('volunteers(PL-SUPPORT-1)');
  });

  test('OM3-4.9.5 R-20 edition 1: no empty plays: everything that would do nothing is not offered', () => {
    const s = position({
      edition: 1,
      cards: 'PL-SUPPORT-1@forest PL-SUPPORT-2@forest! PL-SCOUTS-1@surroundings',
      hand: { PL: 'PL-MORALE-1 PL-HIDE-1 PL-MOST-1 PL-WITNESSES-1' },
      parts: { surroundings: 0, forest: 0 },
    });
    expect(legal(s, 'PL')).toEqual([
      'volunteers(PL-SUPPORT-1)',
      'move(PL-SCOUTS-1,base)',
      'move(PL-SCOUTS-1,forest)',
      'pass',
    ]);
    const hand = { DE: 'DE-COLUMN-1 DE-MORALE-1' };
    const german = position({ edition: 1, cards: 'DE-SUPPORT-1@base!', hand, turn: 'DE' });
    expect(legal(german, 'DE')).toEqual(['pass']);
  });
});

describe('the hostile client', () => {
  test('whatever is not in the list is refused, and the table stays as it was', () => {
    const s = position(FULL);
    const before = clone(s);
    const nonsense = [
      '',
      ' ',
      'pass ',
      'PASS',
      'pass()',
      'resign',
      'undo(1)',
      'endChain',
      'keep',
      'mulligan',
      'roll',
      'passReaction',
      'noEscort',
      'declineNurse',
      'declineRefresh',
      'deploy',
      'deploy()',
      'deploy(PL-SCOUTS-1)',
      'deploy(PL-SUPPORT-3)',
      'deploy(DE-SUPPORT-2)',
      'deploy(PL-SUPPORT-2,base)',
      'hideFragments(PL-HIDE-1,3)',
      'hideFragments(PL-HIDE-1,-1)',
      'hideFragments(PL-HIDE-1,1.5)',
      'hideFragments(PL-HIDE-1)',
      'move(PL-SCOUTS-1,surroundings)',
      'move(PL-CICHOCIEMNI-1,forest)',
      'move(PL-SCOUTS-1,forest,DE-MOTORCYCLES-1)',
      'move(PL-SUPPORT-1,surroundings)',
      'attack(PL-SCOUTS-1,PL-SCOUTS-1)',
      'attack(PL-SCOUTS-1,DE-SUPPORT-1)',
      'warLuck(PL-LUCK-1)',
      'nurse(PL-NURSE-1)',
      'escort(PL-PARTISANS-1)',
      'motorisedColumn(DE-COLUMN-1)',
      'refresh(PL-SCOUTS-2)',
      'order(PL-SUPPORT-1,PL-SUPPORT-1)',
      'order(PL-SUPPORT-1,PL-SCOUTS-1)',
      'highMorale(PL-MORALE-1,PL-SUPPORT-1)',
      'constructor',
      '__proto__',
      'toString()',
    ];
    for (const move of nonsense) {
      expect(() => play(operationMostIII, s, seatOf('PL'), move), move).toThrow(Refusal);
      expect(s).toEqual(before);
    }
    for (const move of legal(s, 'PL'))
      expect(() => play(operationMostIII, s, seatOf('DE'), move)).toThrow('nothing to decide');
    for (const seat of [-1, 2, 0.5, Number.NaN]) expect(() => play(operationMostIII, s, seat, 'pass')).toThrow(Refusal);
    expect(s).toEqual(before);
  });
});
