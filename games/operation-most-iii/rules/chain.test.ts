import { heardBy, Refusal } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import {
  chainOf,
  type Line,
  legal,
  passesOf,
  playOut,
  playTo,
  position,
  toDecide,
  where,
} from '../testing/position.ts';
import type { State } from './state.ts';

/** A chain of Germans who have the Column in the hand, and enough to deploy in it. */
const COLUMN = {
  turn: 'DE',
  hand: { DE: 'DE-COLUMN-1 DE-SOLDIERS-1 DE-SOLDIERS-2 DE-SOLDIERS-3 DE-SOLDIERS-4' },
} as const;
/** The Column lies open, and one who can be deployed is left. */
const LAST = { turn: 'DE', hand: { DE: 'DE-SOLDIERS-1' } } as const;

/** Plays lines, several with a comma between them, and wants what is said behind them: who is asked for what, and the open chains. */
function leads(s: State, steps: Readonly<Record<string, string>>): void {
  for (const [lines, stand] of Object.entries(steps)) {
    playTo(s, ...(lines.split(', ') as Line[]));
    expect(`${toDecide(s)} ${chainOf(s)}`.trim(), lines).toBe(stand);
  }
}

describe('OM3-5.8 Volunteers and chains', () => {
  test('OM3-5.8.1 two actions in a row for a ready Support, even if nothing can be done with them', () => {
    const s = position({
      cards: 'PL-SUPPORT-1@forest PL-SUPPORT-2@forest!',
      hand: { PL: 'PL-SCOUTS-1 PL-SCOUTS-2 PL-LUCK-1' },
    });
    expect(legal(s, 'PL').filter((m) => m.startsWith('volunteers'))).toEqual(['volunteers(PL-SUPPORT-1)']);
    playTo(s, 'PL volunteers(PL-SUPPORT-1)');
    expect(where(s, 'PL-SUPPORT-1')).toBe('forest!');
    leads(s, { 'PL deploy(PL-SCOUTS-1)': 'PL chain volunteers:1', 'PL deploy(PL-SCOUTS-2)': 'DE act' });
    const helpless = position({ cards: 'PL-SUPPORT-1@forest', hand: { PL: 'PL-LUCK-1' } });
    expect(legal(helpless, 'PL')).toEqual(['volunteers(PL-SUPPORT-1)', 'pass']);
    playTo(helpless, 'PL volunteers(PL-SUPPORT-1)');
    expect(legal(helpless, 'PL')).toEqual(['endChain']);
  });

  test('OM3-5.8.2 every action is allowed inside a chain, Volunteers and Column too', () => {
    const p = {
      cards:
        'DE-SUPPORT-1@base DE-SUPPORT-2@base DE-SS-1@forest DE-SCOUTS-1@surroundings DE-SOLDIERS-1@base! PL-SCOUTS-1@forest',
      hand: { DE: 'DE-COLUMN-1 DE-MORALE-1 DE-SOLDIERS-2 DE-MOTORCYCLES-1' },
      parts: { forest: 1 },
      turn: 'DE' as const,
    };
    const free = position(p);
    const chained = position({ ...p, chain: 'volunteers:2' });
    const unchained = legal(free, 'DE').filter((m) => m !== 'pass');
    expect(legal(chained, 'DE')).toEqual([...unchained, 'endChain']);
    const verbs = new Set(unchained.map((m) => m.split('(')[0]));
    expect([...verbs].sort()).toEqual([
      'attack',
      'deploy',
      'highMorale',
      'motorisedColumn',
      'move',
      'order',
      'search',
      'steal',
      'volunteers',
    ]);
  });

  test('OM3-5.8.3 Volunteers pushes a frame of 2, the Column one of 3 with a refresh', () => {
    const s = position({ cards: 'DE-SUPPORT-1@base DE-SCOUTS-1@base', hand: { DE: 'DE-COLUMN-1' }, turn: 'DE' });
    playTo(s, 'DE volunteers(DE-SUPPORT-1)');
    expect(s.flow[1]).toEqual({ step: 'chain', side: 'DE', source: 'volunteers', remaining: 2, thenRefresh: false });
    playTo(s, 'DE motorisedColumn(DE-COLUMN-1)');
    expect(s.flow[2]).toEqual({
      step: 'chain',
      side: 'DE',
      source: 'motorisedColumn',
      remaining: 3,
      thenRefresh: true,
    });
  });

  test('OM3-5.8.4 the declaration lowers the top frame, before the action is resolved', () => {
    const s = position({
      cards: 'PL-SUPPORT-1@forest PL-SUPPORT-2@forest PL-SCOUTS-1@surroundings',
      chain: 'volunteers:2',
      dice: [1],
    });
    leads(s, {
      'PL search(PL-SCOUTS-1)': 'PL roll-window volunteers:1',
      'PL volunteers(PL-SUPPORT-1)': 'PL chain volunteers:0 volunteers:2',
      'PL volunteers(PL-SUPPORT-2)': 'PL chain volunteers:0 volunteers:1 volunteers:2',
    });
  });

  test('OM3-5.8.5 empty frames are popped one after another; the refresh comes at its own frame', () => {
    const s = position({
      cards: 'DE-SUPPORT-1@base DE-SCOUTS-1@surroundings! DE-SOLDIERS-1@base',
      hand: { DE: 'DE-SUPPORT-2' },
      chain: 'volunteers:1 motorisedColumn:1',
      turn: 'DE',
    });
    leads(s, {
      'DE volunteers(DE-SUPPORT-1)': 'DE chain volunteers:1 motorisedColumn:0 volunteers:2',
      // Both upper frames are off the stack while the refresh is open, the one below waits.
      'DE move(DE-SOLDIERS-1,surroundings), DE deploy(DE-SUPPORT-2)': 'DE column-refresh volunteers:1',
      'DE refresh(DE-SOLDIERS-1)': 'DE chain volunteers:1',
      'DE move(DE-SOLDIERS-1,base)': 'PL act',
    });
  });

  test('OM3-5.8.6 R-21 the top frame may be ended at any choice, also before the first action; frames below stay', () => {
    const s = position({ cards: 'PL-SUPPORT-1@forest', hand: { PL: 'PL-SCOUTS-1' }, chain: 'volunteers:1' });
    leads(s, { 'PL volunteers(PL-SUPPORT-1), PL endChain': 'DE act' });
    const below = position({ cards: 'PL-SUPPORT-1@forest', hand: { PL: 'PL-SCOUTS-1' }, chain: 'volunteers:2' });
    const told = heardBy(playTo(below, 'PL volunteers(PL-SUPPORT-1)', 'PL endChain'), 'public');
    expect(told.at(-1)).toEqual({ is: 'chain-ended', side: 'PL', source: 'volunteers', unused: 2, idle: false });
    expect([toDecide(below), chainOf(below)]).toEqual(['PL chain', 'volunteers:1']);
    leads(below, { 'PL endChain': 'DE act' });
  });

  test('OM3-5.8.7 ending a chain is not a pass', () => {
    const s = position({ cards: 'PL-SUPPORT-1@forest', passes: 1 });
    playTo(s, 'PL volunteers(PL-SUPPORT-1)', 'PL endChain');
    expect(passesOf(s)).toBe(0);
    playTo(s, 'DE pass');
    expect([s.stage, passesOf(s)]).toEqual([2, 1]);
  });

  test('OM3-5.8.8 R-49 no pass with an open chain, and the opponent cannot act, only use instants', () => {
    const s = position({
      cards:
        'PL-SUPPORT-1@forest PL-SCOUTS-1@surroundings PL-SCOUTS-2@surroundings DE-SUPPORT-1@base DE-SOLDIERS-1@base',
      hand: { PL: 'PL-MOST-1', DE: 'DE-MISFORTUNE-1' },
      dice: [4, 4],
    });
    playTo(s, 'PL volunteers(PL-SUPPORT-1)');
    expect(legal(s, 'PL')).not.toContain('pass');
    expect(() => playTo(s, 'PL pass')).toThrow(Refusal);
    for (const move of [
      'pass',
      'deploy(DE-SCOUTS-1)',
      'move(DE-SOLDIERS-1,surroundings)',
      'volunteers(DE-SUPPORT-1)',
      'endChain',
    ]) {
      expect(() => playTo(s, `DE ${move}`)).toThrow(Refusal);
    }
    playTo(s, 'PL search(PL-SCOUTS-1)');
    expect(legal(s, 'DE')).toEqual(['warMisfortune(DE-MISFORTUNE-1)', 'passReaction']);
    playOut(s, 'DE warMisfortune(DE-MISFORTUNE-1)');
    expect([s.parts.forest, toDecide(s)]).toEqual([0, 'PL chain']);
    expect(legal(s, 'DE')).toEqual([]);
  });

  test('OM3-5.8.8 endChain without a chain is refused', () => {
    const s = position({ cards: 'PL-SUPPORT-1@forest' });
    expect(legal(s, 'PL')).not.toContain('endChain');
    expect(() => playTo(s, 'PL endChain')).toThrow(Refusal);
  });

  test('OM3-5.8.9 with the stack empty the turn is over, whoever’s chain it was', () => {
    for (const [side, other] of [
      ['PL', 'DE'],
      ['DE', 'PL'],
    ] as const) {
      const s = position({ hand: { [side]: `${side}-SCOUTS-1 ${side}-SCOUTS-2` }, chain: 'volunteers:1', turn: side });
      playTo(s, `${side} deploy(${side}-SCOUTS-1)`);
      expect(toDecide(s)).toBe(`${other} act`);
    }
  });

  test('OM3-5.8.10 a Support used for Volunteers or Order is no Support in action any more in this stage', () => {
    const s = position({
      cards: 'PL-SUPPORT-1@forest PL-SUPPORT-2@forest PL-SUPPORT-3@forest PL-SCOUTS-1@surroundings!',
      hand: { PL: 'PL-MORALE-1' },
      dice: [1],
    });
    playTo(s, 'PL volunteers(PL-SUPPORT-1)', 'PL order(PL-SUPPORT-2,PL-SCOUTS-1)', 'PL search(PL-SCOUTS-1)');
    expect(legal(s, 'PL')).toEqual(['supportInAction(PL-SUPPORT-3)', 'passReaction']);
    playOut(s, 'DE pass');
    // Nothing in the stage makes them ready again; phase 6 does.
    expect(legal(s, 'PL').filter((m) => /SUPPORT-[12]\)/.test(m))).toEqual([]);
    playTo(s, 'PL pass', 'PL keep', 'DE keep');
    expect(where(s, 'PL-SUPPORT-1', 'PL-SUPPORT-2')).toBe('forest forest');
  });

  test('OM3-5.8.11 what is deployed or refreshed in a chain may act later in the same chain', () => {
    const s = position({
      ...COLUMN,
      cards: 'DE-SCOUTS-1@surroundings!',
      hand: { DE: 'DE-COLUMN-1 DE-SOLDIERS-1 DE-MORALE-1' },
    });
    playTo(s, 'DE motorisedColumn(DE-COLUMN-1)', 'DE deploy(DE-SOLDIERS-1)', 'DE move(DE-SOLDIERS-1,surroundings)');
    playTo(s, 'DE highMorale(DE-MORALE-1,DE-SOLDIERS-1)', 'DE declineRefresh');
    expect(where(s, 'DE-SOLDIERS-1')).toBe('surroundings');
    const support = position({ hand: { PL: 'PL-SUPPORT-2 PL-SCOUTS-2' }, chain: 'volunteers:2' });
    leads(support, { 'PL deploy(PL-SUPPORT-2), PL volunteers(PL-SUPPORT-2)': 'PL chain volunteers:0 volunteers:2' });
  });

  test('OM3-5.8.12 R-36 without a legal action: asked with cards in hand, ended by the engine with none', () => {
    const asked = position({ cards: 'PL-SCOUTS-1@forest!', hand: { PL: 'PL-LUCK-1' }, chain: 'volunteers:1' });
    expect(legal(asked, 'PL')).toEqual(['endChain']);
    const ended = position({ cards: 'PL-SCOUTS-1@forest!', hand: { PL: '' }, chain: 'volunteers:1' });
    expect([toDecide(ended), chainOf(ended)]).toEqual(['DE act', '']);
    const idle = position({ cards: 'PL-SUPPORT-1@forest', hand: { PL: '' } });
    expect(heardBy(playTo(idle, 'PL volunteers(PL-SUPPORT-1)'), 'public').at(-1)).toEqual({
      is: 'chain-ended',
      side: 'PL',
      source: 'volunteers',
      unused: 2,
      idle: true,
    });
    // All frames of the stack go, one after the other, and the Column still refreshes.
    const chain = 'volunteers:1 motorisedColumn:2 volunteers:1';
    const column = position({ cards: 'DE-SCOUTS-1@base!', hand: { DE: '' }, chain, turn: 'DE' });
    expect([toDecide(column), chainOf(column)]).toEqual(['DE column-refresh', 'volunteers:1']);
    leads(column, { 'DE refresh(DE-SCOUTS-1)': 'DE chain volunteers:1' });
  });

  test('a ready card without a hand keeps the chain open', () => {
    const s = position({ cards: 'PL-SUPPORT-1@forest PL-SUPPORT-2@forest', hand: { PL: '' } });
    playTo(s, 'PL volunteers(PL-SUPPORT-1)');
    expect(legal(s, 'PL')).toEqual(['volunteers(PL-SUPPORT-2)', 'endChain']);
  });

  test('R-22 the Column refreshes after its own last action, everything nested in it included', () => {
    // Volunteers > Column > Volunteers > Volunteers, used up to the last action.
    const s = position({
      cards: 'DE-SUPPORT-1@base DE-SUPPORT-2@base DE-SUPPORT-3@base DE-SCOUTS-1@base!',
      stage: 4,
      turn: 'DE',
      hand: { DE: 'DE-COLUMN-1 DE-SOLDIERS-1 DE-SOLDIERS-2 DE-SOLDIERS-3 DE-SOLDIERS-4 DE-SCOUTS-2 DE-SS-1' },
    });
    expect(toDecide(s)).toBe('DE act');
    leads(s, {
      'DE volunteers(DE-SUPPORT-1)': 'DE chain volunteers:2',
      'DE motorisedColumn(DE-COLUMN-1)': 'DE chain volunteers:1 motorisedColumn:3',
      'DE deploy(DE-SOLDIERS-1)': 'DE chain volunteers:1 motorisedColumn:2',
      'DE deploy(DE-SOLDIERS-2)': 'DE chain volunteers:1 motorisedColumn:1',
      'DE volunteers(DE-SUPPORT-2)': 'DE chain volunteers:1 motorisedColumn:0 volunteers:2',
      'DE deploy(DE-SOLDIERS-3)': 'DE chain volunteers:1 motorisedColumn:0 volunteers:1',
      'DE volunteers(DE-SUPPORT-3)': 'DE chain volunteers:1 motorisedColumn:0 volunteers:0 volunteers:2',
      'DE deploy(DE-SOLDIERS-4)': 'DE chain volunteers:1 motorisedColumn:0 volunteers:0 volunteers:1',
      'DE deploy(DE-SCOUTS-2)': 'DE column-refresh volunteers:1',
    });
    expect(legal(s, 'DE')).toEqual(['refresh(DE-SCOUTS-1)', 'declineRefresh']);
    playTo(s, 'DE refresh(DE-SCOUTS-1)');
    expect(legal(s, 'DE')).toContain('move(DE-SCOUTS-1,surroundings)');
    leads(s, { 'DE move(DE-SCOUTS-1,surroundings)': 'PL act' });
  });
});

