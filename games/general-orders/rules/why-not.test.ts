import { expect, test } from 'vitest';
import { givesReasons, tellsTheIdle } from '../../testing/reasons.ts';
import { TITLES } from '../content/cards.ts';
import { AREAS, ZONES_OF } from '../content/map.ts';
import { SPACES } from '../content/spaces.ts';
import { box } from '../index.ts';
import { after, position } from '../testing/position.ts';
import { generalOrders as game } from './index.ts';
import type { View } from './view.ts';
import { whyNot } from './why-not.ts';

givesReasons(new URL('../', import.meta.url), box, {
  things: ({ options: { mode } }: View) => [...SPACES[mode], ...AREAS[mode], ...ZONES_OF[mode], ...TITLES, 'lunch'],
  games: 8,
  met: ['no-source', 'own-area', 'other-colour', 'not-adjacent', 'last-stays', 'card-not-held'],
});

test('GOW-5.9.5 soldiers are not recalled to scramble, however many stand there', () => {
  const s = after(
    { mode: 'island', yellow: 'north:5 centre:4 tapotchau:3', turn: 'yellow' },
    'yellow deploy(scramble-1)',
  );
  const why = (thing: string) => whyNot(game.view(s, 1), [thing]);
  expect(why('centre').reason).toBe('possible');
  expect(why('tapotchau')).toEqual({ reason: 'other-decision', rule: 'GOW-5.9.5' });
});

test('two things at once mean nothing, though each may be touched', () => {
  const view = game.view(position({ mode: 'island' }), 0);
  expect(whyNot(view, ['plan-1']).reason).toBe('possible');
  expect(whyNot(view, ['plan-1', 'plan-2'])).toEqual({ reason: 'other-decision', rule: 'GOW-6.7.7' });
});

test('who only watches, and when all is over', () => {
  tellsTheIdle(box, 'gaggio', { watching: 'GOW-9.2', over: 'GOW-4.5.2' });
});
