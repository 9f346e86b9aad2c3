export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Half the width of a normal distribution that holds 95 % of it. */
export const Z = 1.959964;

/** Wilson's 95 % interval for a share of which only a sample is known. Stays within 0 and 1, also for few or one-sided samples. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const centre = share + Z ** 2 / (2 * trials);
  const half = Z * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2));
  const scale = 1 + Z ** 2 / trials;
  return { low: Math.max(0, (centre - half) / scale), high: Math.min(1, (centre + half) / scale) };
}

/** Half the 95 % interval of the mean of `off`; what comes from one game is no independent witness. */
export function spreadByGames<T extends { readonly game: number }>(all: readonly T[], off: (one: T) => number): number {
  const sums = new Map<number, number>();
  for (const one of all) sums.set(one.game, (sums.get(one.game) ?? 0) + off(one));
  const squares = [...sums.values()].reduce((sum, one) => sum + one * one, 0);
  const few = sums.size > 1 ? sums.size / (sums.size - 1) : 1;
  return (Z * Math.sqrt(few * squares)) / Math.max(1, all.length);
}
