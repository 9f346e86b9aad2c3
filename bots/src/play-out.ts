import { advance, asks, type Brain, type FastStream, type Game, type Shape } from '@sztab/kernel';

/** No window stays open for so many answers; if one does, the table is valued as it stands. */
const SETTLE_LIMIT = 200;

/** The brain answers for everybody until nothing is open any more. */
export function settle<S extends Shape>(game: Game<S>, brain: Brain<S>, t: S['table'], dice: FastStream): void {
  for (let n = 0; n < SETTLE_LIMIT && !brain.quiet(t); n++) if (!answer(game, brain, t, dice)) return;
}

/** Plays on for a number of decisions, then until nothing is open. */
export function playOut<S extends Shape>(
  game: Game<S>,
  brain: Brain<S>,
  t: S['table'],
  dice: FastStream,
  decisions: number,
): void {
  for (let n = 0; n < decisions; n++) if (!answer(game, brain, t, dice)) return;
  settle(game, brain, t, dice);
}

/** One answer of one seat. Those asked at once answer one after another: none sees what the others said. */
function answer<S extends Shape>(game: Game<S>, brain: Brain<S>, t: S['table'], dice: FastStream): boolean {
  const ask = asks(game, t)[0];
  if (!ask) return false;
  const { seat, moves } = ask;
  const move = moves.length === 1 ? (moves[0] as S['move']) : brain.policy(t, seat, moves, dice);
  advance(game, t, seat, move);
  return true;
}
