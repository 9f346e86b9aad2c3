import { perft } from '@sztab/kernel/testing';
import { expect, test } from 'vitest';
import { passesTheKit } from '../testing/kit.ts';
import { givesReasons } from '../testing/reasons.ts';
import { brain } from './bot/index.ts';
import { CARDS } from './content/cards.ts';
import { HILLS } from './content/hills.ts';
import { template } from './rules/index.ts';
import { REASON_RULE } from './rules/reasons.ts';
import { whyNot } from './rules/why-not.ts';
import { words } from './text/index.ts';

passesTheKit({ game: template, words, brain }, { games: 4, guessed: 20 });

test('golden counts of the move tree', () => {
  expect(perft(template, { players: 2, options: {} }, 'golden', 4)).toEqual([9, 81, 324, 1296]);
});

givesReasons(
  new URL('./', import.meta.url),
  { game: template, words, whyNot },
  {
    things: () => [...CARDS, ...HILLS, 'lay'],
    games: 20,
    met: Object.keys(REASON_RULE),
  },
);
