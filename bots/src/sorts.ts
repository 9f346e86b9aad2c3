import { type Brain, below, type FastStream, type Seat, type Shape } from '@sztab/kernel';

/** Moves that do the same thing, like playing either of two equal cards: one thought serves them all. */
export interface Sort<M extends string> {
  readonly key: string;
  readonly copies: M[];
  /** Share of a strong player's readiness to play it; all of them together make about 1. */
  readonly prior: number;
}

/** The different moves that are worth a thought, in the order of the list; at least one. */
export function sortsOf<S extends Shape>(
  brain: Brain<S>,
  s: S['state'],
  seat: Seat,
  moves: readonly S['move'][],
): Sort<S['move']>[] {
  const priors = priorsOf(brain, s, seat, moves);
  const sorts = new Map<string, Sort<S['move']>>();
  moves.forEach((move, i) => {
    const prior = priors[i] as number;
    if (prior === 0) return;
    const key = brain.alike(s, seat, move);
    const known = sorts.get(key);
    if (known) known.copies.push(move);
    else sorts.set(key, { key, copies: [move], prior });
  });
  return [...sorts.values()];
}

/** As the brain says, made to add up to 1; all alike if it does not say, or thinks nothing of any. */
export function priorsOf<S extends Shape>(
  brain: Brain<S>,
  s: S['state'],
  seat: Seat,
  moves: readonly S['move'][],
): readonly number[] {
  const told = brain.priors?.(s, seat, moves);
  let sum = 0;
  if (told) for (const prior of told) sum += prior;
  if (!told || sum === 0) return moves.map(() => 1 / moves.length);
  return told.map((prior) => prior / sum);
}

/** Chance picks the copy: always playing the first would tell the others which copies one does not hold. */
export const pickCopy = <M extends string>({ copies }: Sort<M>, dice: FastStream): M =>
  copies[below(dice, copies.length)] as M;
