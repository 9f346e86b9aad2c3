import { fastStream } from '@sztab/kernel';
import { walkToTheEnd } from '@sztab/pieces/testing';
import { expect, test, vi } from 'vitest';
import { raceToTheRhine as game } from '../rules/index.ts';
import { ending } from './ending.ts';

test('the end is told in whole sentences, to every pair of eyes', () => {
  const walk = { players: 2, options: {}, seed: 5, chance: fastStream(5, 7) };
  const { wrong, ended, ending: said } = walkToTheEnd(game, ending, walk, ['en', 'pl']);
  expect(wrong).toEqual([]);
  const turned = ended.heard.flatMap(({ event }) => (event.is === 'card' && event.deck === 'pursuit' ? [event] : []));
  const named = [...(said.luck?.text.matchAll(/(\d+)\spursuit cards?/g) ?? [])];
  expect(named.reduce((sum, [, cards]) => sum + Number(cards), 0)).toBe(turned.length);
  const burnt = ended.heard.filter(({ event }) => event.is === 'move-begun').length;
  const fuel = said.spent?.rows[0]?.values.reduce((a, b) => a + b, 0) ?? 0;
  expect(fuel).toBeGreaterThanOrEqual(burnt);
  expect(burnt).toBeGreaterThan(0);
});

test('where nobody crosses, history tells of Market Garden', async () => {
  const { NOTES } = await import('../text/history.ts');
  const walk = { players: 2, options: { roundCap: '10' }, seed: 5, chance: fastStream(5, 7) };
  const { ended } = walkToTheEnd(game, ending, walk, ['en']);
  expect(ended.views.at(-1)?.result?.town ?? null).toBeNull();
  await vi.waitFor(() => expect(ending(ended).history?.text).toBe(NOTES['market-garden'].en), 20_000);
});
