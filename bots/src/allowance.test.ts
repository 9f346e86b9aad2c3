import { fastStream } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { Allowance, thinkInTime, turnOf } from './allowance.ts';
import type { Bot, Budget, Question } from './bot.ts';

describe('the time of a level', () => {
  test('a decision has its own; what a clear choice did not need the next one gets, up to half as much again', () => {
    const officer = new Allowance('officer');
    expect(officer.grant(0)).toBe(500);
    officer.settle({ milliseconds: 400, iterations: 900 });
    expect(officer.grant(0)).toBe(600);
    officer.settle({ milliseconds: 5, iterations: 64 });
    expect(officer.grant(1)).toBe(750);
    officer.settle({ milliseconds: 750, iterations: 2000 });
    expect(officer.grant(2)).toBe(500);
  });

  test('a question without a choice earns nothing', () => {
    const officer = new Allowance('officer');
    officer.grant(0);
    officer.settle({ milliseconds: 0, iterations: 0 });
    expect(officer.grant(0)).toBe(500);
  });

  test('a whole turn has a ceiling, and the next turn begins anew', () => {
    const general = new Allowance('general');
    const granted = Array.from({ length: 7 }, () => {
      const milliseconds = general.grant(4) as number;
      general.settle({ milliseconds, iterations: 5000 });
      return milliseconds;
    });
    expect(granted).toEqual([3000, 3000, 3000, 3000, 3000, 0, 0]);
    expect(general.grant(9)).toBe(3000);
  });

  test('a device that needs more than the time for the least thought is too slow, and only then', () => {
    const quick = new Allowance('officer');
    quick.grant(0);
    quick.settle({ milliseconds: 501, iterations: 61 });
    expect(quick.short).toBe(false);
    const slow = new Allowance('officer');
    slow.grant(0);
    slow.settle({ milliseconds: 800, iterations: 60 });
    expect(slow.short).toBe(true);
    // A long turn has no time left at its end; that says nothing of the device.
    const late = new Allowance('officer');
    for (let n = 0; n < 9; n++) {
      late.grant(0);
      late.settle({ milliseconds: 500, iterations: n < 8 ? 900 : 60 });
    }
    expect(late.short).toBe(false);
  });

  test.each(['cadet', 'recruit', 'corporal'])('no device is too slow for a %s', (level) => {
    const weak = new Allowance(level);
    const milliseconds = 10 * (weak.grant(0) as number);
    weak.settle({ milliseconds, iterations: 60 });
    expect(weak.short).toBe(false);
  });

  test('who does not search has no time to keep', () => {
    expect(new Allowance('greedy').grant(0)).toBeNull();
  });
});

test('all moves since the last one of somebody else are one turn', () => {
  const moves = [0, 1, 0, 0].map((seat) => ({ seat }));
  expect([turnOf(moves, 0), turnOf(moves, 1), turnOf([], 0)]).toEqual([1, 3, -1]);
});

test('a bot thinks by the clock it is given, and says how long and how far', () => {
  let now = 0;
  let given: Partial<Budget> = {};
  const bot: Bot = {
    name: 'slow',
    choose(_question, _dice, budget = {}) {
      given = budget;
      now += 70;
      budget.came?.(80);
      return 'a';
    },
  };
  const question = { seat: 0, view: {}, moves: ['a'] } as unknown as Question;
  const think = (milliseconds: number | null) =>
    thinkInTime(
      bot,
      question,
      fastStream(1),
      milliseconds,
      () => now,
      () => false,
    );
  expect(think(50)).toEqual({ move: 'a', milliseconds: 70, iterations: 80 });
  expect(given).toMatchObject({ iterations: Number.POSITIVE_INFINITY, time: { milliseconds: 50 } });
  think(null);
  expect(given).not.toHaveProperty('time');
});
