import { asks } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { niepodlegla as game } from '../rules/index.ts';
import { view } from '../rules/view.ts';
import { after } from '../testing/position.ts';
import { ways } from './ways.ts';

test('NPG-4.2.14 a mission that could have the symbols of another is completed instead with one touch', () => {
  const s = after({
    players: 2,
    row: 'A-07@0 A-08@0 A-02',
    at: 'settle',
    morale: 4,
    held: ['n1:PM n2:P n3:F n4:D', 'n5:P'],
  });
  const moves = asks(game, s).find(({ seat }) => seat === 0)?.moves ?? [];
  expect(moves).toContain('unclaim(A-07)');
  expect(moves).not.toContain('claim(A-08)');
  const found = ways(view(s, 0), moves, 'en');
  expect([...found.keys()]).toEqual(['A-08']);
  const way = found.get('A-08');
  expect(way?.moves).toEqual(['unclaim(A-07)', 'claim(A-08)']);
  expect(way?.words.far).toContain('instead of');
  // Whoever looks on, and whoever has settled, is offered nothing.
  expect(ways(view(s, 'public'), moves, 'en').size).toBe(0);
});
