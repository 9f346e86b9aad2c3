/** Hexes as shapes: centres, outlines of whole areas, and where the things of an area stand. In units of one hex side. */
import type { Size } from '@sztab/pieces';
import { AREA, type AreaId, type Hex, type ZoneId } from '../content/areas.ts';
import { AREAS, AREAS_IN } from '../content/map.ts';
import type { Mode } from '../content/sides.ts';

export type { Size };

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}
export type Point = readonly [x: number, y: number];

const HALF = Math.sqrt(3) / 2;
/** How wide a hex is. */
const WIDE = 2 * HALF;

/** From board units (x = q + r/2, y = r) to sides. */
export const fromUnits = ([x, y]: Point): Point => [x * WIDE, y * 1.5];
export const centreOf = ([q, r]: Hex): Point => fromUnits([q + r / 2, r]);

/** Clockwise from the top, and the neighbour beyond the edge that begins there. */
const CORNERS: readonly Point[] = [
  [0, -1],
  [HALF, -0.5],
  [HALF, 0.5],
  [0, 1],
  [-HALF, 0.5],
  [-HALF, -0.5],
];
const BEYOND: readonly Hex[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

const corner = (hex: Hex, i: number): Point => {
  const [x, y] = centreOf(hex);
  const [dx, dy] = CORNERS[i % 6] as Point;
  return [x + dx, y + dy];
};
const keyOf = ([x, y]: Point): string => `${Math.round(x * 100)} ${Math.round(y * 100)}`;

/** The edge of a set of hexes, clockwise. Islands of hexes that do not touch give several loops. */
export function outlines(hexes: readonly Hex[]): Point[][] {
  const own = new Set(hexes.map(String));
  const next = new Map<string, readonly [Point, Point]>();
  for (const hex of hexes) {
    for (let i = 0; i < 6; i++) {
      const [dq, dr] = BEYOND[i] as Hex;
      if (own.has(String([hex[0] + dq, hex[1] + dr]))) continue;
      const from = corner(hex, i);
      next.set(keyOf(from), [from, corner(hex, i + 1)]);
    }
  }
  const loops: Point[][] = [];
  for (const [start] of next) {
    if (!next.has(start)) continue;
    const loop: Point[] = [];
    for (let at = start; next.has(at); ) {
      const [from, to] = next.get(at) as readonly [Point, Point];
      next.delete(at);
      loop.push(from);
      at = keyOf(to);
    }
    loops.push(loop);
  }
  return loops;
}

const round = (n: number): number => Math.round(n * 100) / 100;
export const pathOf = (loops: readonly (readonly Point[])[]): string =>
  loops.map((loop) => `M${loop.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`).join('');

const hexesOf = (areas: readonly AreaId[]): Hex[] => areas.flatMap((area) => [...AREA[area].hexes]);

/** The outline of several areas together. */
export const pathAround = (areas: readonly AreaId[]): string => pathOf(outlines(hexesOf(areas)));

export interface AreaShape {
  /** The box around it. */
  readonly box: Box;
  /** Corners, relative to the upper left of the box. */
  readonly corners: readonly Point[];
  readonly path: string;
  /** Where its things stand, on the board. */
  readonly middle: Point;
  /** How many hexes there are for its things to spread over. */
  readonly hexes: number;
}

function shapeOf(area: AreaId): AreaShape {
  const { hexes } = AREA[area];
  const [outline] = outlines(hexes) as [Point[]];
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const box = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  const corners = outline.map(([cx, cy]): Point => [cx - x, cy - y]);
  const centres = hexes.map(centreOf);
  const mean = (at: 0 | 1): number => centres.reduce((sum, centre) => sum + centre[at], 0) / hexes.length;
  return { box, corners, path: pathOf([corners]), middle: [mean(0), mean(1)], hexes: hexes.length };
}

const all = (mode: Mode): Map<AreaId, AreaShape> => new Map(AREAS[mode].map((area) => [area, shapeOf(area)]));
const SHAPES: ReadonlyMap<AreaId, AreaShape> = new Map([...all('alpine'), ...all('island')]);
export const shape = (area: AreaId): AreaShape => SHAPES.get(area) as AreaShape;

export const zonePath = (zone: ZoneId): string => pathAround(AREAS_IN[zone]);
export const landLoops = (mode: Mode): Point[][] => outlines(hexesOf(AREAS[mode]));

/** The thin lines inside areas of several hexes. */
export function innerLines(mode: Mode): string {
  let d = '';
  for (const { hexes } of AREAS[mode].map((area) => AREA[area])) {
    for (const [n, hex] of hexes.entries()) {
      for (let i = 0; i < 6; i++) {
        const [dq, dr] = BEYOND[i] as Hex;
        const other = hexes.findIndex(([q, r]) => q === hex[0] + dq && r === hex[1] + dr);
        if (other <= n) continue;
        const [a, b] = [corner(hex, i), corner(hex, i + 1)];
        d += `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`;
      }
    }
  }
  return d;
}
