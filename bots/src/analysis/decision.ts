/**
 * One decision weighed: a search at the seat's own view finds the best move, then that one and the one that was played meet the same fresh worlds with
 * the same dice. The worlds that chose the best move would flatter it.
 */
import { advance, below, type FastStream, fastStream, type Reason, type Seat, type Shape } from '@sztab/kernel';
import type { Question } from '../bot.ts';
import { chancesFor } from '../judgement/chances.ts';
import { SEARCH } from '../levels.ts';
import { nextQuestion } from '../play-out.ts';
import { reasonsFor } from '../reasons.ts';
import { type Branch, grow, type Place } from '../search.ts';
import { type Sort, sortsOf } from '../sorts.ts';
import { certain, type Estimate, estimateOf, type Judge, toOwnTurn } from './chances.ts';

export interface Decision<M extends string = string> {
  readonly seat: Seat;
  readonly played: M;
  /** The move a search prefers; the played one where it does the same. */
  readonly best: M;
  /** The chance of every seat after the best move, as the one who decides could know it. */
  readonly before: readonly number[];
  /** After the move that was played. */
  readonly after: readonly number[];
  /** What the played move cost the one who decides, not cut at 0: noise must not be booked as a mistake. */
  readonly loss: Estimate;
  /** After the best move, for the one who decides. */
  readonly chance: Estimate;
  /** Where the best was played: the next best, and by how much it falls behind in the same worlds. */
  readonly next: { readonly move: M; readonly chance: number; readonly behind: Estimate } | null;
  /** What an average move of the list would have been worth to the one who decides. */
  readonly average: number;
  /** Other moves that a search thought of, none above the best, the better first; only where it was read closely. */
  readonly others: readonly { readonly move: M; readonly chance: Estimate }[];
  /** What the best move is for rather than the other one; only where it was read closely. */
  readonly reasons: readonly Reason[];
  readonly worlds: number;
}

export interface Effort {
  readonly iterations: number;
  /** Fresh worlds. */
  readonly worlds: number;
  /** How many other moves are looked at besides; not 0: what the best one is for is asked, too. */
  readonly others: number;
  /** An average move is made of so many of the list. */
  readonly sample: number;
}

/** Each of them in so many worlds at the most. */
const SAMPLE_WORLDS = 4;

/** Differences of fewer standard errors may be chance. */
const SURE = 3;

/** Moves that are read closely are put in their order by a part of the worlds that measure them, if they had this part of the most visits. */
const JURY = { part: 3, visits: 0.5 };

/** One move, or moves that all do the same, or no other worth a thought. */
export function isForced<S extends Shape>(
  { game, brain }: Judge<S>,
  { seat, view, moves }: Question<S>,
  played: S['move'],
  dice: FastStream,
): boolean {
  if (moves.length === 1) return true;
  const start = game.imagine(view, dice);
  const sorts = sortsOf(brain, start, seat, moves);
  return sorts.length === 1 && sorts[0]?.key === brain.alike(start, seat, played);
}

