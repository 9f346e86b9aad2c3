import { fastStream } from '@sztab/kernel';
import { walkToTheEnd } from '@sztab/pieces/testing';
import { describe, expect, test, vi } from 'vitest';
import { raceToTheRhine as game } from '../rules/index.ts';
import type { Shape } from '../rules/moves.ts';
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

describe('RTR-6.7.5 the page names what decided', () => {
  const lastPageOf = (reason: 'medals' | 'divisions' | 'order', language: 'en' | 'pl') => {
    const walk = { players: 2, options: { roundCap: '10' }, seed: 5, chance: fastStream(5, 7) };
    const { ended } = walkToTheEnd(game, ending, walk, ['en']);
    const last = ended.views.at(-1) as Shape['view'];
    const commanders = last.commanders.map((one, seat) => ({
      ...one,
      captured: (seat === 0 && reason === 'divisions' ? ['PR16'] : []) as typeof one.captured,
    }));
    const view = { ...last, commanders, result: { ...last.result, reason, town: null, winners: [0] } } as Shape['view'];
    const outcome = { winners: [0], scores: reason === 'medals' ? [4, 3] : [3, 3], reason };
    return ending({ ...ended, views: [...ended.views.slice(0, -1), view], outcome, language });
  };

  test('and says “by medals” only of more medals', () => {
    expect(lastPageOf('medals', 'en').headline).toBe('The Rhine holds; Montgomery wins by medals');
    expect(lastPageOf('divisions', 'en').headline).toBe('The Rhine holds; Montgomery wins by captured divisions');
    expect(lastPageOf('divisions', 'en').how).toContain('Captured divisions: Montgomery 1, Bradley 0.');
    expect(lastPageOf('order', 'en').headline).toBe('The Rhine holds; Montgomery wins, later in turn order');
    expect(lastPageOf('order', 'pl').headline).toBe('Ren niezdobyty; o wygranej decyduje kolejność tur: Montgomery');
    expect(lastPageOf('medals', 'en').how).not.toContain('divisions');
  });
});
