/** The chance of a seat as it could know it: the judgement alone, over worlds imagined from its view. */
import {
  advance,
  asks,
  type Brain,
  type FastStream,
  fastStream,
  type Mind,
  type Seat,
  type Shape,
} from '@sztab/kernel';
import { chanceFor } from '../judgement/chances.ts';
import { goOn, settle } from '../play-out.ts';
import { speakerOf } from '../speaker.ts';

/** A mean over worlds, and its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** Something is as it is: nobody has to imagine it. */
export const certain = (mean: number): Estimate => ({ mean, error: 0 });

/** Fewer worlds than this say nothing. */
const FEWEST = 4;

/** A game as an analysis needs it. */
export interface Judge<S extends Shape = Shape> extends Mind<S> {
  /** All win or lose together. */
  readonly together: boolean;
}

/** What a seat is asked to judge by. */
export interface Sighted<S extends Shape> {
  readonly seat: Seat;
  readonly view: S['view'];
}

/** No game goes on for so many answers before everybody is asked again; if one does, it is judged as it stands. */
const TURN_LIMIT = 300;

const isAtTurn = <S extends Shape>(brain: Brain<S>, s: S['state']): boolean =>
  brain.fresh ? brain.fresh(s) : brain.quiet(s);

/**
 * Plays on until this seat has its next turn, in a team until anybody has. Having the turn is worth something that a judgement alone does not see: so all positions between two
 * turns of a seat are judged at the same moment of its round.
 */
export function toOwnTurn<S extends Shape>(
  { game, brain, together }: Judge<S>,
  s: S['state'],
  seat: Seat,
  dice: FastStream,
): void {
  for (let n = 0; n < TURN_LIMIT; n++) {
    if (isAtTurn(brain, s) && (together || speakerOf(brain, s, asks(game, s))?.seat === seat)) return;
    if (!goOn(game, brain, s, dice)) return;
  }
  settle(game, brain, s, dice);
}

/** Every position of a match meets the same luck, so that two neighbours differ by what happened and not by what was imagined. */
const luckOf = (seat: Seat, world: number) => fastStream(world + 1, seat + 1);

export function chanceOf<S extends Shape>(judge: Judge<S>, { seat, view }: Sighted<S>, worlds: number): Estimate {
  const { game, brain } = judge;
  const chances: number[] = [];
  for (let world = 0; world < worlds; world++) {
    const luck = luckOf(seat, world);
    const s = game.imagine(view, luck);
    toOwnTurn(judge, s, seat, luck);
    chances.push(chanceFor(brain, s, seat));
  }
  return estimateOf(chances);
}

/** What a move was expected to come to, by one who could not know everything. */
export interface Expected {
  /** Before the move, in the worlds in which the mover could make it: the difference to all worlds is what the move told. */
  readonly before: number;
  /** After it in the same worlds, its dice and cards not known yet: the difference is what the choice did. */
  readonly after: number;
}

/** Of a move that few worlds offer, so many times as many are imagined. */
const TRIES = 4;

/**
 * Looks at a move as one did who saw it coming. `from` and `to` are the chances around it: where every world offers the move it told nothing, and where
 * besides nothing was rolled or drawn, it did all that happened. Null where too few worlds offer it, as after a card that nobody would have guessed.
 */
export function expectedOf<S extends Shape>(
  judge: Judge<S>,
  { seat, view }: Sighted<S>,
  made: { readonly seat: Seat; readonly move: S['move'] },
  around: { readonly from: number; readonly to: number; readonly isLuck: boolean },
  worlds: number,
): Expected | null {
  const { game } = judge;
  const { from, to, isLuck } = around;
  const offering: number[] = [];
  let world = 0;
  for (; world < TRIES * worlds && offering.length < worlds; world++) {
    const s = game.imagine(view, luckOf(seat, world));
    const offered = asks(game, s).find((ask) => ask.seat === made.seat)?.moves;
    if (offered?.includes(made.move)) offering.push(world);
  }
  if (offering.length < FEWEST) return null;
  const mean = (moved: boolean): number =>
    estimateOf(
      offering.map((one) => {
        const luck = luckOf(seat, one);
        const s = game.imagine(view, luck);
        if (moved) advance(game, s, made.seat, made.move);
        toOwnTurn(judge, s, seat, luck);
        return chanceFor(judge.brain, s, seat);
      }),
    ).mean;
  const toldNothing = offering.length === world;
  return { before: toldNothing ? from : mean(false), after: toldNothing && !isLuck ? to : mean(true) };
}

export function estimateOf(list: readonly number[]): Estimate {
  const mean = list.reduce((sum, one) => sum + one, 0) / list.length;
  if (list.length < 2) return { mean, error: 0 };
  const spread = list.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (list.length - 1);
  return { mean, error: Math.sqrt(spread / list.length) };
}
