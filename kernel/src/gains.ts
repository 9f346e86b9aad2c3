/** What a brain's formulas come to: the move that gains most, and how readily a search should look at each. */
import { below, type FastStream } from './dice.ts';

/** The move that gains most. Gains closer than `whim` are told apart by chance, so that two games from the same place differ. */
export function bestMove<M extends string>(
  moves: readonly M[],
  gains: readonly number[],
  whim: number,
  dice: FastStream,
): M {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const gain = (gains[i] as number) + (whim * below(dice, 1024)) / 1024;
    if (gain <= most) continue;
    most = gain;
    best = i;
  }
  return moves[best] as M;
}

/** The one of these that gains most, the first of equals; undefined where there is none. */
export function bestBy<T>(choices: readonly T[], gainOf: (choice: T) => number): T | undefined {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const gain = gainOf(choice);
    if (gain <= most) continue;
    most = gain;
    best = choice;
  }
  return best;
}

/** How readily moves are played that gain less than the best. */
export interface Readiness {
  /** A move that gains so much less than the best is about a third as ready to be played. */
  readonly warmth: number;
  /** But none is quite forgotten: formulas are short-sighted. */
  readonly floor: number;
}

/** A prior for each gain; 0 where a move is not worth a thought. */
export function readinessOf(
  gains: readonly number[],
  { warmth, floor }: Readiness,
  isThought: (at: number, gain: number, most: number) => boolean = () => true,
): number[] {
  const most = Math.max(...gains);
  return gains.map((gain, at) => (isThought(at, gain, most) ? floor + Math.exp((gain - most) / warmth) : 0));
}

/** The places of the gains, the greatest first. */
export const byGain = (gains: readonly number[]): number[] =>
  gains.map((_, at) => at).sort((a, b) => (gains[b] as number) - (gains[a] as number));
