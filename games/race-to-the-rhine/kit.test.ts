import type { Game } from '@sztab/kernel';
import { foreseenDice, fuzzOnce, KitFailure, kit, perft } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { raceToTheRhine } from './rules/index.ts';
import type { Shape } from './rules/moves.ts';
import { words } from './text/index.ts';

/**
 * Games a setting and check, and each check takes one setting of six; there are 42. Longer runs: `npx sztab fuzz race-to-the-rhine
 * --seconds N`.
 */
const GAMES = 1;
const SHARE = 6;
/** The quick tier looks at the checks that find most. */
const QUICK = process.env.SZTAB_TIER === 'quick';
const CHECKS = kit({ game: raceToTheRhine, words }, GAMES, SHARE).filter(
  ({ name }) => !QUICK || ['questions', 'invariants', 'records'].includes(name),
);

describe('the kit over every setting of the rules', () => {
  test.each(CHECKS)('$name', ({ run }) => {
    expect(run()).toBeGreaterThan(0);
  });

  test('a bot that imagines foresees no die better than chance', () => {
    const { dice, foreseen } = foreseenDice(raceToTheRhine, 3);
    // One in six, five standard deviations either way.
    const spread = 5 * Math.sqrt((dice * 5) / 36);
    expect(Math.abs(foreseen - dice / 6)).toBeLessThan(spread);
  });
});

describe('the kit would notice', () => {
  const { view } = raceToTheRhine;
  const caught = (change: Partial<Game<Shape>>): string => {
    const leaky = { ...raceToTheRhine, ...change };
    try {
      for (let n = 0; n < 20; n++) fuzzOnce(leaky, `leak ${n}`);
    } catch (error) {
      if (error instanceof KitFailure) return error.check;
      throw error;
    }
    return 'nothing';
  };

  test('section 9: a top card that everybody sees once one has looked', () => {
    const open: typeof view = (s, viewer) => ({
      ...view(s, viewer),
      seen: {
        pursuit: null,
        resistance: s.commanders.some(({ knows }) => knows.resistance) ? (s.resistance[0] ?? null) : null,
      },
    });
    expect(caught({ view: open })).toBe('non-interference');
  });

  test('section 9: a deck that shows its top card', () => {
    const open: typeof view = (s, viewer) => ({
      ...view(s, viewer),
      resistanceCount: s.resistance[0] === 'O01' ? -1 : 24,
    });
    expect(caught({ view: open })).not.toBe('nothing');
  });
});

describe('golden counts of the move tree', () => {
  const count = (players: number, depth: number, skip: number) =>
    perft(raceToTheRhine, { players, options: {} }, 'golden', depth, skip);
  test('from the start, and from the middle', () => {
    expect([count(1, 2, 0), count(2, 2, 0), count(3, 2, 0), count(3, 2, 120)]).toEqual([
      [22, 412],
      [25, 538],
      [26, 479],
      [27, 479],
    ]);
  });
});
