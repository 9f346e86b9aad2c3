import { clone, heardBy, Match, Refusal } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { STURMWIND } from '../testing/fights.ts';
import { legal, playOut, playTo, position, toDecide, where } from '../testing/position.ts';
import { operationMostIII } from './index.ts';

describe('OM3-4.9 order of resolution', () => {
  test('OM3-4.9.1 no action is declared while another one is still open', () => {
    const s = position({
      cards:
        'PL-SCOUTS-1@surroundings PL-SUPPORT-1@forest PL-PARTISANS-1@surroundings DE-SS-1@surroundings DE-SUPPORT-1@base',
      hand: { PL: 'PL-NURSE-1 PL-SCOUTS-2', DE: 'DE-AMBUSH-1 DE-SCOUTS-1' },
      turn: 'DE',
      dice: [6, 1],
    });
    playTo(s, 'DE volunteers(DE-SUPPORT-1)', 'DE attack(DE-SS-1,PL-SCOUTS-1)');
    const seen: string[] = [];
    while (!/act|chain/.test(toDecide(s))) {
      seen.push(toDecide(s));
      const lists = [...legal(s, 'PL'), ...legal(s, 'DE')];
      expect(lists.filter((m) => /^(deploy|attack|search|move|order|volunteers|pass$|endChain)/.test(m))).toEqual([]);
      playTo(s, `${toDecide(s).slice(0, 2) as 'PL'} ${lists.at(-1)}`);
    }
    expect(seen).toEqual(['PL escort', 'DE ambush', 'PL roll-window', 'PL nurse']);
    expect(where(s, 'PL-SCOUTS-1')).toBe('removed');
    expect(toDecide(s)).toBe('DE chain');
  });

  test('OM3-4.9.2 costs are paid at the declaration', () => {
    const s = position({
      cards: 'PL-SCOUTS-1@surroundings PL-SCOUTS-2@forest! PL-SUPPORT-1@forest',
      hand: { PL: 'PL-MORALE-1 PL-LUCK-1' },
      dice: [1],
    });
    playTo(s, 'PL search(PL-SCOUTS-1)');
    expect(where(s, 'PL-SCOUTS-1')).toBe('surroundings!');
    playTo(s, 'PL warLuck(PL-LUCK-1)');
    expect(where(s, 'PL-LUCK-1')).toBe('removed');
    const column = position({ cards: 'DE-SCOUTS-1@base', hand: { DE: 'DE-COLUMN-1' }, turn: 'DE' });
    playTo(column, 'DE motorisedColumn(DE-COLUMN-1)');
    expect([where(column, 'DE-COLUMN-1'), toDecide(column)]).toEqual(['removed', 'DE chain']);
  });

  test('OM3-4.9.3 a declaration cannot be taken back', () => {
    expect(operationMostIII.takeBack).toBe(false);
    const match = new Match(operationMostIII, { players: 2, options: { mulligan: 'off' }, seed: '7'.repeat(64) });
    match.play(0, 'deploy(PL-SUPPORT-1)');
    match.play(1, 'pass');
    match.play(0, 'volunteers(PL-SUPPORT-1)');
    expect([match.freeUndo(0), match.freeUndo(1)]).toEqual([0, 0]);
    const before = clone(match.state);
    for (const seat of [0, 1]) expect(() => match.undo(seat)).toThrow(Refusal);
    expect(match.state).toEqual(before);
  });

  test('OM3-4.9.4 a roll is told to everybody the moment it is made', () => {
    const s = position({ cards: 'PL-SCOUTS-1@surroundings PL-SUPPORT-1@forest', dice: [2] });
    const told = playTo(s, 'PL search(PL-SCOUTS-1)');
    for (const viewer of [0, 1, 'public'] as const) {
      expect(heardBy(told, viewer)).toContainEqual({ is: 'rolled', side: 'PL', dice: { PL: 2 } });
      expect(JSON.stringify(operationMostIII.view(s, viewer))).not.toContain('"is":"fast"');
    }
    expect(toDecide(s)).toBe('PL roll-window');
  });
});

