import { expect, test } from 'vitest';
import { view } from '../rules/view.ts';
import { after } from '../testing/position.ts';
import { cameFrom } from './counterattack.tsx';

const line = 'lisieux brionne rouen beauvais amiens arras lille ronse bruxelles antwerpen diest neerpelt';

test('the Germans come from a field beside it that leads home, and rather from one they hold', () => {
  const free = view(after({ turn: 'W', held: { R: line }, markers: '' }), 0);
  expect(['roermond', 'eindhoven']).toContain(cameFrom(free, 'neerpelt', 'R'));
  const held = view(after({ turn: 'W', held: { R: line }, markers: 'eindhoven' }), 0);
  expect(cameFrom(held, 'neerpelt', 'R')).toBe('eindhoven');
});
