import { type Ask, advance, asks, type Brain, type FastStream, type Game, type Shape } from '@sztab/kernel';
import type { Question } from './bot.ts';
import { speakerOf } from './speaker.ts';

/** No game asks so often before something is quiet again; if one does, it is taken as it stands. */
const SETTLE_LIMIT = 200;

/** The brain answers for everybody until nothing is open any more. */
export function settle<S extends Shape>(game: Game<S>, brain: Brain<S>, s: S['state'], dice: FastStream): void {
  for (let n = 0; n < SETTLE_LIMIT && !brain.quiet(s); n++) if (!goOn(game, brain, s, dice)) return;
}

/** Plays on for a number of decisions, then until nothing is open. */
export function playOut<S extends Shape>(
  game: Game<S>,
  brain: Brain<S>,
  s: S['state'],
  dice: FastStream,
  decisions: number,
): void {
  for (let n = 0; n < decisions && !brain.horizon?.(s); n++) if (!goOn(game, brain, s, dice)) return;
  settle(game, brain, s, dice);
}

/** After a move, in one world that fits a seat's view, once nothing is open any more. */
export function settledAfter<S extends Shape>(
  game: Game<S>,
  brain: Brain<S>,
  { view, seat }: Pick<Question<S>, 'view' | 'seat'>,
  move: S['move'],
  dice: FastStream,
): S['state'] {
  const s = game.imagine(view, dice);
  advance(game, s, seat, move);
  settle(game, brain, s, dice);
  return s;
}

/** One decision, or several that belong together; false when the game is over. */
export function goOn<S extends Shape>(game: Game<S>, brain: Brain<S>, s: S['state'], dice: FastStream): boolean {
  const known = brain.next?.(s);
  if (known) {
    for (const move of known.moves) advance(game, s, known.seat, move);
    return true;
  }
  const ask = speakerOf(brain, s, asks(game, s));
  if (ask) answer(game, brain, s, ask, dice);
  return ask !== undefined;
}

/**
 * The next question worth a branch of its own, or null when the game is over or a search looks no further. The tree does
 * not tell worlds apart by their dice, so what is open in the middle of something is left to the brain.
 */
export function nextQuestion<S extends Shape>(
  game: Game<S>,
  brain: Brain<S>,
  s: S['state'],
  dice: FastStream,
): Ask<S['move']> | null {
  for (let n = 0; ; n++) {
    if (brain.horizon?.(s)) return null;
    if (n < SETTLE_LIMIT && !brain.quiet(s)) {
      if (!goOn(game, brain, s, dice)) return null;
      continue;
    }
    const ask = speakerOf(brain, s, asks(game, s));
    if (!ask) return null;
    if (n === SETTLE_LIMIT || ask.moves.length > 1) return ask;
    answer(game, brain, s, ask, dice);
  }
}

/** Those who are asked at once answer one after another; the policy does not look at what the others said. */
function answer<S extends Shape>(
  game: Game<S>,
  brain: Brain<S>,
  s: S['state'],
  { seat, moves }: Ask<S['move']>,
  dice: FastStream,
): void {
  const move = moves.length === 1 ? (moves[0] as S['move']) : brain.policy(s, seat, moves, dice);
  advance(game, s, seat, move);
}
