/**
 * The five regions, their arrows and their domination tracks. Source: the regions, their special rules, and that nobody recruits
 * in North Africa and Italy are printed; arrows, squares and numbers are ours.
 */
import regions from './regions.json' with { type: 'json' };

export const REGIONS = ['WAW', 'POL', 'NEA', 'WEU', 'NAI'] as const;
/** Warsaw, Poland, Northern Europe and the Atlantic, Western Europe, North Africa and Italy. */
export type Region = (typeof REGIONS)[number];

/** Squares of a domination track, from 0 at the left; from this one on they are dark: the region is occupied. */
export const SQUARES = 7;
export const FIRST_DARK = 4;

export interface RegionData {
  readonly neighbours: readonly Region[];
  readonly recruits: boolean;
  readonly start: number;
  /** The number on each square: the level of Axis domination. */
  readonly levels: readonly number[];
  /** `arrows[n]`: what Underground must exceed to move the marker from square n to n − 1. There is none at square 0. */
  readonly arrows: readonly number[];
  /** Where the region's name is drawn: latitude, longitude. */
  readonly anchor: readonly [lat: number, lon: number];
}

/** As it is written down: without an arrow at square 0. */
const written = regions as unknown as Readonly<Record<Region, RegionData>>;
const regionOf = (id: Region): RegionData => ({
  ...written[id],
  arrows: [Number.POSITIVE_INFINITY, ...written[id].arrows],
});

export const REGION: Readonly<Record<Region, RegionData>> = {
  WAW: regionOf('WAW'),
  POL: regionOf('POL'),
  NEA: regionOf('NEA'),
  WEU: regionOf('WEU'),
  NAI: regionOf('NAI'),
};

/** Values of the six faces of the die. Source: public; a plain die is an option. */
export const LOSS_DIE = { faces123: [1, 1, 2, 2, 3, 3], d6: [1, 2, 3, 4, 5, 6] } as const;
