/** A random game from a state that lies there already. */
import { below, type FastStream } from '../dice.ts';
import type { Told } from '../events.ts';
import type { Ask, Game, Shape } from '../game.ts';
import { asks, play } from '../play.ts';

interface Company<S extends Shape> {
  /** Of these moves, those to choose from: where anything is as likely as anything else, little happens. */
  among(moves: readonly S['move'][], chance: FastStream): readonly S['move'][];
  /** Is shown who is asked and what will be played, before it is. */
  visit(ask: Ask<S['move']>, move: S['move'], asked: readonly Ask<S['move']>[]): void;
  /** Hears what came of it. */
  hear?(told: Told<S['event']>[]): void;
}

/** Plays on to the end. */
export function wander<S extends Shape>(
  game: Game<S>,
  s: S['state'],
  chance: FastStream,
  { among, visit, hear }: Company<S>,
): void {
  for (let asked = asks(game, s); asked.length > 0; asked = asks(game, s)) {
    const ask = asked[below(chance, asked.length)] as Ask<S['move']>;
    const list = among(ask.moves, chance);
    const move = list[below(chance, list.length)] as S['move'];
    visit(ask, move, asked);
    const told = play(game, s, ask.seat, move);
    hear?.(told);
  }
}
