import { clone, finish } from '@sztab/kernel';
import { perft } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { passesTheKit, QUICK, spoiling } from '../testing/kit.ts';
import { brain } from './bot/index.ts';
import { cardOf } from './content/cards.ts';
import { operationMostIII } from './rules/index.ts';
import { discardFromTable } from './rules/state.ts';
import { words } from './text/index.ts';

passesTheKit({ game: operationMostIII, words, brain }, { games: QUICK ? 1 : 2, guessed: 6 });

describe('the kit would notice', () => {
  const { steps, view } = operationMostIII;
  const caught = spoiling(operationMostIII, 'leak', 40);

  test('a Nurse window that opens only for those who hold her', () => {
    const { 'attack.resolve': resolve } = steps;
    if (!('run' in resolve)) throw new Error('the step has changed');
    const run: typeof resolve.run = (s, f) => {
      resolve.run(s, f);
      const top = s.flow.at(-1);
      if (top?.step !== 'attack.nurse') return;
      const defender = top.side === 'PL' ? 'DE' : 'PL';
      if (s.hand[defender].some((id) => cardOf(id).effect === 'nurse')) return;
      finish(s);
      discardFromTable(s, top.struck);
    };
    expect(caught({ steps: { ...steps, 'attack.resolve': { run } } })).toBe('non-interference');
  });

  test('a mulligan answer that shows before both have answered', () => {
    const open: typeof view = (s, viewer) => ({ ...view(s, viewer), flow: clone(s.flow) });
    expect(caught({ view: open })).toBe('non-interference');
  });
});

describe('golden counts of the move tree', () => {
  const count = (options: Record<string, string>, depth: number, skip: number, edition?: number) =>
    perft(operationMostIII, { players: 2, options, ...(edition && { edition }) }, 'golden', depth, skip);
  test('from the start', () => {
    expect(count({}, 4, 0)).toEqual([2, 4, 36, 270]);
    expect(count({}, 4, 0, 1)).toEqual([2, 4, 34, 255]);
  });
  test('without mulligan', () => {
    expect(count({ mulligan: 'off' }, 3, 0)).toEqual([8, 64, 515]);
    expect(count({ mulligan: 'off' }, 3, 0, 1)).toEqual([8, 64, 513]);
  });
  test('from the middle of a game', () => {
    expect(count({}, 3, 90)).toEqual([2, 34, 386]);
    expect(count({}, 3, 90, 1)).toEqual([4, 44, 140]);
  });
  test('in the last stage', () => {
    expect(count({}, 3, 140)).toEqual([12, 129, 1263]);
    expect(count({}, 3, 140, 1)).toEqual([6, 25, 175]);
  });
});
