import { fastStream } from '@sztab/kernel';
import { type Visit, walkThrough, wronglyLegal } from '@sztab/pieces/testing';
import { describe, test } from 'vitest';
import { canBeRead, isDrawn, isTold } from '../../testing/board.tsx';
import { CARDS } from '../content/cards.ts';
import { HILLS } from '../content/hills.ts';
import { template as game } from '../rules/index.ts';
import type { Shape } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { words } from '../text/index.ts';
import { board } from './index.tsx';

const shown = { game, words, board, codes: /\b\d[ab]\b|undefined|NaN|\[object/ };

describe.each([3, 4, 5])('the board over the whole game %i', (seed) => {
  const walk = (visit: Visit<Shape>): void =>
    walkThrough(game, { players: 2, options: {}, seed, chance: fastStream(seed) }, visit);

  test('what can be touched is there and legal, nothing else is, and no code reaches a player', () => {
    isDrawn(shown, 2, walk, { every: 1, inspect: (html, { choice }) => wronglyLegal(html, choice) });
  });

  test('moves, phases and figures are told in words, and everything can be read large', () => {
    const { views } = isTold(shown, 0, walk);
    canBeRead(shown, views[0] as View, [...CARDS, ...HILLS]);
  });
});
