import type { Mind } from '../box.ts';
import { fastStreamFrom } from '../dice.ts';
import type { Seat, Shape } from '../game.ts';
import { advance, asks, begin } from '../play.ts';
import type { Setting } from './random-game.ts';

/** Every question of a game that the policy plays against itself, in the state as it is then. */
export function* selfPlay<S extends Shape>(
  { game, brain }: Mind<S>,
  { players, options, edition }: Setting,
  seed: string,
): Generator<{ s: S['state']; seat: Seat; prompt: string; moves: readonly S['move'][] }> {
  const dice = fastStreamFrom(seed);
  const { state: s } = begin(game, players, options, dice, edition);
  for (;;) {
    const asked = asks(game, s);
    const first = asked.length > 1 ? brain.speaker?.(s, asked) : null;
    const ask = asked.find(({ seat }) => seat === first) ?? asked[0];
    if (!ask) return;
    yield { s, ...ask };
    advance(game, s, ask.seat, brain.policy(s, ask.seat, ask.moves, dice));
  }
}
