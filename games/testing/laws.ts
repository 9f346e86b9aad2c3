/** Laws of a game are worth something only if whoever breaks one is noticed. */
import type { Game, Shape } from '@sztab/kernel';
import { expect } from 'vitest';

/** The laws that are broken once something was put wrong in a sound state. */
export function brokenBy<S extends Shape>(
  game: Game<S>,
  s: S['state'],
  tamper: (s: S['state']) => unknown,
): readonly string[] {
  expect(game.broken(s)).toEqual([]);
  tamper(s);
  return game.broken(s);
}
