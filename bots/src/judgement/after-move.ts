/** Chances that are told after a move, made right by what was known before it. */

import { spreadByGames } from '../statistics.ts';
import type { AfterMove } from './chances.ts';

/** One decision of an officer: the chance as it stood, and as it seems after the move that was chosen. */
export interface Moved {
  readonly game: number;
  readonly before: number;
  readonly after: number;
}

const ROUNDS = 30;
/** Of fewer games nothing is made right. */
const FEW = 4;

/** Odds that are so much better, or worse; what is settled stays settled. */
export function shifted(chance: number, shift: number): number {
  if (chance <= 0 || chance >= 1) return chance;
  return 1 / (1 + Math.exp(-Math.log(chance / (1 - chance)) - shift));
}

/** The shift that makes the chances after the moves as high as before them, on average. */
function shiftOf(all: readonly Moved[]): number {
  let shift = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let off = 0;
    let slope = 0;
    for (const { before, after } of all) {
      const p = shifted(after, shift);
      off += p - before;
      slope += p * (1 - p);
    }
    if (slope > 0) shift -= off / slope;
  }
  return shift;
}

export function afterMoveOf(all: readonly Moved[], of: string): AfterMove {
  const games = [...new Set(all.map(({ game }) => game))];
  // Every other game, whatever their numbers are.
  const halfOf = new Map(games.map((game, at) => [game, at % 2]));
  const shifts = [0, 1].map((half) => shiftOf(all.filter(({ game }) => halfOf.get(game) === half)));
  const other = ({ game }: Moved): number => shifts[1 - (halfOf.get(game) as number)] as number;
  const lean = meanOf(all.map(({ before, after }) => after - before));
  const bar = spreadByGames(all, ({ before, after }) => after - before - lean);
  // What chance alone may have done is left as it is.
  const isSure = games.length >= FEW && Math.abs(lean) > bar;
  const left = meanOf(all.map((one) => shifted(one.after, other(one)) - one.before));
  return {
    shift: isSure ? rounded(shiftOf(all)) : 0,
    games: games.length,
    positions: all.length,
    lean: rounded(lean),
    bar: rounded(bar),
    left: rounded(isSure ? left : lean),
    of,
  };
}

const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
const rounded = (n: number): number => Math.round(n * 1e4) / 1e4;
