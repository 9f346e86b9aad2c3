/** Flags of the own missions on a phone's map: each at its place, none over another, none cut by the edge. */
import type { Size } from '@sztab/pieces';
import type { Point } from './phone-frame.ts';

/** A flag beside the foot of its staff, in pixels. */
export interface Flag {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

export const FLAG_HEIGHT = 20;
const GAP = 3;
const ROW = FLAG_HEIGHT + GAP;
/** A staff of this length, then rows one over the other. */
const STAFF = 6;
const ASIDE = 30;

interface Box extends Flag {
  readonly height: number;
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width + GAP &&
  b.left < a.left + a.width + GAP &&
  a.top < b.top + b.height + GAP &&
  b.top < a.top + a.height + GAP;

const within = ({ left, top, width, height }: Box, pane: Size): boolean =>
  left >= GAP && top >= GAP && left + width <= pane.width - GAP && top + height <= pane.height - GAP;

/** `feet`: where the staffs stand; `widths`: of their flags. */
export function flagsAt(feet: readonly Point[], widths: readonly number[], pane: Size): Flag[] {
  const placed: Box[] = [];
  const flags: Flag[] = [];
  const fromAbove = feet.map((_, i) => i).sort((a, b) => (feet[a] as Point)[1] - (feet[b] as Point)[1]);
  for (const i of fromAbove) {
    const [x, y] = feet[i] as Point;
    const width = widths[i] as number;
    const boxes = offsets(width, pane).map(
      ([left, top]): Box => ({ left: x + left, top: y + top, width, height: FLAG_HEIGHT }),
    );
    const seen = boxes.filter((box) => within(box, pane));
    const box = seen.find((one) => !placed.some((other) => meet(one, other))) ?? seen[0] ?? (boxes[0] as Box);
    placed.push(box);
    flags[i] = { left: box.left - x, top: box.top - y, width };
  }
  return flags;
}

/** The nearest first: over or under the foot, to the right, to the left, over both; where it is narrow, with a slanting staff. */
function offsets(width: number, pane: Size): Point[] {
  const sides = [0, -width, -width / 2, ASIDE, -width - ASIDE, 2 * ASIDE, -width - 2 * ASIDE];
  const rows = Array.from({ length: Math.ceil(pane.height / ROW) }, (_, row) => row * ROW);
  const above = rows.flatMap((row) => sides.map((left): Point => [left, -STAFF - FLAG_HEIGHT - row]));
  const below = rows.flatMap((row) => sides.map((left): Point => [left, STAFF + row]));
  return [...above, ...below].sort((a, b) => Math.abs(a[1]) - Math.abs(b[1]));
}
