/**
 * Information-set Monte-Carlo tree search. Every iteration imagines the hidden things, walks down one tree that all these
 * worlds share, plays on a little, and asks the brain how it stands. Every move of the root meets the same worlds in the
 * same order. Each seat is rewarded with its own chance, so that any number of them may be rivals or friends.
 */
import {
  advance,
  type Brain,
  below,
  type FastStream,
  fastStream,
  type Game,
  type Seat,
  type Shape,
} from '@sztab/kernel';
import type { Bot, Budget, Question } from './bot.ts';
import { nextQuestion, playOut } from './play-out.ts';
import { pickCopy, priorsOf, type Sort, sortsOf } from './sorts.ts';

export interface SearchSettings {
  readonly iterations: number;
  /** Decisions that the policy plays on below the tree; the brain may want more of them. */
  readonly playOut: number;
  /** How far a move's prior draws the search to it before its results do. */
  readonly curiosity: number;
}

/** Where somebody decides, known by the moves that led there. Moves that do the same share a branch. */
export interface Place {
  readonly branches: Map<string, Branch>;
  visits: number;
  /** Rewards of the seat that decides here, added up. */
  total: number;
}

export interface Branch {
  prior: number;
  /** The copy that a strong player would play rather than the first; null: the first will do. */
  copy: string | null;
  visits: number;
  total: number;
  /** How often it could have been chosen: not every world offers it. */
  offered: number;
  /** The iteration that last looked at it, so that of several copies only one is on offer. */
  seen: number;
  place: Place | null;
}

interface Step {
  readonly place: Place;
  readonly branch: Branch;
  readonly seat: Seat;
}

const newPlace = (): Place => ({ branches: new Map(), visits: 0, total: 0 });
const newBranch = (prior: number): Branch => ({
  prior,
  copy: null,
  visits: 0,
  total: 0,
  offered: 0,
  seen: 0,
  place: null,
});

/** However little time there is, a search has so many iterations. */
export const LEAST_ITERATIONS = 60;
/** Somebody who wants the answer now waits for no more iterations than this. */
const ASK_EVERY = 4;
/** How often the search looks whether the iterations left could still change the choice. */
const DECIDED_EVERY = 16;

export const search = <S extends Shape>(
  name: string,
  game: Game<S>,
  brain: Brain<S>,
  settings: SearchSettings,
): Bot<S> => ({
  name,
  choose: (question, dice, budget) => think(game, brain, settings, question, dice, budget).move,
});

/** A move that the search has tried, and the chance of winning below it. */
interface Tried<M extends string> {
  readonly move: M;
  readonly chance: number;
}

/**
 * The best move, the chance of winning below it and of the question as a whole; null where there was nothing to search. `next`: the move it
 * tried most besides; `visits`: how often it looked at each move.
 */
export function think<S extends Shape>(
  game: Game<S>,
  brain: Brain<S>,
  settings: SearchSettings,
  question: Question<S>,
  dice: FastStream,
  budget?: Partial<Budget>,
): {
  readonly move: S['move'];
  readonly chance: number | null;
  readonly value: number | null;
  readonly next: Tried<S['move']> | null;
  readonly visits: readonly (Pick<Sort<S['move']>, 'prior'> & { readonly move: S['move']; readonly visits: number })[];
} {
  const sorts = sortsOf(brain, game.imagine(question.view, dice), question.seat, question.moves);
  let best = sorts[0] as Sort<S['move']>;
  let value: number | null = null;
  let chance: number | null = null;
  let next: Tried<S['move']> | null = null;
  let tried: ReturnType<typeof think<S>>['visits'] = [];
  if (sorts.length > 1) {
    const { branches, visits: all, total } = grow(game, brain, settings, question, dice, { ...settings, ...budget });
    const visits = ({ key }: Sort<S['move']>): number => branches.get(key)?.visits ?? 0;
    for (const sort of sorts) if (visits(sort) > visits(best)) best = sort;
    value = total / all;
    const chosen = branches.get(best.key);
    if (chosen && chosen.visits > 0) chance = chosen.total / chosen.visits;
    let most = 0;
    for (const sort of sorts) {
      const branch = branches.get(sort.key);
      if (sort === best || !branch || branch.visits <= most) continue;
      most = branch.visits;
      next = { move: sort.copies[0] as S['move'], chance: branch.total / branch.visits };
    }
    tried = sorts.map((sort) => ({
      move: sort.copies[0] as S['move'],
      prior: sort.prior,
      visits: visits(sort) / all,
    }));
  }
  return { move: pickCopy(best, dice), chance, value, next, visits: tried };
}

/**
 * Grows the tree below a question and returns its root. `also`: a move that is looked at as often as the best one, however little it promises: what
 * follows it must be known as well, or it would seem worse than it is.
 */
