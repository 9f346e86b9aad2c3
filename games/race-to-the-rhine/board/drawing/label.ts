/**
 * Where the names of towns stand. All lengths are in one unit (pixels of the screen), so the caller multiplies the places of the towns by the
 * zoom and leaves the names their size. Names are set in the order of their priority; each tries eight sides of its town, the preferred one first, and
 * takes the first, near or a little farther off, that meets no town, no name already set and no obstacle; a name that finds none is hidden (null).
 */
export type Side = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface LabelItem<Id extends string = string> {
  readonly id: Id;
  /** The middle of the town and its radius. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** The size of the name. */
  readonly w: number;
  readonly h: number;
  /** Higher goes first; equals keep their order. */
  readonly priority: number;
  readonly side?: Side;
  /** How far it may step away from its town before it is hidden. */
  readonly far?: number;
}

/** `x` is where the text is anchored, `y` its middle line. */
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** What the name covers. */
  readonly box: Box;
}

const SIDES: readonly Side[] = ['e', 'w', 'n', 's', 'ne', 'se', 'nw', 'sw'];
const GAP = 2;
/** How far a slanting name sits from the middle of its town, of the radius. */
const SLANT = 0.72;

function placeOn(side: Side, { x, y, w, h, r }: LabelItem, gap: number): LabelPlace {
  const right = side.endsWith('e') ? 1 : side.endsWith('w') ? -1 : 0;
  const down = side.startsWith('s') ? 1 : side.startsWith('n') ? -1 : 0;
  const reach = (r + gap) * (right !== 0 && down !== 0 ? SLANT : 1);
  const px = x + right * reach;
  const py = y + down * (reach + h / 2);
  const x0 = right === 0 ? px - w / 2 : right < 0 ? px - w : px;
  const anchor = right === 0 ? 'middle' : right < 0 ? 'end' : 'start';
  return { x: px, y: py, anchor, box: { x0, y0: py - h / 2, x1: x0 + w, y1: py + h / 2 } };
}

export const meet = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
const within = (a: Box, b: Box): boolean => a.x0 >= b.x0 && a.y0 >= b.y0 && a.x1 <= b.x1 && a.y1 <= b.y1;
const covers = (a: Box, { x, y, r }: LabelItem): boolean =>
  Math.hypot(Math.max(a.x0 - x, 0, x - a.x1), Math.max(a.y0 - y, 0, y - a.y1)) < r;

export function placeLabels<Id extends string>(
  items: readonly LabelItem<Id>[],
  obstacles: readonly Box[],
  bounds: Box,
): Map<Id, LabelPlace | null> {
  const taken: Box[] = [...obstacles];
  const places = new Map<Id, LabelPlace | null>();
  for (const item of items.toSorted((a, b) => b.priority - a.priority)) {
    const sides = item.side === undefined ? SIDES : [item.side, ...SIDES.filter((side) => side !== item.side)];
    const gaps = item.far ? [GAP, GAP + item.far] : [GAP];
    const free = gaps
      .flatMap((gap) => sides.map((side) => placeOn(side, item, gap)))
      .find(
        ({ box }) =>
          within(box, bounds) && !taken.some((other) => meet(box, other)) && !items.some((town) => covers(box, town)),
      );
    if (free) taken.push(free.box);
    places.set(item.id, free ?? null);
  }
  return places;
}
