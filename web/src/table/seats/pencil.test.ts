import { expect, test } from 'vitest';
import type { Sitting } from '../sitting.ts';
import { pencilOf } from './pencil.tsx';

const sitting = (roles: readonly string[], pencil?: (seat: number, role?: string) => string) =>
  ({
    board: { pencil },
    table: { header: { seats: roles.map((role) => ({ role, name: role })) } },
  }) as unknown as Sitting;

test('a seat has the pencil of its role where a game says so, else that of its place', () => {
  const byRole = sitting(['bradley', 'patton'], (_, role) => (role === 'patton' ? 'blue' : 'white'));
  expect([0, 1].map((seat) => pencilOf(byRole, seat))).toEqual(['white', 'blue']);
  expect([0, 1].map((seat) => pencilOf(sitting(['a', 'b']), seat))).toEqual(['red', 'blue']);
});
