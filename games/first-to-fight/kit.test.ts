import { clone, type Game } from '@sztab/kernel';
import { foreseenDice, fuzzOnce, KitFailure, kit, perft } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { firstToFight } from './rules/index.ts';
import type { Shape } from './rules/moves.ts';
import { words } from './text/index.ts';

/** Games a setting and check, and each check takes every third setting; there are 24. Longer runs: `npx sztab fuzz first-to-fight --seconds N`. */
const GAMES = 1;
const SHARE = 3;
/** The quick tier looks at every second check. */
const QUICK = process.env.SZTAB_TIER === 'quick';
const CHECKS = kit({ game: firstToFight, words }, GAMES, SHARE).filter(
  ({ name }) => !QUICK || ['invariants', 'non-interference', 'imagination', 'records'].includes(name),
);

describe('the kit over every setting of the rules', () => {
  test.each(CHECKS)('$name', ({ run }) => {
    expect(run()).toBeGreaterThan(0);
  });

  test('a bot that imagines foresees no die better than chance', () => {
    const { dice, foreseen } = foreseenDice(firstToFight, 6);
    // One in six, five standard deviations either way.
    const spread = 5 * Math.sqrt((dice * 5) / 36);
    expect(Math.abs(foreseen - dice / 6)).toBeLessThan(spread);
  });
});

describe('the kit would notice', () => {
  const { view, steps } = firstToFight;
  /** `from`: a game in which it shows soon. */
  const caught = (change: Partial<Game<Shape>>, from = 0): string => {
    const leaky = { ...firstToFight, ...change };
    try {
      for (let n = from; n < 40; n++) fuzzOnce(leaky, `drip ${n}`);
    } catch (error) {
      if (error instanceof KitFailure) return error.check;
      throw error;
    }
    return 'nothing';
  };

  test('FTF-8.7 a sealed answer that shows before all have answered', () => {
    const open: typeof view = (s, viewer) => ({ ...view(s, viewer), flow: clone(s.flow) });
    expect(caught({ view: open })).toBe('non-interference');
  });

  test('FTF-9.1 a hand that everybody sees', () => {
    const open: typeof view = (s, viewer) => {
      const seen = view(s, viewer);
      return {
        ...seen,
        staffs: seen.staffs.map((staff, seat) => ({ ...staff, hand: [...(s.staffs[seat]?.hand ?? [])] })),
      };
    };
    expect(caught({ view: open })).toBe('non-interference');
  });

  test('FTF-9.2 a Liaison that tells everybody by what follows', () => {
    const { 'recruit.liaison': liaison } = steps;
    if (!('take' in liaison)) throw new Error('the step has changed');
    const take: typeof liaison.take = (s, f, seat, move) => {
      liaison.take(s, f, seat, move);
      if (move.endsWith(`${[...f.cards].sort()[0]})`)) s.round += 0.5;
    };
    const ask: typeof liaison.ask = (s, f) => liaison.ask(s, f);
    expect(caught({ steps: { ...steps, 'recruit.liaison': { ask, take } } }, 10)).not.toBe('nothing');
  });
});

describe('golden counts of the move tree', () => {
  const count = (players: number, options: Record<string, string>, depth: number, skip: number, edition = 2) =>
    perft(firstToFight, { players, options, edition }, 'golden', depth, skip);
  test('from the start', () => {
    expect(count(2, {}, 2, 0)).toEqual([5, 25]);
    expect(count(3, { missionDraft: 'on' }, 2, 0)).toEqual([4, 16]);
  });
  test('from the middle', () => {
    expect(count(2, {}, 2, 60)).toEqual([4, 46]);
    expect(count(4, { neutralEvents: 'on' }, 2, 120)).toEqual([2, 8]);
    expect(count(4, { neutralEvents: 'on' }, 2, 120, 1)).toEqual([5, 32]);
  });
});
