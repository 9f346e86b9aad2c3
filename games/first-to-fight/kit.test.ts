import { clone } from '@sztab/kernel';
import { perft } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { passesTheKit, spoiling } from '../testing/kit.ts';
import { firstToFight } from './rules/index.ts';
import { words } from './text/index.ts';

passesTheKit({ game: firstToFight, words }, { games: 1, share: 3, guessed: 6 });

describe('the kit would notice', () => {
  const { view, steps } = firstToFight;
  const caught = spoiling(firstToFight, 'drip', 40);

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
    expect(caught({ steps: { ...steps, 'recruit.liaison': { ask, take } } }, 19)).not.toBe('nothing');
  });
});

describe('golden counts of the move tree', () => {
  const count = (players: number, options: Record<string, string>, depth: number, skip: number, edition = 3) =>
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
