/** Keeps labels apart: each is at least a line below the one before; whom the lowest place pushes up moves, the others stay. */
export function spread(heights: readonly number[], gap: number, lowest: number): number[] {
  const order = heights.map((height, i) => ({ height, i })).sort((a, b) => a.height - b.height);
  const placed: number[] = [];
  let above = Number.NEGATIVE_INFINITY;
  for (const { height, i } of order) {
    above = Math.max(height, above + gap);
    placed[i] = above;
  }
  let below = lowest + gap;
  for (const { i } of order.reverse()) {
    below = Math.min(placed[i] as number, below - gap);
    placed[i] = below;
  }
  return placed;
}
