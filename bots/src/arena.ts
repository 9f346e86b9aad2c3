import { asks, begin, diceKey, fastStreamFrom, type Game, look, type Options, type Outcome, play, type Shape, seededStream } from '@sztab/kernel';
import type { Bot } from './bot.ts';

export interface Played {
  readonly outcome: Outcome;
  readonly decisions: number;
}

/**
 * A whole game between bots on a table like any other. Every bot gets its own view and a stream of its own; the same
 * seed gives the same game.
 */
export function playGame<S extends Shape>(
  game: Game<S>,
  bots: readonly Bot<S>[],
  players: number,
  options: Options,
  seed: string,
): Played {
  const { table } = begin(game, players, options, seededStream(diceKey(seed, [])));
  const streams = bots.map((_, seat) => fastStreamFrom(`${seed}\nseat ${seat}`));
  for (let decisions = 0; ; decisions++) {
    const ask = asks(game, table)[0];
    if (!ask) return { outcome: game.outcome(table) as Outcome, decisions };
    const { seat } = ask;
    const { view, moves } = look(game, table, seat);
    const move = bots[seat]!.choose({ seat, view, moves }, streams[seat]!);
    play(game, table, seat, move);
  }
}
