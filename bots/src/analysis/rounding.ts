/** Whole numbers that add up: what is left over goes to those that were cut most. */

const fraction = (part: number): number => part - Math.floor(part);

/** The parts of a hundred as whole numbers whose sum is the rounded sum of the parts. */
export function wholePoints(parts: readonly number[]): readonly number[] {
  const points = parts.map((part) => 100 * part);
  const whole = points.map(Math.floor);
  const sum = Math.round(points.reduce((all, one) => all + one, 0) + 1e-9);
  const missing = sum - whole.reduce((all, one) => all + one, 0);
  const byRemainder = [...points.keys()].sort((a, b) => fraction(points[b] as number) - fraction(points[a] as number));
  for (const at of byRemainder.slice(0, missing)) whole[at] = (whole[at] as number) + 1;
  // No minus before nothing.
  return whole.map((one) => one || 0);
}