describe('OM3-5.2 Deploy', () => {
  test('OM3-5.2.1 a Unit or Support from the hand, nothing else', () => {
    const s = position({
      hand: { PL: 'PL-SCOUTS-1 PL-SUPPORT-2 PL-CICHOCIEMNI-1 PL-LUCK-1 PL-MORALE-1 PL-WITNESSES-1' },
    });
    expect(legal(s, 'PL').filter((m) => m.startsWith('deploy'))).toEqual([
      'deploy(PL-SCOUTS-1)',
      'deploy(PL-SUPPORT-2)',
      'deploy(PL-CICHOCIEMNI-1)',
    ]);
  });

  test('OM3-5.2.2 R-48 face up and ready in the own home zone, and nobody may react', () => {
    for (const [side, card, home] of [
      ['PL', 'PL-CICHOCIEMNI-1', 'forest'],
      ['DE', 'DE-SUPPORT-2', 'base'],
    ] as const) {
      const s = position({
        hand: { [side]: card, [side === 'PL' ? 'DE' : 'PL']: `${side === 'PL' ? 'DE' : 'PL'}-MISFORTUNE-1` },
        turn: side,
      });
      const told = heardBy(playTo(s, `${side} deploy(${card})`), 'public');
      expect(told).toEqual([{ is: 'deployed', side, card, zone: home }]);
      expect(where(s, card)).toBe(home);
      expect(toDecide(s)).toBe(side === 'PL' ? 'DE act' : 'PL act');
    }
  });

  test('OM3-5.2.3 E-35 enemies in the home zone do not hinder it', () => {
    const s = position({
      cards: 'DE-SS-1@forest DE-SOLDIERS-1@forest DE-SCOUTS-1@forest!',
      hand: { PL: 'PL-SUPPORT-2' },
    });
    playTo(s, 'PL deploy(PL-SUPPORT-2)');
    expect(where(s, 'PL-SUPPORT-2')).toBe('forest');
  });

  test('E-35 three enemy Units in the Forest, and a Support is deployed ready', () => {
    const s = position({ cards: 'DE-SS-1@forest DE-SS-2@forest DE-SOLDIERS-1@forest', hand: { PL: 'PL-SUPPORT-2' } });
    expect(legal(s, 'PL')).toEqual(['deploy(PL-SUPPORT-2)', 'pass']);
    playTo(s, 'PL deploy(PL-SUPPORT-2)');
    expect(where(s, 'PL-SUPPORT-2')).toBe('forest');
  });

  test('W-05 the first four actions', () => {
    const s = position({
      stage: 1,
      hand: { PL: 'PL-PARTISANS-1 PL-SCOUTS-1 PL-SUPPORT-1', DE: 'DE-SOLDIERS-1 DE-SCOUTS-1 DE-SUPPORT-1' },
    });
    playTo(
      s,
      'PL deploy(PL-SCOUTS-1)',
      'DE deploy(DE-SUPPORT-1)',
      'PL move(PL-SCOUTS-1,surroundings)',
      'DE deploy(DE-SOLDIERS-1)',
    );
    expect(where(s, 'PL-SCOUTS-1')).toBe('surroundings!');
    expect(where(s, 'DE-SUPPORT-1', 'DE-SOLDIERS-1')).toBe('base base');
    expect(toDecide(s)).toBe('PL act');
  });
});

describe('OM3-5.6 Move', () => {
  const movesOf = (cards: string): string[] => legal(position({ cards }), 'PL').filter((m) => m.startsWith('move'));

  test('OM3-5.6.1 to an adjacent zone: from a home only the surroundings, from there both homes', () => {
    expect(movesOf('PL-SCOUTS-1@forest')).toEqual(['move(PL-SCOUTS-1,surroundings)']);
    expect(movesOf('PL-SCOUTS-1@base')).toEqual(['move(PL-SCOUTS-1,surroundings)']);
    expect(movesOf('PL-SCOUTS-1@surroundings')).toEqual(['move(PL-SCOUTS-1,base)', 'move(PL-SCOUTS-1,forest)']);
    expect(movesOf('PL-SCOUTS-1@forest!')).toEqual([]);
    expect(movesOf('PL-PARTISANS-1@forest PL-CICHOCIEMNI-1@base')).toHaveLength(2);
  });

  test('OM3-5.6.2 R-48 the Unit arrives exhausted: no roll, no reaction', () => {
    const s = position({
      cards: 'PL-CICHOCIEMNI-1@surroundings DE-SOLDIERS-1@base DE-SUPPORT-1@base',
      hand: { DE: 'DE-MISFORTUNE-1 DE-AMBUSH-1' },
    });
    const dice = clone(s.dice);
    const told = heardBy(playTo(s, 'PL move(PL-CICHOCIEMNI-1,base)'), 'public');
    expect(told).toEqual([
      { is: 'moved', side: 'PL', card: 'PL-CICHOCIEMNI-1', from: 'surroundings', to: 'base', with: null },
    ]);
    expect([where(s, 'PL-CICHOCIEMNI-1'), toDecide(s)]).toEqual(['base!', 'DE act']);
    expect(s.dice).toEqual(dice);
  });

  test('OM3-5.6.3 with Motorcycles the Unit arrives ready', () => {
    const s = position({ cards: 'DE-SS-1@base', hand: { DE: 'DE-MOTORCYCLES-1 DE-MOTORCYCLES-3' }, turn: 'DE' });
    expect(legal(s, 'DE').filter((m) => m.startsWith('move'))).toEqual([
      'move(DE-SS-1,surroundings)',
      'move(DE-SS-1,surroundings,DE-MOTORCYCLES-1)',
      'move(DE-SS-1,surroundings,DE-MOTORCYCLES-3)',
    ]);
    playTo(s, 'DE move(DE-SS-1,surroundings,DE-MOTORCYCLES-3)');
    expect(where(s, 'DE-SS-1', 'DE-MOTORCYCLES-3', 'DE-MOTORCYCLES-1')).toBe('surroundings removed hand');
  });

  test('OM3-5.6.4 enemy cards block no movement, in or out', () => {
    const s = position({
      cards: 'PL-SCOUTS-1@surroundings DE-SS-1@surroundings DE-SOLDIERS-1@base DE-SOLDIERS-2@base DE-SUPPORT-1@base',
    });
    playTo(s, 'PL move(PL-SCOUTS-1,base)');
    expect(where(s, 'PL-SCOUTS-1')).toBe('base!');
  });

  test('W-12 the Scouts go out', () => {
    const s = position({ cards: 'PL-SCOUTS-1@forest' });
    playTo(s, 'PL move(PL-SCOUTS-1,surroundings)');
    expect(where(s, 'PL-SCOUTS-1')).toBe('surroundings!');
  });
});

