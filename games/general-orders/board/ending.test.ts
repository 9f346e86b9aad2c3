import { fastStream } from '@sztab/kernel';
import { walkToTheEnd } from '@sztab/pieces/testing';
import { describe, expect, test } from 'vitest';
import { generalOrders as game } from '../rules/index.ts';
import { ending } from './ending.ts';

describe.each([
  { mode: 'alpine', seed: 2 },
  { mode: 'alpine', seed: 4 },
  { mode: 'island', seed: 3 },
] as const)('$mode $seed', ({ mode, seed }) => {
  test('the end is told in whole sentences, to every pair of eyes', () => {
    const walk = { players: 2, options: { mode }, seed, chance: fastStream(seed, 9) };
    const { wrong, ended, ending: said } = walkToTheEnd(game, ending, walk, ['en', 'pl']);
    expect(wrong).toEqual([]);
    const rolled = ended.heard.flatMap(({ event }) => (event.is === 'rolled' ? event.faces : []));
    expect(rolled.length).toBeGreaterThan(0);
    const dice = [...(said.luck?.text.matchAll(/(\d+)\shits? with (\d+)/g) ?? [])];
    expect(dice.reduce((sum, [, hits]) => sum + Number(hits), 0)).toBe(rolled.reduce((a, b) => a + b));
    expect(dice.reduce((sum, [, , n]) => sum + Number(n), 0)).toBe(rolled.length);
  });
});
