import type { Game } from '@sztab/kernel';
import { foreseenDice, fuzzOnce, KitFailure, kit, perft } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { niepodlegla } from './rules/index.ts';
import type { Shape } from './rules/moves.ts';
import { words } from './text/index.ts';

/** Games a setting and check, and each check takes one setting of nine; there are 72. Longer runs: `npx sztab fuzz niepodlegla --seconds N`. */
const GAMES = 1;
const SHARE = 9;
/** The quick tier looks at the checks that find most. */
const QUICK = process.env.SZTAB_TIER === 'quick';
const CHECKS = kit({ game: niepodlegla, words }, GAMES, SHARE).filter(
  ({ name }) => !QUICK || ['questions', 'invariants', 'records'].includes(name),
);

describe('the kit over every setting of the rules', () => {
  test.each(CHECKS)('$name', ({ run }) => {
    expect(run()).toBeGreaterThan(0);
  });

  test('a bot that imagines foresees no die better than chance', () => {
    const { dice, foreseen } = foreseenDice(niepodlegla, 3);
    // One in six, five standard deviations either way.
    const spread = 5 * Math.sqrt((dice * 5) / 36);
    expect(Math.abs(foreseen - dice / 6)).toBeLessThan(spread);
  });
});

describe('the kit would notice', () => {
  const { view, steps } = niepodlegla;
  const caught = (change: Partial<Game<Shape>>): string => {
    const leaky = { ...niepodlegla, ...change };
    try {
      for (let n = 0; n < 20; n++) fuzzOnce(leaky, `hint ${n}`);
    } catch (error) {
      if (error instanceof KitFailure) return error.check;
      throw error;
    }
    return 'nothing';
  };

  test('section 9: a view that shows the next mission', () => {
    const open: typeof view = (s, viewer) => ({ ...view(s, viewer), row: [...s.row, ...s.stack.slice(0, 1)] });
    expect(caught({ view: open })).not.toBe('nothing');
  });

  test('section 9: an event that depends on the next threat', () => {
    const { check } = steps;
    if (!('run' in check)) throw new Error('the step has changed');
    const run: typeof check.run = (s, f) => {
      check.run(s, f);
      if (s.threats.old[0]?.endsWith('1')) s.shield = true;
    };
    expect(caught({ steps: { ...steps, check: { run } } })).not.toBe('nothing');
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