describe('worked examples', () => {
  test('W-10 Volunteers, Order, Search', () => {
    const s = position({
      cards: 'PL-SUPPORT-1@forest PL-SUPPORT-2@forest PL-SCOUTS-1@surroundings!',
      parts: { surroundings: 1, forest: 0 },
      dice: [4],
    });
    playOut(s, 'PL volunteers(PL-SUPPORT-1)', 'PL order(PL-SUPPORT-2,PL-SCOUTS-1)', 'PL search(PL-SCOUTS-1)');
    expect([chainOf(s), toDecide(s)]).toEqual(['', 'DE act']);
    expect(s.parts).toMatchObject({ surroundings: 0, forest: 1 });
    expect(where(s, 'PL-SUPPORT-1', 'PL-SUPPORT-2', 'PL-SCOUTS-1')).toBe('forest! forest! surroundings!');
  });

  test('W-15 three Volunteers and four other actions in one turn', () => {
    const s = position({
      cards: 'PL-SUPPORT-1@forest PL-SUPPORT-2@forest PL-SUPPORT-3@forest',
      stage: 3,
      hand: { PL: 'PL-SCOUTS-1 PL-SCOUTS-2 PL-SCOUTS-3 PL-SCOUTS-4 PL-PARTISANS-1' },
    });
    leads(s, {
      'PL volunteers(PL-SUPPORT-1), PL deploy(PL-SCOUTS-1)': 'PL chain volunteers:1',
      'PL volunteers(PL-SUPPORT-2), PL deploy(PL-SCOUTS-2)': 'PL chain volunteers:0 volunteers:1',
      'PL volunteers(PL-SUPPORT-3), PL deploy(PL-SCOUTS-3)': 'PL chain volunteers:0 volunteers:0 volunteers:1',
      'PL deploy(PL-SCOUTS-4)': 'DE act',
    });
  });

  test('E-14 Volunteers inside the Column', () => {
    const s = position({ ...COLUMN, cards: 'DE-SUPPORT-1@base DE-SCOUTS-1@base!' });
    leads(s, {
      'DE motorisedColumn(DE-COLUMN-1)': 'DE chain motorisedColumn:3',
      'DE volunteers(DE-SUPPORT-1)': 'DE chain motorisedColumn:2 volunteers:2',
      'DE deploy(DE-SOLDIERS-1), DE deploy(DE-SOLDIERS-2)': 'DE chain motorisedColumn:2',
      'DE deploy(DE-SOLDIERS-3), DE deploy(DE-SOLDIERS-4)': 'DE column-refresh',
      'DE refresh(DE-SCOUTS-1)': 'PL act',
    });
    expect(where(s, 'DE-SCOUTS-1')).toBe('base');
  });

  test('E-15 the Column inside Volunteers', () => {
    const s = position({ ...COLUMN, cards: 'DE-SUPPORT-1@base DE-SCOUTS-1@surroundings!', dice: [5] });
    leads(s, {
      'DE volunteers(DE-SUPPORT-1), DE motorisedColumn(DE-COLUMN-1)': 'DE chain volunteers:1 motorisedColumn:3',
      'DE deploy(DE-SOLDIERS-1), DE deploy(DE-SOLDIERS-2)': 'DE chain volunteers:1 motorisedColumn:1',
      'DE deploy(DE-SOLDIERS-3), DE refresh(DE-SCOUTS-1)': 'DE chain volunteers:1',
    });
    playOut(s, 'DE search(DE-SCOUTS-1)');
    expect(toDecide(s)).toBe('PL act');
  });

  test('E-16 endChain inside the Column', () => {
    const s = position({ ...LAST, cards: 'DE-SCOUTS-1@base!', chain: 'motorisedColumn:2' });
    leads(s, { 'DE endChain': 'DE column-refresh', 'DE declineRefresh': 'PL act' });
    expect([passesOf(s), where(s, 'DE-SCOUTS-1')]).toEqual([0, 'base!']);
  });

  test('E-17 the only Support is exhausted by Volunteers', () => {
    const s = position({ cards: 'PL-SUPPORT-1@forest PL-SCOUTS-1@surroundings', hand: { PL: 'PL-LUCK-1' }, dice: [3] });
    playTo(s, 'PL volunteers(PL-SUPPORT-1)', 'PL search(PL-SCOUTS-1)');
    expect(legal(s, 'PL')).toEqual(['warLuck(PL-LUCK-1)', 'passReaction']);
  });

  test('E-18 only a Support is exhausted: no Order, but Volunteers', () => {
    const s = position({ cards: 'PL-SUPPORT-1@forest! PL-SUPPORT-2@forest', hand: { PL: 'PL-LUCK-1' } });
    expect(legal(s, 'PL')).toEqual(['volunteers(PL-SUPPORT-2)', 'pass']);
  });

  test('E-38 Volunteers as the last action of the Column, given up', () => {
    const s = position({ ...LAST, cards: 'DE-SUPPORT-1@base DE-SCOUTS-1@base!', chain: 'motorisedColumn:1' });
    leads(s, {
      'DE volunteers(DE-SUPPORT-1)': 'DE chain motorisedColumn:0 volunteers:2',
      'DE endChain': 'DE column-refresh',
      'DE refresh(DE-SCOUTS-1)': 'PL act',
    });
  });

  test('E-39 the Column as the last action of Volunteers', () => {
    const s = position({ ...COLUMN, cards: 'DE-SCOUTS-1@surroundings!', chain: 'volunteers:1' });
    leads(s, {
      'DE motorisedColumn(DE-COLUMN-1)': 'DE chain volunteers:0 motorisedColumn:3',
      'DE deploy(DE-SOLDIERS-1), DE deploy(DE-SOLDIERS-2), DE deploy(DE-SOLDIERS-3)': 'DE column-refresh volunteers:0',
      'DE refresh(DE-SCOUTS-1)': 'PL act',
    });
    expect(where(s, 'DE-SCOUTS-1')).toBe('surroundings');
  });

  test('E-40 Volunteers with an empty hand and nothing else ready', () => {
    const s = position({ cards: 'PL-SUPPORT-1@forest', hand: { PL: '' }, passes: 1 });
    leads(s, { 'PL volunteers(PL-SUPPORT-1)': 'DE act' });
    expect(passesOf(s)).toBe(0);
  });
});
