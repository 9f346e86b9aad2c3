/** How large things are drawn: towns by the sheet, everything that is read by the screen. */

/** The radius of a town, on the sheet. */
export const TOWN_R = 14;

/** The side of a town's button, of the width of the map. */
export const TOWN_SIDE = 0.027;

export const percent = (n: number, of: number): string => `${((100 * n) / of).toFixed(2)}%`;

/** Blocks, signs and supplies keep their size on the screen while the map is enlarged; where it is small, they step back. */
export function shrink(width: number): number {
  if (width < 480) return 0.62;
  return width < 760 ? 0.8 : 1;
}
