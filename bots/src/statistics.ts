export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Half the width of a normal distribution that holds 95 % of it. */
const Z = 1.959964;

/** Wilson's 95 % interval for a share of which only a sample is known. Stays within 0 and 1, also for few or one-sided samples. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const centre = share + Z ** 2 / (2 * trials);
  const half = Z * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2));
  const scale = 1 + Z ** 2 / trials;
  return { low: Math.max(0, (centre - half) / scale), high: Math.min(1, (centre + half) / scale) };
}
