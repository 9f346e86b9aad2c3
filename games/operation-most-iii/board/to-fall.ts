import { ROCKET_TESTS, STAGES } from '../content/rocket-tests.ts';
import type { View } from '../rules/view.ts';

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** The fewest and the most parts that the rocket tests to come may show: one test stays face down (OM3-4.3.1). */
export function stillToFall({ rocketShown }: Pick<View, 'rocketShown'>): readonly [least: number, most: number] {
  const hidden = ROCKET_TESTS.filter((value) => !rocketShown.includes(value)).sort((a, b) => a - b);
  const tests = Math.max(0, STAGES - rocketShown.length);
  return [sum(hidden.slice(0, tests)), sum(hidden.slice(hidden.length - tests))];
}