describe('OM3-5.7 Order', () => {
  test('OM3-5.7.1 a ready own Support and an exhausted own Unit, anywhere', () => {
    const orders = (cards: string): string[] => legal(position({ cards }), 'PL').filter((m) => m.startsWith('order'));
    expect(
      orders('PL-SUPPORT-1@forest PL-SCOUTS-1@surroundings! PL-CICHOCIEMNI-1@base! PL-PARTISANS-1@forest'),
    ).toEqual(['order(PL-SUPPORT-1,PL-SCOUTS-1)', 'order(PL-SUPPORT-1,PL-CICHOCIEMNI-1)']);
    expect(orders('PL-SUPPORT-1@forest PL-SCOUTS-1@surroundings')).toEqual([]);
    expect(orders('PL-SUPPORT-1@forest! PL-SCOUTS-1@surroundings!')).toEqual([]);
    expect(orders('PL-SUPPORT-1@forest DE-SCOUTS-1@surroundings!')).toEqual([]);
  });

  test('OM3-5.7.2 the Support is exhausted, the Unit becomes ready where it is', () => {
    const s = position({ cards: 'PL-SUPPORT-1@forest PL-CICHOCIEMNI-1@base! PL-SCOUTS-1@forest!' });
    playTo(s, 'PL order(PL-SUPPORT-1,PL-CICHOCIEMNI-1)');
    expect(where(s, 'PL-SUPPORT-1', 'PL-CICHOCIEMNI-1', 'PL-SCOUTS-1')).toBe('forest! base forest!');
    expect(toDecide(s)).toBe('DE act');
  });

  test('OM3-5.7.3 R-25 Order never refreshes a Support, nor does anything else', () => {
    const s = position({
      cards: 'PL-SUPPORT-1@forest PL-SUPPORT-2@forest! PL-SCOUTS-1@forest!',
      hand: { PL: 'PL-MORALE-1' },
    });
    expect(legal(s, 'PL').filter((m) => m.includes('PL-SUPPORT-2'))).toEqual([]);
    expect(() => playTo(s, 'PL order(PL-SUPPORT-1,PL-SUPPORT-2)')).toThrow(Refusal);
    const column = position({ cards: 'DE-SUPPORT-1@base! DE-SCOUTS-1@base!', chain: 'motorisedColumn:1', turn: 'DE' });
    playTo(column, 'DE endChain');
    expect(legal(column, 'DE')).toEqual(['refresh(DE-SCOUTS-1)', 'declineRefresh']);
  });

  test('OM3-5.7.4 the same Unit several times in a stage, by different Supports', () => {
    const s = position({
      cards: 'PL-SUPPORT-1@forest PL-SUPPORT-2@forest PL-SCOUTS-1@surroundings! DE-SUPPORT-1@base',
      dice: [1, 1],
    });
    playTo(s, 'PL order(PL-SUPPORT-1,PL-SCOUTS-1)', 'DE pass');
    playOut(s, 'PL search(PL-SCOUTS-1)', 'DE pass', 'PL order(PL-SUPPORT-2,PL-SCOUTS-1)');
    expect(where(s, 'PL-SCOUTS-1')).toBe('surroundings');
  });

  test('W-09 Order for Soldiers in no man’s land', () => {
    const s = position({ cards: 'DE-SUPPORT-1@base DE-SOLDIERS-1@surroundings!', turn: 'DE' });
    playTo(s, 'DE order(DE-SUPPORT-1,DE-SOLDIERS-1)');
    expect(where(s, 'DE-SUPPORT-1', 'DE-SOLDIERS-1')).toBe('base! surroundings');
  });
});

