import { fastStream } from '@sztab/kernel';
import { walkToTheEnd } from '@sztab/pieces/testing';
import { expect, test } from 'vitest';
import { firstToFight as game } from '../rules/index.ts';
import { ending } from './ending.ts';

test('the end is told in whole sentences, to every pair of eyes', () => {
  const walk = { players: 2, options: {}, seed: 5, chance: fastStream(5, 7) };
  const { wrong, ended, ending: said } = walkToTheEnd(game, ending, walk, ['en', 'pl']);
  expect(wrong).toEqual([]);
  expect(said.fallen?.people.length ?? 0).toBe(ended.views.at(-1)?.fallen.length);
  // What the lines bring together is the score.
  const score = ended.outcome.scores[ended.seat ?? 0];
  expect(said.account?.lines.reduce((sum, { points }) => sum + points, 0) ?? 0).toBe(score);
  const missed = ended.heard.some(({ event }) => event.is === 'mission-resolved' && event.seat === 0 && !event.success);
  expect(/You kept .* at \d+ of \d+: −5\./.test(said.how)).toBe(missed);
});
