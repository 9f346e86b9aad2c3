import { fastStream } from '@sztab/kernel';
import { walkToTheEnd } from '@sztab/pieces/testing';
import { expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import { operationMostIII as game } from '../rules/index.ts';
import { ending, testsOf } from './ending.ts';

test.each([1, 2, 3, 4])('the end is told in whole sentences, to every pair of eyes (%i)', (seed) => {
  const walk = { players: 2, options: {}, seed, chance: fastStream(seed, 7) };
  expect(walkToTheEnd(game, ending, walk, ['en', 'pl']).wrong).toEqual([]);
});

test('luck is how the dice fell, before cards changed them', () => {
  const events: Event[] = [
    // 3 and 2 bullets against 4 and 2: lost by a pip, then saved by a card. With equal bullets 15 of 36 throws win.
    { is: 'rolled', side: 'PL', dice: { PL: 3, DE: 4 } },
    { is: 'die-changed', side: 'PL', card: 'PL-SUPPORT-1' as never, die: 'PL', delta: 2 },
    { is: 'attack-ended', side: 'PL', success: true, totals: { PL: 7, DE: 6 } },
    { is: 'rolled', side: 'PL', dice: { PL: 5 } },
    { is: 'search-ended', side: 'PL', success: true, total: 5, need: 5 },
    // No die was cast for this one.
    { is: 'search-ended', side: 'PL', success: true, total: null, need: 5 },
    { is: 'rolled', side: 'DE', dice: { DE: 2 } },
    { is: 'steal-ended', side: 'DE', success: false, total: 2, need: 4 },
  ];
  expect(testsOf(events, 'PL')).toEqual([
    { won: false, chance: 15 / 36 },
    { won: true, chance: 2 / 6 },
  ]);
  expect(testsOf(events, 'DE')).toEqual([{ won: false, chance: 3 / 6 }]);
});
