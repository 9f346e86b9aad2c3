/**
 * Information-set Monte-Carlo tree search. Every iteration imagines the hidden things afresh, walks down one tree that
 * all these worlds share, plays on a little, and asks the brain how it stands. Each seat is rewarded with its own
 * chance, so that any number of them may be rivals or friends.
 */
import { advance, asks, type Brain, type FastStream, type Game, type Seat, type Shape } from '@sztab/kernel';
import type { Bot, Budget, Question } from './bot.ts';
import { playOut, settle } from './play-out.ts';
import { pickCopy, priorsOf, type Sort, sortsOf } from './sorts.ts';

export interface SearchSettings {
  readonly iterations: number;
  /** Decisions that the policy plays on below the tree. */
  readonly playOut: number;
  /** How far a move's prior draws the search to it before its results do. */
  readonly curiosity: number;
}

interface Branch {
  readonly prior: number;
  visits: number;
  /** How often it could have been chosen: not every world offers it. */
  offered: number;
  /** Rewards of the seat that chooses here, added up. */
  total: number;
  place: Place | null;
  /** The iteration that last looked at it. */
  seen: number;
}

/** Where somebody decides, known by the moves that led there. Moves that do the same share a branch. */
interface Place {
  readonly branches: Map<string, Branch>;
  visits: number;
  total: number;
}

const newPlace = (): Place => ({ branches: new Map(), visits: 0, total: 0 });

const newBranch = (prior: number): Branch => ({ prior, visits: 0, offered: 0, total: 0, place: null, seen: 0 });

/** Somebody who wants the answer now waits for no more iterations than this. */
const ASK_EVERY = 16;

export const search = <S extends Shape>(
  name: string,
  game: Game<S>,
  brain: Brain<S>,
  settings: SearchSettings,
): Bot<S> => ({
  name,
  choose(question, dice, budget = settings) {
    const sorts = sortsOf(brain, game.imagine(question.view, dice), question.seat, question.moves);
    if (sorts.length === 1) return pickCopy(sorts[0] as Sort<S['move']>, dice);
    const branches = sorts.map(({ prior }) => newBranch(prior));
    think(game, brain, settings, question, sorts, branches, dice, budget);
    const most = Math.max(...branches.map(({ visits }) => visits));
    return pickCopy(sorts[branches.findIndex(({ visits }) => visits === most)] as Sort<S['move']>, dice);
  },
});

/** The seat's own question is the root of the tree; its branches are filled with what the search finds out. */
function think<S extends Shape>(
  game: Game<S>,
  brain: Brain<S>,
  { playOut: length, curiosity }: SearchSettings,
  { seat: me, view }: Question<S>,
  sorts: readonly Sort<S['move']>[],
  branches: readonly Branch[],
  dice: FastStream,
  { iterations, stop }: Budget,
): void {
  const root = newPlace();
  const walk: Walk = { places: [], branches: [], seats: [], length: 0 };
  for (let n = 1; n <= iterations; n++) {
    if (n % ASK_EVERY === 0 && (stop?.() || isDecided(branches, iterations - n))) return;
    const t = game.imagine(view, dice);
    const first = bestOf(root, branches, curiosity);
    walk.length = 0;
    step(walk, root, branches[first] as Branch, me);
    advance(game, t, me, (sorts[first] as Sort<S['move']>).copies[0] as S['move']);
    descend(game, brain, curiosity, t, walk, dice, n);
    playOut(game, brain, t, dice, length);
    reward(brain, t, walk);
  }
}
