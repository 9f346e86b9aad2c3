/**
 * Why a touch means nothing now. A game brings its reasons and says what stands against a candidate; all that is the same in every
 * game stands here: who may touch at all, how touches spell a move, and which rule a reason cites.
 */
import type { WhyNot } from './box.ts';
import { fastStream } from './dice.ts';
import type { Game, Seat, Shape } from './game.ts';
import { moveParts } from './move-text.ts';
import { asks } from './play.ts';

/** A reason, with its rule where that is not the usual one. */
export type Because<R extends string> = R | readonly [reason: R, rule: string];

/** By this rule instead of the usual one: whatever the reason is, or this one alone. */
export const citing = <R extends string>(reason: R | null, rule: string, only: R | null = reason): Because<R> | null =>
  reason !== null && reason === only ? [reason, rule] : reason;

/** Reasons that every game has. */
type Everywhere = 'possible' | 'game-over' | 'only-watching';

/** What a game alone knows of its reasons. */
export interface Reasons<S extends Shape, R extends string> {
  /** Whose view it is; null for somebody who only watches. */
  seatOf(view: S['view']): Seat | null;
  /** Why this seat has nothing to touch, whatever it touches: it has answered, or somebody else decides. */
  notAsked(view: S['view'], touched: readonly string[]): Because<R>;
  /**
   * What stands against these things and verbs, touched in this order by a seat that is asked; null if a move begins like that. It asks
   * the very functions that the list of moves is made with. `moves` is that list, for whatever is known only of all together.
   */
  against(view: S['view'], touched: readonly string[], moves: readonly S['move'][]): Because<R> | null;
}

/** The answer that a game's box gives. `prefix`: what the ids of its rules begin with, such as `GOW`; `rules`: the one that gives each reason. */
export const whyNotBy =
  <S extends Shape, R extends string>(
    game: Game<S>,
    prefix: string,
    rules: Readonly<Record<R | Everywhere, string>>,
    reasons: Reasons<S, R>,
  ) =>
  (view: S['view'], touched: readonly string[]): WhyNot => {
    const because = becauseOf(game, reasons, view, touched);
    const [reason, rule] = typeof because === 'string' ? [because, rules[because]] : because;
    return { reason, rule: `${prefix}-${rule}` };
  };

function becauseOf<S extends Shape, R extends string>(
  game: Game<S>,
  { seatOf, notAsked, against }: Reasons<S, R>,
  view: S['view'],
  touched: readonly string[],
): Because<R | Everywhere> {
  // What is hidden does not change one's own moves, so any state that fits the view gives the true list.
  const asked = asks(game, game.imagine(view, fastStream(1)));
  if (asked.length === 0) return 'game-over';
  const seat = seatOf(view);
  if (seat === null) return 'only-watching';
  const mine = asked.find((ask) => ask.seat === seat);
  return mine ? (against(view, touched, mine.moves) ?? 'possible') : notAsked(view, touched);
}

/** Whether some of these moves begins like that: its things in their order, its verb anywhere among them or left out. */
export const isSpelled = (touched: readonly string[], moves: readonly string[]): boolean =>
  moves.some((move) => {
    const { verb, args } = moveParts(move);
    const things = touched.filter((token) => token !== verb);
    return things.length <= args.length && things.every((token, i) => args[i] === token);
  });
