import { advance, asks, type Brain, below, type FastStream, type Game, type Shape } from '@sztab/kernel';

/** No window of any game stays open for so many answers; if one does, the table is valued as it stands. */
const SETTLE_LIMIT = 200;

/** The brain answers for everybody until nothing is open any more. */
export function settle<S extends Shape>(game: Game<S>, brain: Brain<S>, t: S['table'], dice: FastStream): void {
  for (let n = 0; n < SETTLE_LIMIT && !brain.quiet(t); n++) {
    const ask = asks(game, t)[0];
    if (!ask) return;
    advance(game, t, ask.seat, brain.policy(t, ask.seat, ask.moves, dice));
  }
}

/** Plays on for a number of decisions, then until nothing is open. A `whim` is a chance in 256 of any move at all. */
export function playOut<S extends Shape>(
  game: Game<S>,
  brain: Brain<S>,
  t: S['table'],
  dice: FastStream,
  decisions: number,
  whim: number,
): void {
  for (let n = 0; n < decisions; n++) {
    const ask = asks(game, t)[0];
    if (!ask) return;
    const { seat, moves } = ask;
    const any = whim > 0 && below(dice, 256) < whim;
    const move = any ? (moves[below(dice, moves.length)] as S['move']) : brain.policy(t, seat, moves, dice);
    advance(game, t, seat, move);
  }
  settle(game, brain, t, dice);
}
