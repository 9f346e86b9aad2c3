import { clone } from '@sztab/kernel';
import { perft } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { passesTheKit, spoiling } from '../testing/kit.ts';
import { generalOrders } from './rules/index.ts';
import { tell } from './rules/state.ts';
import { words } from './text/index.ts';

passesTheKit({ game: generalOrders, words }, { games: 1, guessed: 3 });

describe('the kit would notice', () => {
  const { steps, view } = generalOrders;
  const caught = spoiling(generalOrders, 'leak', 60);

  test('GOW-6.7.5 a card step that opens only for those who hold the card', () => {
    const { 'advance.move': move, 'advance.card': card } = steps;
    if (!('take' in move) || !('take' in card)) throw new Error('the steps have changed');
    const take: typeof move.take = (s, f, seat, text) => {
      move.take(s, f, seat, text);
      const top = s.flow.at(-1);
      if (top?.step === 'advance.card' && !s.hand[f.side].includes('assault')) {
        card.take(s, top as Parameters<typeof card.take>[1], seat, 'continue');
      }
    };
    expect(caught({ steps: { ...steps, 'advance.move': { ...move, take } } })).toBe('non-interference');
  });

  test('GOW-9.1 a view that shows the order of the deck', () => {
    const open: typeof view = (s, viewer) => Object.assign(view(s, viewer), { deck: clone(s.deck) });
    expect(caught({ view: open })).not.toBe('nothing');
  });

  test('GOW-9.1 drawn cards that everybody hears', () => {
    const PLANNED = { is: 'planned', space: 'plan-1', strength: { space: 3, bonus: 0 }, count: 0 } as const;
    const { turn } = steps;
    if (!('take' in turn)) throw new Error('the step has changed');
    const take: typeof turn.take = (s, f, seat, text) => {
      turn.take(s, f, seat, text);
      const cards = [...s.hand[f.side]];
      if (text.startsWith('deploy(plan')) tell({ ...PLANNED, side: f.side, cards });
    };
    expect(caught({ steps: { ...steps, turn: { ...turn, take } } })).toBe('non-interference');
  });
});

describe('golden counts of the move tree', () => {
  const count = (options: Record<string, string>, depth: number, skip: number, edition = generalOrders.edition) =>
    perft(generalOrders, { players: 2, options, edition }, 'golden', depth, skip);
  test('from the start of the mountain operation', () => {
    expect(count({ firstInitiative: 'blue', bonusSetup: 'fixed' }, 3, 0)).toEqual([10, 60, 377]);
  });
  test('from the start of the landing operation', () => {
    expect(count({ mode: 'island', firstInitiative: 'blue', bonusSetup: 'fixed' }, 3, 0)).toEqual([15, 113, 724]);
  });
  test('from the middle of either', () => {
    expect(count({ bonusSetup: 'fixed' }, 3, 70)).toEqual([6, 32, 44]);
    expect(count({ mode: 'island', bonusSetup: 'fixed' }, 3, 70)).toEqual([3, 15, 94]);
  });
  test('of edition 1', () => {
    expect(count({ firstInitiative: 'blue', bonusSetup: 'fixed' }, 3, 0, 1)).toEqual([10, 60, 377]);
    const island = { mode: 'island', firstInitiative: 'blue', bonusSetup: 'fixed' };
    expect(count(island, 3, 0, 1)).toEqual([13, 78, 470]);
    expect(count({ bonusSetup: 'fixed' }, 3, 70, 1)).toEqual([14, 83, 667]);
    expect(count({ mode: 'island', bonusSetup: 'fixed' }, 3, 70, 1)).toEqual([2, 16, 98]);
  });
});
