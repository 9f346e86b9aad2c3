import { expect, test } from 'vitest';
import { view } from '../rules/view.ts';
import { type Position, position } from '../testing/position.ts';
import { goal } from './goal.ts';

const meansOf = (p: Position, language: 'en' | 'pl' = 'en'): string[] =>
  goal(view(position({ players: 2, options: { pair: 'rw' }, ...p }), 0), language).means.map((one) =>
    one.replace(/\s/g, ' '),
  );

test('RTR-6.7.5 what decides between equal medals is told before it decides', () => {
  const rule = 'Equal medals: more captured divisions win, then the later place in turn order.';
  expect(meansOf({ medals: { R: 2, W: 1 } })).toContain(rule);
  expect(meansOf({ medals: { R: 2, W: 1 } }).join()).not.toContain('now');
  expect(meansOf({ medals: { R: 1, W: 1 }, order: 'RW' })).toContain(
    'Medals are equal now. Turn order would decide: Bradley.',
  );
  expect(meansOf({ medals: { R: 1, W: 1 }, captured: { R: 'PR17' } })).toContain(
    'Medals are equal now. Captured divisions would decide: Montgomery.',
  );
  expect(meansOf({ medals: { R: 1, W: 1 }, order: 'RW' }, 'pl')).toContain(
    'Medali jest teraz po równo. Zdecyduje kolejność tur: Bradley.',
  );
});
