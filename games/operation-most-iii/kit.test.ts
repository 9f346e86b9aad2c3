import { foreseenDice, kit, perft } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { operationMostIII } from './rules/index.ts';
import { words } from './text/index.ts';

/** Games a setting and check; there are 8 settings. Longer runs: `npx sztab fuzz operation-most-iii --seconds N`. */
const GAMES = process.env.SZTAB_TIER === 'quick' ? 1 : 6;

describe('the kit over every setting of the rules', () => {
  test.each(kit({ game: operationMostIII, words }, GAMES))('$name', ({ run }) => {
    expect(run()).toBeGreaterThan(0);
  });

  test('a bot that imagines foresees no die better than chance', () => {
    const { dice, foreseen } = foreseenDice(operationMostIII, 20);
    // One in six, five standard deviations either way.
    const spread = 5 * Math.sqrt((dice * 5) / 36);
    expect(Math.abs(foreseen - dice / 6)).toBeLessThan(spread);
  });
});

describe('golden counts of the move tree', () => {
  const count = (options: Record<string, string>, seed: string, depth: number, skip: number) =>
    perft(operationMostIII, { players: 2, options }, seed, depth, skip);
  test('from the start', () => {
    expect(count({}, 'golden', 4, 0)).toEqual([2, 4, 34, 255]);
  });
  test('without mulligan', () => {
    expect(count({ mulligan: 'off' }, 'golden', 3, 0)).toEqual([8, 64, 513]);
  });
  test('from the middle of a game', () => {
    expect(count({}, 'golden', 3, 90)).toEqual([4, 33, 416]);
  });
  test('in the last stage', () => {
    expect(count({}, 'golden', 3, 140)).toEqual([11, 23, 146]);
  });
});
