import type { Brain } from '../box.ts';
import { fastStreamFrom } from '../dice.ts';
import type { Game, Seat, Shape } from '../game.ts';
import { advance, asks, begin } from '../play.ts';
import type { Setting } from './random-game.ts';

/** Every question of a game that the policy plays against itself, at the table as it lies then. */
export function* selfPlay<S extends Shape>(
  { game, brain }: { readonly game: Game<S>; readonly brain: Brain<S> },
  { players, options, edition }: Setting,
  seed: string,
): Generator<{ t: S['table']; seat: Seat; moves: readonly S['move'][] }> {
  const dice = fastStreamFrom(seed);
  const { table: t } = begin(game, players, options, dice, edition);
  for (let ask = asks(game, t)[0]; ask; ask = asks(game, t)[0]) {
    const { seat, moves } = ask;
    yield { t, seat, moves };
    advance(game, t, seat, brain.policy(t, seat, moves, dice));
  }
}