describe('OM3-6.8 Motorcycles', () => {
  test('OM3-6.8.1 declared with the Move of a ready Unit, which is not exhausted by it', () => {
    const s = position({
      cards: 'DE-SCOUTS-1@surroundings DE-SCOUTS-2@base!',
      hand: { DE: 'DE-MOTORCYCLES-1' },
      turn: 'DE',
    });
    expect(legal(s, 'DE').filter((m) => m.includes('MOTORCYCLES'))).toEqual([
      'move(DE-SCOUTS-1,base,DE-MOTORCYCLES-1)',
      'move(DE-SCOUTS-1,forest,DE-MOTORCYCLES-1)',
    ]);
    const told = heardBy(playTo(s, 'DE move(DE-SCOUTS-1,forest,DE-MOTORCYCLES-1)'), 'public');
    expect(told).toEqual([
      { is: 'moved', side: 'DE', card: 'DE-SCOUTS-1', from: 'surroundings', to: 'forest', with: 'DE-MOTORCYCLES-1' },
    ]);
    expect(where(s, 'DE-SCOUTS-1')).toBe('forest');
  });

  test('OM3-6.8.2 one card per Move; it refreshes nobody and does not help a nursed Unit', () => {
    const s = position({
      cards: 'DE-SCOUTS-1@surroundings DE-SCOUTS-2@base! PL-CICHOCIEMNI-1@surroundings',
      hand: { DE: 'DE-MOTORCYCLES-1 DE-MOTORCYCLES-2 DE-NURSE-1' },
      turn: 'PL',
      dice: [6, 1],
    });
    playTo(s, 'PL attack(PL-CICHOCIEMNI-1,DE-SCOUTS-1)', 'DE passReaction');
    expect(legal(s, 'DE')).toEqual(['nurse(DE-NURSE-1)', 'declineNurse']);
    playTo(s, 'DE nurse(DE-NURSE-1)');
    expect(where(s, 'DE-SCOUTS-1')).toBe('base!');
    expect(legal(s, 'DE')).toEqual(['pass']);
    expect(() => playTo(s, 'DE move(DE-SCOUTS-2,surroundings,DE-MOTORCYCLES-1)')).toThrow(Refusal);
    const ready = position({
      cards: 'DE-SCOUTS-1@base',
      hand: { DE: 'DE-MOTORCYCLES-1 DE-MOTORCYCLES-2' },
      turn: 'DE',
    });
    expect(() => playTo(ready, 'DE move(DE-SCOUTS-1,surroundings,DE-MOTORCYCLES-1,DE-MOTORCYCLES-2)')).toThrow(Refusal);
  });

  test('R-28 the same Unit may ride again with a second card, even in the same chain', () => {
    const cards = 'DE-SS-1@base DE-SUPPORT-1@base';
    const s = position({ ...STURMWIND, cards, hand: { DE: 'DE-MOTORCYCLES-1 DE-MOTORCYCLES-2' }, dice: [5] });
    playTo(
      s,
      'DE volunteers(DE-SUPPORT-1)',
      'DE move(DE-SS-1,surroundings,DE-MOTORCYCLES-1)',
      'DE move(DE-SS-1,forest,DE-MOTORCYCLES-2)',
      'PL pass',
    );
    expect(where(s, 'DE-SS-1')).toBe('forest');
    playOut(s, 'DE steal(DE-SS-1)');
    expect(s.parts.forest).toBe(0);
  });

  test('E-26 Motorcycles, and the next action is a Search', () => {
    const s = position({ cards: 'DE-SCOUTS-1@base', hand: { DE: 'DE-MOTORCYCLES-1' }, turn: 'DE' });
    playTo(s, 'DE move(DE-SCOUTS-1,surroundings,DE-MOTORCYCLES-1)');
    expect(where(s, 'DE-SCOUTS-1', 'DE-MOTORCYCLES-1')).toBe('surroundings removed');
    playTo(s, 'PL pass');
    expect(legal(s, 'DE')).toContain('search(DE-SCOUTS-1)');
  });
});
