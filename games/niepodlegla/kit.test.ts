import { perft } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { passesTheKit, spoiling } from '../testing/kit.ts';
import { niepodlegla } from './rules/index.ts';
import { words } from './text/index.ts';

passesTheKit({ game: niepodlegla, words }, { games: 1, share: 9, guessed: 3 });

describe('the kit would notice', () => {
  const { view, steps } = niepodlegla;
  const caught = spoiling(niepodlegla, 'hint', 20);

  test('a view that shows the next mission', () => {
    const open: typeof view = (s, viewer) => ({ ...view(s, viewer), row: [...s.row, ...s.stack.slice(0, 1)] });
    expect(caught({ view: open })).not.toBe('nothing');
  });

  test('an event that depends on the next threat', () => {
    const { check } = steps;
    if (!('run' in check)) throw new Error('the step has changed');
    const run: typeof check.run = (s, f) => {
      check.run(s, f);
      if (s.threats.old[0]?.endsWith('1')) s.shield = true;
    };
    expect(caught({ steps: { ...steps, check: { run } } }, 13)).toBe('non-interference');
  });
});

describe('golden counts of the move tree', () => {
  const count = (players: number, depth: number, skip: number) =>
    perft(niepodlegla, { players, options: { consent: 'arbiter' } }, 'golden', depth, skip);
  test('from the start, and from the middle', () => {
    expect(count(2, 2, 0)).toEqual([20, 384]);
    expect(count(4, 2, 0)).toEqual([48, 2176]);
    expect(count(3, 2, 200)).toEqual([15, 233]);
  });
});
