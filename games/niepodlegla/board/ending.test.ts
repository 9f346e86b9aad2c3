import { fastStream } from '@sztab/kernel';
import { walkToTheEnd } from '@sztab/pieces/testing';
import { expect, test } from 'vitest';
import { niepodlegla as game } from '../rules/index.ts';
import { ending } from './ending.ts';

test('the end is told in whole sentences, to every pair of eyes', () => {
  const walk = { players: 2, options: {}, seed: 5, chance: fastStream(5, 7) };
  const { wrong, ended, ending: said } = walkToTheEnd(game, ending, walk, ['en', 'pl']);
  expect(wrong).toEqual([]);
  const again = ended.heard.filter(({ event }) => event.is === 'rerolled');
  expect(said.spent?.rows[0]?.values.reduce((a, b) => a + b, 0)).toBe(again.length);
});