export function grow<S extends Shape>(
  game: Game<S>,
  brain: Brain<S>,
  settings: SearchSettings,
  { view, seat, moves }: Question<S>,
  dice: FastStream,
  { iterations, stop, time, came }: Budget,
  also?: S['move'],
): Place {
  const curiosity = settings.curiosity * (brain.curiosity ?? 1);
  const root = newPlace();
  const start = game.imagine(view, dice);
  const decisions = settings.playOut * (brain.stride?.(start) ?? 1);
  const offered = offer(brain, start, seat, moves, root, 1);
  const inAnyCase =
    also === undefined ? -1 : offered.indexOf(root.branches.get(brain.alike(start, seat, also)) ?? null);
  // What every branch meets when it is tried for the first time, the second time and so on: the same cards and the same dice, so that luck does not
  // decide between them.
  const lucks: number[] = [];
  const hurries = time && timer(time);
  let n = 1;
  for (; n <= iterations; n++) {
    if (n % ASK_EVERY === 0 && stop?.()) break;
    // Of those left, as many as there is time for.
    let left = iterations - n + 1;
    if (hurries && n > LEAST_ITERATIONS && n % ASK_EVERY === 1) {
      left = Math.min(left, hurries(n - 1));
      if (left < 1) break;
    }
    if (n % DECIDED_EVERY === 1 && inAnyCase < 0 && isDecided(root, left)) break;
    const at = isBehind(offered, inAnyCase) ? inAnyCase : mostPromising(root, offered, curiosity);
    const branch = offered[at] as Branch;
    lucks[branch.visits] ??= below(dice, 2 ** 32);
    const luck = fastStream(lucks[branch.visits] as number);
    const s = game.imagine(view, luck);
    advance(game, s, seat, moves[at] as S['move']);
    const walk = descend(game, brain, curiosity, s, { place: root, branch, seat }, luck, n);
    playOut(game, brain, s, luck, decisions);
    reward(brain, s, walk);
    for (const one of offered) if (one) one.offered++;
  }
  came?.(n - 1);
  return root;
}

/** Whether any branch was visited more often than this one. */
function isBehind(offered: readonly (Branch | null)[], at: number): boolean {
  const visits = offered[at]?.visits;
  return visits !== undefined && offered.some((one) => one !== null && one.visits > visits);
}

/** How many iterations there is still time for, when so many were done since it was started. */
function timer({ milliseconds, now }: NonNullable<Budget['time']>): (done: number) => number {
  const began = now();
  return (done) => {
    const passed = now() - began;
    return passed <= 0 ? Number.POSITIVE_INFINITY : ((milliseconds - passed) * done) / passed;
  };
}

/** From below the root to the first branch nobody has tried, or to the end of the game. */
function descend<S extends Shape>(
  game: Game<S>,
  brain: Brain<S>,
  curiosity: number,
  s: S['state'],
  first: Step,
  dice: FastStream,
  n: number,
): Step[] {
  const walk = [first];
  for (let { branch } = first; branch.visits > 0; ) {
    const next = nextQuestion(game, brain, s, dice);
    if (!next) break;
    const { seat, moves } = next;
    branch.place ??= newPlace();
    const { place } = branch;
    const offered = offer(brain, s, seat, moves, place, n);
    const at = mostPromising(place, offered, curiosity);
    branch = offered[at] as Branch;
    walk.push({ place, branch, seat });
    advance(game, s, seat, moves[at] as S['move']);
  }
  return walk;
}

/** The branches of these moves, one for one; null for all copies of a move but the one that is to be played. */
function offer<S extends Shape>(
  brain: Brain<S>,
  s: S['state'],
  seat: Seat,
  moves: readonly S['move'][],
  { branches }: Place,
  n: number,
): (Branch | null)[] {
  const offered: (Branch | null)[] = [];
  let priors: readonly number[] | null = null;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as S['move'];
    const key = brain.alike(s, seat, move);
    let branch = branches.get(key);
    if (!branch) {
      priors ??= priorsOf(brain, s, seat, moves);
      branch = newBranch(priors[i] as number);
      branches.set(key, branch);
    }
    if (branch.seen !== n) {
      branch.seen = n;
      branch.offered++;
      offered.push(branch);
      continue;
    }
    if (priors && (priors[i] as number) > branch.prior) {
      branch.copy = move;
      branch.prior = priors[i] as number;
    }
    if (branch.copy === move) offered[offered.indexOf(branch)] = null;
    offered.push(branch.copy === move ? branch : null);
  }
  return offered;
}

/** PUCT, with the times a branch was on offer in the place of its parent's visits. An untried one hopes for the average. */
function mostPromising({ visits, total }: Place, offered: readonly (Branch | null)[], curiosity: number): number {
  const average = visits > 0 ? total / visits : 0;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < offered.length; i++) {
    const branch = offered[i];
    if (!branch) continue;
    const mean = branch.visits > 0 ? branch.total / branch.visits : average;
    // A move not worth a thought comes last of all; somewhere it may be the only one.
    const promise =
      branch.prior > 0 ? mean + (curiosity * branch.prior * Math.sqrt(branch.offered)) / (1 + branch.visits) : mean - 1;
    if (promise <= most) continue;
    most = promise;
    best = i;
  }
  return best;
}

function reward<S extends Shape>(brain: Brain<S>, s: S['state'], walk: readonly Step[]): void {
  const chances: number[] = [];
  for (const { place, branch, seat } of walk) {
    chances[seat] ??= brain.evaluate(s, seat);
    const chance = chances[seat] as number;
    place.visits++;
    place.total += chance;
    branch.visits++;
    branch.total += chance;
  }
}

/** The most visited branch of the root stays so, whatever the iterations left find. */
function isDecided({ branches }: Place, left: number): boolean {
  let first = 0;
  let second = 0;
  for (const { visits } of branches.values()) {
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return first - second > left;
}
