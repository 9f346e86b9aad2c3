import { perft } from '@sztab/kernel/testing';
import { describe, expect, test } from 'vitest';
import { passesTheKit, spoiling } from '../testing/kit.ts';
import { raceToTheRhine } from './rules/index.ts';
import { words } from './text/index.ts';

passesTheKit({ game: raceToTheRhine, words }, { games: 1, share: 6, guessed: 3 });

describe('the kit would notice', () => {
  const { view } = raceToTheRhine;
  const caught = spoiling(raceToTheRhine, 'leak', 20);

  test('a top card that everybody sees once one has looked', () => {
    const open: typeof view = (s, viewer) => ({
      ...view(s, viewer),
      seen: {
        pursuit: null,
        resistance: s.commanders.some(({ knows }) => knows.resistance) ? (s.resistance[0] ?? null) : null,
      },
    });
    expect(caught({ view: open })).toBe('non-interference');
  });

  test('a deck that shows its top card', () => {
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
      [25, 547],
      [25, 538],
      [26, 479],
      [27, 479],
    ]);
  });
});