/** Null where there is nothing to decide. */
export function weigh<S extends Shape>(
  judge: Judge<S>,
  question: Question<S>,
  played: S['move'],
  players: number,
  { iterations, worlds, others: more, sample }: Effort,
  dice: FastStream,
): Decision<S['move']> | null {
  const { game, brain } = judge;
  const { seat, view, moves } = question;
  if (moves.length === 1) return null;
  const start = game.imagine(view, dice);
  const sorts = sortsOf(brain, start, seat, moves);
  const key = brain.alike(start, seat, played);
  if (sorts.length === 1 && sorts[0]?.key === key) return null;
  const root = grow(game, brain, { ...SEARCH, iterations }, question, dice, { iterations }, played);
  const meanIn = (some: readonly number[], move: S['move']): number =>
    meansOf(
      some.map((luck) => follow(judge, question, move, root, players, luck)),
      players,
    )[seat] as number;
  const worldsOf = (many: number): readonly number[] => Array.from({ length: many }, () => below(dice, 2 ** 32));
  const visits = ({ key: one }: Sort<S['move']>): number => root.branches.get(one)?.visits ?? 0;
  const visited = [...sorts].sort((a, b) => visits(b) - visits(a));
  // A search thinks by the bots' judgement, people are told chances: where it is read closely, the moves that it looked at nearly as often as at the first (of the others it does not know
  // what follows) are put in their order by chances, in worlds of their own.
  const jury = more > 0 ? worldsOf(Math.ceil(worlds / JURY.part)) : [];
  const near = visited.filter((one, at) => at <= more && visits(one) >= JURY.visits * visits(visited[0] ?? one));
  const ranked =
    more > 0 ? reordered(visited, near.length, ({ copies: [move] }) => meanIn(jury, move as S['move'])) : visited;
  const best = ranked[0] as Sort<S['move']>;
  const other = best.key === key ? ranked[1] : best;
  const rewards = (move: S['move']): readonly (readonly number[])[] =>
    lucks.map((luck) => follow(judge, question, move, root, players, luck));
  const lucks = worldsOf(worlds);
  const mine = rewards(played);
  const others = other && rewards(other.copies[0] as S['move']);
  const gain = others && estimateOf(others.map((vector, i) => lead(vector, mine[i] as readonly number[], seat)));
  // What a search prefers may be worse on a closer look; then the played move is the best that is known.
  const isBest = best.key === key || (gain !== undefined && gain.mean < -SURE * gain.error);
  const top = isBest || !others ? mine : others;
  const bestMove = isBest ? played : (best.copies[0] as S['move']);
  const otherMove = isBest ? (other?.copies[0] as S['move'] | undefined) : played;
  const behind = estimateOf((others ?? []).map((vector, i) => -lead(vector, mine[i] as number[], seat)));
  const chance = estimateOf(top.map((vector) => vector[seat] as number));
  const sampled = evenly(sorts, sample).map(({ copies: [move] }) =>
    meanIn(lucks.slice(0, SAMPLE_WORLDS), move as S['move']),
  );
  return {
    seat,
    played,
    best: bestMove,
    before: meansOf(top, players),
    after: meansOf(mine, players),
    loss: isBest || !gain ? certain(0) : gain,
    chance,
    next:
      isBest && other && others
        ? { move: other.copies[0] as S['move'], chance: meansOf(others, players)[seat] as number, behind }
        : null,
    average: sampled.reduce((sum, one) => sum + one, 0) / sampled.length,
    others: ranked
      .filter((sort) => sort !== best && sort !== other && sort.key !== key)
      .slice(0, more)
      .map(({ copies: [move] }) => ({
        move: move as S['move'],
        chance: estimateOf(rewards(move as S['move']).map((vector) => vector[seat] as number)),
      }))
      // What comes out above the best one by chance is as good, and no example of what is less so.
      .filter((one) => one.chance.mean <= chance.mean)
      .sort((a, b) => b.chance.mean - a.chance.mean),
    reasons: more > 0 && otherMove !== undefined ? reasonsFor(judge, question, bestMove, otherMove, fastStream(0)) : [],
    worlds,
  };
}

/** So many of a list, at even distances. */
function evenly<X>(list: readonly X[], most: number): readonly X[] {
  const step = Math.max(1, list.length / most);
  return Array.from({ length: Math.min(most, list.length) }, (_, i) => list[Math.floor(i * step)] as X);
}

const lead = (a: readonly number[], b: readonly number[], seat: Seat): number =>
  (a[seat] as number) - (b[seat] as number);

/** The first ones of a list by their worth, the highest first; the others after them, as they were. */
function reordered<X>(list: readonly X[], many: number, worthOf: (one: X) => number): readonly X[] {
  const first = list.slice(0, many).map((one) => ({ one, worth: worthOf(one) }));
  return [...first.sort((a, b) => b.worth - a.worth).map(({ one }) => one), ...list.slice(many)];
}

const meansOf = (vectors: readonly (readonly number[])[], players: number): readonly number[] =>
  Array.from(
    { length: players },
    (_, seat) => vectors.reduce((sum, vector) => sum + (vector[seat] as number), 0) / vectors.length,
  );

/** Every seat's chance after a move in one fresh world, played on below it as the tree that was grown prefers. */
function follow<S extends Shape>(
  judge: Judge<S>,
  { view, seat }: Question<S>,
  move: S['move'],
  root: Place,
  players: number,
  luck: number,
): readonly number[] {
  const { game, brain } = judge;
  const dice = fastStream(luck);
  const s = game.imagine(view, dice);
  let branch: Branch | undefined = root.branches.get(brain.alike(s, seat, move));
  advance(game, s, seat, move);
  while (branch?.place) {
    const asked = nextQuestion(game, brain, s, dice);
    if (!asked || asked.seat === seat) break;
    const { branches }: Place = branch.place;
    let chosen: { readonly move: S['move']; readonly branch: Branch } | null = null;
    for (const one of asked.moves) {
      const known = branches.get(brain.alike(s, asked.seat, one));
      if (known && known.visits > (chosen?.branch.visits ?? 0)) chosen = { move: one, branch: known };
    }
    if (!chosen) break;
    advance(game, s, asked.seat, chosen.move);
    branch = chosen.branch;
  }
  toOwnTurn(judge, s, seat, dice);
  return chancesFor(brain, s, seat, players);
}
