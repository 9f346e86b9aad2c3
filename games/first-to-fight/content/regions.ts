/**
 * The five regions, their arrows and their domination tracks. Source: the regions, their special rules, and that nobody recruits
 * in North Africa and Italy are printed; arrows, squares and numbers are ours.
 */
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

const NO_ARROW = Number.POSITIVE_INFINITY;

export const REGION: Readonly<Record<Region, RegionData>> = {
  WAW: {
    neighbours: ['POL'],
    recruits: true,
    start: 4,
    levels: [0, 1, 2, 3, 3, 4, 5],
    arrows: [NO_ARROW, 5, 7, 9, 10, 11, 12],
    anchor: [52.23, 21.01],
  },
  POL: {
    neighbours: ['WAW', 'NEA', 'WEU'],
    recruits: true,
    start: 4,
    levels: [0, 1, 1, 2, 3, 3, 4],
    arrows: [NO_ARROW, 5, 6, 8, 9, 10, 11],
    anchor: [51.1, 19.8],
  },
  NEA: {
    neighbours: ['POL', 'WEU', 'NAI'],
    recruits: true,
    start: 2,
    levels: [0, 0, 1, 1, 2, 3, 4],
    arrows: [NO_ARROW, 5, 7, 8, 9, 10, 11],
    anchor: [59.5, -4],
  },
  WEU: {
    neighbours: ['POL', 'NEA', 'NAI'],
    recruits: true,
    start: 1,
    levels: [0, 1, 1, 2, 3, 3, 4],
    arrows: [NO_ARROW, 4, 6, 7, 9, 10, 11],
    anchor: [48.86, 2.35],
  },
  NAI: {
    neighbours: ['NEA', 'WEU'],
    recruits: false,
    start: 2,
    levels: [0, 1, 1, 2, 2, 3, 4],
    arrows: [NO_ARROW, 4, 5, 7, 8, 9, 10],
    anchor: [36.5, 14.5],
  },
};

/** Values of the six faces of the die. Source: public; a plain die is an option. */
export const LOSS_DIE = { faces123: [1, 1, 2, 2, 3, 3], d6: [1, 2, 3, 4, 5, 6] } as const;
