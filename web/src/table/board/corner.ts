/** Where something small lies over a map: in the first corner in which it covers nothing that is needed, or the least of it. */
import type { Box } from './lens.ts';

/** At home in the lower left; the others in the order in which a thumb and the eye miss them least. */
const CORNERS = ['lower-left', 'upper-left', 'upper-right', 'lower-right'] as const;
export type Corner = (typeof CORNERS)[number];

/** So much of its surroundings is kept clear, too: what can be touched has a glow. */
const GLOW = 4;

function boxIn(corner: Corner, pane: Box, { width, height }: { width: number; height: number }, margin: number): Box {
  const left = corner.endsWith('left') ? pane.left + margin : pane.right - margin - width;
  const top = corner.startsWith('upper') ? pane.top + margin : pane.bottom - margin - height;
  return { left, top, right: left + width, bottom: top + height };
}

const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left) + 2 * GLOW) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + 2 * GLOW);

/** So much more what can be touched at once counts than what several moves lead to. */
const AT_ONCE = 100;

/** `farther`: what is rather seen, too, where everything needed is. */
export function freeCorner(
  pane: Box,
  size: { readonly width: number; readonly height: number },
  margin: number,
  needed: readonly Box[],
  farther: readonly Box[] = [],
): Corner {
  const covered = CORNERS.map((corner) => {
    const box = boxIn(corner, pane, size, margin);
    const hidden = (boxes: readonly Box[]): number => boxes.reduce((sum, one) => sum + common(box, one), 0);
    return AT_ONCE * hidden(needed) + hidden(farther);
  });
  return CORNERS[covered.indexOf(Math.min(...covered))] as Corner;
}
