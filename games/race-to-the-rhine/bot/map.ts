/** The board in numbers: towns by their place in the list, what they are, and who may go where. */

import { byEdition } from '@sztab/kernel';
import { START_FIELDS } from '../content/corps.ts';
import {
  COLOURS,
  type Colour,
  FORTS,
  fieldOf,
  medalTowns,
  PLACE,
  SYMBOLS,
  TOWNS,
  type Town,
  VICTORY,
} from '../content/fields.ts';
import { LINKS, LINKS_OF, type Link, ROADS } from '../content/roads.ts';

export const SIZE = TOWNS.length;

const flags = (is: (town: Town) => boolean): Uint8Array => Uint8Array.from(TOWNS, (town) => (is(town) ? 1 : 0));
export const FORT = flags((town) => FORTS.has(town));
export const SYMBOL = flags((town) => SYMBOLS.has(town));
export const medalsIn = byEdition({
  1: flags((town) => medalTowns(1).has(town)),
  2: flags((town) => medalTowns(2).has(town)),
});
export const CROSSING = flags((town) => VICTORY.has(town));
export const START = flags((town) => START_FIELDS.has(town));
export const SHARED = flags((town) => fieldOf(town).colours.length > 1);

const places = (links: readonly Link[]): number[] => links.map(({ to }) => PLACE[to]);
const perColour = <X>(make: (colour: Colour) => X): Readonly<Record<Colour, X>> =>
  Object.fromEntries(COLOURS.map((colour) => [colour, make(colour)])) as Record<Colour, X>;

/** What lies beside a town by any road, and by the roads of a commander. */
export const BESIDE: readonly (readonly number[])[] = TOWNS.map((town) => places(LINKS[town]));
export const NEAR = perColour((colour): readonly (readonly number[])[] =>
  TOWNS.map((town) => places(LINKS_OF[colour][town])),
);
/** What a commander may take: the own fields, shared ones and those beyond the Rhine. */
export const OPEN_TO = perColour((colour) =>
  flags((town) => VICTORY.has(town) || fieldOf(town).colours.includes(colour)),
);

/** The number of the road between two towns, by `from * SIZE + to`; and of each road by its name. */
export const ROAD_BETWEEN = new Uint8Array(SIZE * SIZE);
export const ROAD_NO = new Map<string, number>();
ROADS.forEach(({ id, ends: [a, b] }, no) => {
  ROAD_NO.set(id, no);
  ROAD_BETWEEN[PLACE[a] * SIZE + PLACE[b]] = no;
  ROAD_BETWEEN[PLACE[b] * SIZE + PLACE[a]] = no;
});
export const ROAD_COUNT = ROADS.length;

/** A free field in the text of who controls what. */
export const FREE = 46;
/** Small letters (for good) and capitals (by a marker) are the same owner. */
export const ownerCode = (sign: number): number => sign & ~32;
export const CODE: Readonly<Record<Colour, number>> = { R: 82, W: 87, B: 66 };
