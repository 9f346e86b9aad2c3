import { type Brain, below, type FastStream, type Seat, type Shape } from '@sztab/kernel';

/** Moves that do the same thing, like playing either of two equal cards: one thought serves them all. */
export interface Sort<M extends string> {
  readonly key: string;
  readonly copies: M[];
}

/** The different moves that are worth a thought, in the order of the list; at least one. */
export function sortsOf<S extends Shape>(
  brain: Brain<S>,
  t: S['table'],
  seat: Seat,
  moves: readonly S['move'][],
): Sort<S['move']>[] {
  const priors = brain.priors?.(t, seat, moves);
  const hopeless = !priors?.some((prior) => prior > 0);
  const sorts = new Map<string, Sort<S['move']>>();
  moves.forEach((move, i) => {
    if (!hopeless && priors?.[i] === 0) return;
    const key = brain.alike(t, seat, move);
    const known = sorts.get(key);
    if (known) known.copies.push(move);
    else sorts.set(key, { key, copies: [move] });
  });
  return [...sorts.values()];
}

/** Chance picks the copy: always playing the first would tell the others which copies one does not hold. */
export const pickCopy = <M extends string>({ copies }: Sort<M>, dice: FastStream): M =>
  copies[below(dice, copies.length)] as M;
