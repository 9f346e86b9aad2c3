import { expect, test } from 'vitest';
import { view } from '../rules/view.ts';
import { position } from '../testing/position.ts';
import { goal } from './goal.ts';

test('where room is short, the ribbon says when it is: the seats show the points', () => {
  const at = view(position({ players: 2, hands: ['M12', 'M30'], soldiers: 'INF-04@NAI:3/2', time: 5 }), 0);
  expect(goal(at, 'en')).toMatchObject({ now: 'Points 0 : 0 · missions 1', short: `Round ${at.round} · II 1940` });
  expect(goal(at, 'pl').short).toBe(`Runda ${at.round} · II 1940`);
});
