/** What a coach says: the move, its chance, what it is for, and the move that came next. */
import { below, bestBy, type FastStream, fastStream, type Mind, type Reason, type Shape } from '@sztab/kernel';
import type { Budget, Question } from './bot.ts';
import { chanceFor } from './judgement/chances.ts';
import { iterationsOf, SEARCH } from './levels.ts';
import { settledAfter } from './play-out.ts';
import { type Because, purposeOf } from './reasons.ts';
import { think } from './search.ts';

export interface Suggestion<M extends string = string> {
  readonly move: M;
  /** Of winning, over what this seat can know. */
  readonly chance: number;
  readonly because: Because;
  /** At most two; none where nothing hangs on the choice. */
  readonly reasons: readonly Reason[];
  /** What an officer would play instead; null where only one move is worth a thought. */
  readonly second: { readonly move: M; readonly chance: number } | null;
}

/** Worlds in which moves are judged that no search has tried, and how many such moves at the most. */
const WORLDS = 16;
const UNTRIED = 12;

/** Thinks as an officer does, unless the budget says otherwise. */
export function suggest<S extends Shape>(
  thinking: Mind<S>,
  question: Question<S>,
  dice: FastStream,
  budget?: Partial<Budget>,
): Suggestion<S['move']> {
  const { game, brain } = thinking;
  const settings = { ...SEARCH, iterations: iterationsOf('officer', brain) };
  const { move, chance, next } = think(game, brain, settings, question, dice, budget);
  const luck = below(dice, 2 ** 32);
  const after = (one: S['move']): number => toldAfter(thinking, question, one, fastStream(luck));
  const others = othersThan(thinking, question, move, dice);
  const other = next?.move ?? bestBy(others, after);
  const told = after(move);
  return {
    move,
    chance: told,
    ...purposeOf(thinking, question, move, other === undefined ? [] : [other, ...others], dice),
    // A search promises too much, as everybody below it plays less well than whoever asks; but of two moves it knows the difference.
    second: next && chance !== null ? { move: next.move, chance: within(told + next.chance - chance) } : null,
  };
}

const within = (chance: number): number => Math.min(1, Math.max(0, chance));

/** Some moves that do something else, evenly out of the list. */
function othersThan<S extends Shape>(
  { game, brain }: Mind<S>,
  { view, seat, moves }: Question<S>,
  move: S['move'],
  dice: FastStream,
): readonly S['move'][] {
  const s = game.imagine(view, dice);
  const key = brain.alike(s, seat, move);
  const others = moves.filter((one) => one !== move && brain.alike(s, seat, one) !== key);
  const step = Math.max(1, Math.ceil(others.length / UNTRIED));
  return others.filter((_, i) => i % step === 0);
}

/** What people are told of a move. */
function toldAfter<S extends Shape>(
  thinking: Mind<S>,
  question: Question<S>,
  move: S['move'],
  dice: FastStream,
): number {
  const { chance, last } = settledChance(thinking, question, move, dice);
  return thinking.brain.afterMove?.(last, chance) ?? chance;
}

/** The chance once nothing is open any more, over several worlds; `last`: one of them. */
export function settledChance<S extends Shape>(
  { game, brain }: Mind<S>,
  question: Question<S>,
  move: S['move'],
  dice: FastStream,
): { readonly chance: number; readonly last: S['state'] } {
  let sum = 0;
  for (let world = 1; ; world++) {
    const last = settledAfter(game, brain, question, move, fastStream(below(dice, 2 ** 32)));
    sum += chanceFor(brain, last, question.seat);
    if (world === WORLDS) return { chance: sum / WORLDS, last };
  }
}
