/** Relief as contour lines: hills are put on the board by hand, the lines around them are worked out. */
import type { Point } from '../geometry.ts';

/** A hill: where it stands, how high, how wide, how long, and which way it runs (in degrees). */
export type Hill = readonly [x: number, y: number, height: number, width: number, length?: number, turn?: number];

const heightAt = (hills: readonly Hill[], x: number, y: number): number => {
  let sum = 0;
  for (const [hx, hy, height, width, length = width, turn = 0] of hills) {
    const angle = (turn * Math.PI) / 180;
    const [dx, dy] = [x - hx, y - hy];
    const along = (dx * Math.cos(angle) + dy * Math.sin(angle)) / length;
    const across = (dy * Math.cos(angle) - dx * Math.sin(angle)) / width;
    sum += height * Math.exp(-(along * along + across * across));
  }
  // A little unrest, so that no line is an ellipse.
  return (
    sum + 0.06 * Math.sin(2.3 * x + 1.1 * y) + 0.05 * Math.sin(1.7 * y - 2.9 * x) + 0.03 * Math.sin(5.1 * x + 4.3 * y)
  );
};

const STEP = 0.25;
const show = (n: number): string => String(Math.round(n * 100) / 100);

/** Where the line of this level crosses the cells of a grid, joined to long lines. */
function lineAt(level: number, grid: readonly (readonly number[])[], left: number, top: number): string {
  const ends = new Map<string, [Point, string][]>();
  const link = (a: Point, b: Point): void => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const key = from.join();
      ends.set(key, [...(ends.get(key) ?? []), [to, to.join()]]);
    }
  };
  for (let j = 0; j + 1 < grid.length; j++) {
    const [upper, lower] = [grid[j] as number[], grid[j + 1] as number[]];
    for (let i = 0; i + 1 < upper.length; i++) {
      const corners = [upper[i], upper[i + 1], lower[i + 1], lower[i]] as number[];
      const crossed: Point[] = [];
      for (let e = 0; e < 4; e++) {
        const [a, b] = [corners[e] as number, corners[(e + 1) % 4] as number];
        if (a > level === b > level) continue;
        const s = (level - a) / (b - a);
        const [x, y] = [
          [i + s, j],
          [i + 1, j + s],
          [i + 1 - s, j + 1],
          [i, j + 1 - s],
        ][e] as [number, number];
        crossed.push([Math.round((left + x * STEP) * 100) / 100, Math.round((top + y * STEP) * 100) / 100]);
      }
      for (let n = 0; n + 1 < crossed.length; n += 2) link(crossed[n] as Point, crossed[n + 1] as Point);
    }
  }
  let d = '';
  const take = (key: string): Point | null => {
    const found = ends.get(key)?.pop();
    if (!found) return null;
    const back = ends.get(found[1]);
    const at = back?.findIndex(([, to]) => to === key) ?? -1;
    if (at >= 0) back?.splice(at, 1);
    return found[0];
  };
  for (const key of ends.keys()) {
    for (let next = take(key), from = key; next; next = take(from)) {
      if (from === key) d += `M${key.replace(',', ' ')}`;
      d += `L${show(next[0])} ${show(next[1])}`;
      from = next.join();
    }
  }
  return d;
}

/** Contour lines over a part of the board, the lowest first. */
export function contours(
  hills: readonly Hill[],
  [left, top]: Point,
  [right, bottom]: Point,
  levels: readonly number[],
) {
  const grid: number[][] = [];
  for (let y = top; y <= bottom; y += STEP) {
    const row: number[] = [];
    for (let x = left; x <= right; x += STEP) row.push(heightAt(hills, x, y));
    grid.push(row);
  }
  return levels.map((level) => lineAt(level, grid, left, top));
}
