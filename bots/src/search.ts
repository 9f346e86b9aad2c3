/**
 * Information-set Monte-Carlo tree search. Every iteration imagines the hidden things afresh, walks down one tree that
 * all these worlds share, plays on a little, and asks the brain how it stands. Rewards are one number a seat, so that
 * any number of seats may be rivals or friends; a move's exploration counts the times it was on offer, because not
 * every world offers it.
 */
import { advance, asks, type Brain, type FastStream, type Game, type Seat, type Shape } from '@sztab/kernel';
import type { Bot, Budget, Question } from './bot.ts';
import { playOut, settle } from './play-out.ts';
import { pickCopy, type Sort, sortsOf } from './sorts.ts';

export interface SearchSettings {
  readonly iterations: number;
  /** Decisions played on by the brain's policy below the tree. */
  readonly playOut: number;
  /** How far a move's prior draws the search to it before its results do. */
  readonly curiosity: number;
  /** Chances in 256 that a play-out makes any move at all. */
  readonly whim: number;
}

interface Branch {
  /** Share of the readiness to play this move among those first offered with it. */
  readonly prior: number;
  visits: number;
  /** How often it could have been chosen. */
  offered: number;
  /** Sum of the rewards of the seat that chooses here. */
  total: number;
  node: Node | null;
  /** The iteration that last looked at it. */
  seen: number;
}
interface Node {
  readonly branches: Map<string, Branch>;
  visits: number;
  total: number;
}

const seed = (): Node => ({ branches: new Map(), visits: 0, total: 0 });

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
    const root = grow(game, brain, settings, question, dice, budget);
    const visits = ({ key }: Sort<S['move']>): number => root.branches.get(key)?.visits ?? 0;
    let best = sorts[0] as Sort<S['move']>;
    for (const sort of sorts) if (visits(sort) > visits(best)) best = sort;
    return pickCopy(best, dice);
  },
});

function grow<S extends Shape>(
  game: Game<S>,
  brain: Brain<S>,
  settings: SearchSettings,
  { seat: me, view, moves: mine }: Question<S>,
  dice: FastStream,
  budget: Budget,
): Node {
  const root = seed();
  const nodes: Node[] = [];
  const path: Branch[] = [];
  const seats: Seat[] = [];
  for (let n = 1; n <= budget.iterations; n++) {
    if (n % ASK_EVERY === 0 && budget.stop?.()) break;
    const t = game.imagine(view, dice);
    let seat = me;
    let moves = mine;
    let node = root;
    let depth = 0;
    for (;;) {
      const { branch, move } = choose(brain, settings, node, t, seat, moves, n);
      nodes[depth] = node;
      path[depth] = branch;
      seats[depth] = seat;
      depth++;
      advance(game, t, seat, move);
      if (branch.visits === 0) break;
      // The tree does not tell worlds apart by their dice, so what is open in the middle of something is left to the policy.
      settle(game, brain, t, dice);
      const ask = asks(game, t)[0];
      if (!ask) break;
      seat = ask.seat;
      moves = ask.moves;
      branch.node ??= seed();
      node = branch.node;
    }
    playOut(game, brain, t, dice, settings.playOut, settings.whim);
    const rewards: number[] = [];
    for (let i = 0; i < depth; i++) {
      const s = seats[i] as Seat;
      rewards[s] ??= brain.evaluate(t, s);
      const reward = rewards[s] as number;
      const b = path[i] as Branch;
      b.visits++;
      b.total += reward;
      const nd = nodes[i] as Node;
      nd.visits++;
      nd.total += reward;
    }
  }
  return root;
}

function choose<S extends Shape>(
  brain: Brain<S>,
  { curiosity }: SearchSettings,
  node: Node,
  t: S['table'],
  seat: Seat,
  moves: readonly S['move'][],
  n: number,
): { branch: Branch; move: S['move'] } {
  let best: Branch | null = null;
  let bestMove = moves[0] as S['move'];
  let most = Number.NEGATIVE_INFINITY;
  const hope = node.visits > 0 ? node.total / node.visits : 0.5;
  let priors: readonly number[] | null = null;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as S['move'];
    const key = brain.alike(t, seat, move);
    let branch = node.branches.get(key);
    if (!branch) {
      priors ??= shares(brain, t, seat, moves);
      branch = { prior: priors[i] as number, visits: 0, offered: 0, total: 0, node: null, seen: 0 };
      node.branches.set(key, branch);
    }
    if (branch.seen === n) continue;
    branch.seen = n;
    branch.offered++;
    const mean = branch.visits > 0 ? branch.total / branch.visits : hope;
    const score = branch.prior === 0 ? -1 : mean + (curiosity * branch.prior * Math.sqrt(branch.offered)) / (1 + branch.visits);
    if (score > most) {
      most = score;
      best = branch;
      bestMove = move;
    }
  }
  return { branch: best as Branch, move: bestMove };
}

function shares<S extends Shape>(brain: Brain<S>, t: S['table'], seat: Seat, moves: readonly S['move'][]): readonly number[] {
  const priors = brain.priors?.(t, seat, moves);
  if (!priors) return moves.map(() => 1 / moves.length);
  let sum = 0;
  for (const p of priors) sum += p;
  return sum > 0 ? priors.map((p) => p / sum) : moves.map(() => 1 / moves.length);
}
