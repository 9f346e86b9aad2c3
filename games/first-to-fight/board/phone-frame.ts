/** What of the map a phone shows, and where things stand on it: in pixels of the pane, because plates and flags have the size of letters. */
import type { Size } from '@sztab/pieces';
import { REGIONS, type Region } from '../content/regions.ts';

export type Point = readonly [x: number, y: number];

/** A piece of the map, drawn at a scale. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Pixels a unit. */
  readonly scale: number;
}

/** The least that has to be in view, around its middle: the five regions under their plates, or wherever a mission is fought. */
const LEAST = {
  plates: { x: 470, y: 365, width: 680, height: 590 },
  flags: { x: 470, y: 340, width: 920, height: 585 },
} as const;

export function frameFor(kind: keyof typeof LEAST, size: Size): Frame {
  const least = LEAST[kind];
  // Plates lie over what is cut; a flag must be seen.
  const scale =
    kind === 'plates'
      ? Math.max(size.width / least.width, size.height / least.height)
      : Math.min(size.width / least.width, size.height / least.height);
  const [width, height] = [size.width / scale, size.height / scale];
  return { x: least.x - width / 2, y: least.y - height / 2, width, height, scale };
}

/** Between the plates, as parts of the pane: a disc never lies under one. */
const BETWEEN: Readonly<Record<Region, Point>> = {
  NEA: [0.5, 0.25],
  WAW: [0.73, 0.355],
  POL: [0.62, 0.435],
  WEU: [0.39, 0.54],
  NAI: [0.5, 0.78],
};

export const placesIn = ({ x, y, width, height }: Frame): Readonly<Record<Region, Point>> =>
  Object.fromEntries(
    REGIONS.map((region) => [region, [x + BETWEEN[region][0] * width, y + BETWEEN[region][1] * height]]),
  ) as unknown as Record<Region, Point>;

/** How many names a plate has, in a pane with room for them and in a low one: those on the right share their side with two others. */
export const LINES: Readonly<Record<'high' | 'low', Readonly<Record<Region, number>>>> = {
  high: { NEA: 4, WAW: 4, POL: 3, WEU: 3, NAI: 3 },
  low: { NEA: 2, WAW: 1, POL: 1, WEU: 2, NAI: 1 },
};
