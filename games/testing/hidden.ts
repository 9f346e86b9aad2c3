/** Random games for tests of what is hidden, and what must hold at each of their moments. */
import {
  begin,
  clone,
  type FastStream,
  fastStream,
  type Game,
  heardBy,
  look,
  type Options,
  play,
  type Seat,
  type Shape,
  type Viewer,
} from '@sztab/kernel';
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

/** Two states that differ only in what is hidden from a viewer: same view, same question, same moves. */
export function looksAlike<S extends Shape>(game: Game<S>, s: S['state'], other: S['state'], viewer: Viewer): void {
  same(look(game, other, viewer), look(game, s, viewer));
}

/** Whatever is dealt afresh that a viewer cannot know, that viewer sees no difference; for how many of them there is one in what is `hidden`. */
export function dealtAfresh<S extends Shape>(
  game: Game<S>,
  s: S['state'],
  viewers: readonly Viewer[],
  dice: FastStream,
  hidden: (s: S['state']) => unknown,
): number {
  const differs = viewers.filter((viewer) => {
    const other = game.redeal(clone(s), viewer, dice);
    looksAlike(game, s, other, viewer);
    return JSON.stringify(hidden(other)) !== JSON.stringify(hidden(s));
  });
  return differs.length;
}

/** A state imagined from a view is a possible one, and looks to its viewer exactly like the true one. */
export function imaginesWell<S extends Shape>(game: Game<S>, s: S['state'], viewer: Viewer, chance: FastStream): void {
  const imagined = game.imagine(clone(game.view(s, viewer)), chance);
  same(game.broken(imagined), []);
  looksAlike(game, s, imagined, viewer);
}

/** What everybody is told of a move names none of the things that are hidden before and after it. */
export function staysHidden<S extends Shape>(
  game: Game<S>,
  s: S['state'],
  [seat, move]: readonly [Seat, S['move']],
  hidden: (later: S['state']) => readonly string[],
): void {
  const later = clone(s);
  const text = JSON.stringify(heardBy(play(game, later, seat, move), 'public'));
  expect(hidden(later).filter((id) => text.includes(`"${id}"`))).toEqual([]);
}
