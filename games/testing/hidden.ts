/** Random games for tests of what is hidden. */
import { begin, type FastStream, fastStream, type Game, type Options, type Seat, type Shape } from '@sztab/kernel';
import { wander } from '@sztab/kernel/testing';
import { expect } from 'vitest';

/** Equal. What differs in its text alone is looked at closely: thousands of deep comparisons would be slow. */
export function same(one: unknown, other: unknown): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other);
}

/** Every state of some random games, each with the move that is played next; `among` those where much happens. */
export function walking<S extends Shape>(
  game: Game<S>,
  among: (moves: readonly S['move'][], chance: FastStream) => readonly S['move'][],
): (games: number, options: Options, visit: (s: S['state'], seat: Seat, move: S['move']) => void) => void {
  return (games, options, visit) => {
    for (let seed = 1; seed <= games; seed++) {
      const { state: s } = begin(game, game.players[0], options, fastStream(seed));
      wander(game, s, fastStream(seed, 77), { among, visit: ({ seat }, move) => visit(s, seat, move) });
    }
  };
}
