/**
 * The 122 fields of the board. Source: towns and symbols that the printed rules mention are kept; the board as a whole
 * is ours. Places are those of the world. The list is fields.json; what a word in it means is said here.
 */
import { byEdition } from '@sztab/kernel';
import LISTED from './fields.json' with { type: 'json' };

/** Montgomery red, Bradley white, Patton blue. */
export const COLOURS = ['R', 'W', 'B'] as const;
export type Colour = (typeof COLOURS)[number];

export type Mark =
  | 'permanent'
  | 'main'
  | 'forward'
  /** A forward base for once: Oostende. */
  | 'ostend'
  | 'fort'
  /** A printed symbol of resistance. */
  | 'resistance'
  /** Düsseldorf: whatever is linked with it is not encircled. */
  | 'hub'
  | 'medal'
  | 'blockade'
  | 'antwerp';

export interface Field {
  /** One colour, two for a shared field, none for a victory field beyond the Rhine. */
  readonly colours: readonly Colour[];
  readonly at: readonly [lat: number, lon: number];
  readonly marks: readonly Mark[];
}

export type Town = keyof typeof LISTED;
export const TOWNS = Object.keys(LISTED) as Town[];

const fieldIn = ({ colours, at: [lat, lon], marks }: (typeof LISTED)[Town]): Field => ({
  colours: [...colours] as Colour[],
  at: [lat as number, lon as number],
  marks: marks.split(' ').filter(Boolean) as Mark[],
});

export const FIELD = Object.fromEntries(TOWNS.map((town) => [town, fieldIn(LISTED[town])])) as Readonly<
  Record<Town, Field>
>;

export const fieldOf = (town: Town): Field => FIELD[town];

/** The place of each town in the list: whatever is kept for every town is kept in this order. */
export const PLACE = Object.fromEntries(TOWNS.map((town, i) => [town, i])) as Readonly<Record<Town, number>>;

/** Marks that came with a later edition. Lille: Montgomery had no medal of his own before Antwerpen, and won too seldom. */
const MARKED_SINCE: Partial<Record<Town, Partial<Record<Mark, number>>>> = { lille: { medal: 2 } };
export const marksOf = (town: Town, edition: number): readonly Mark[] =>
  fieldOf(town).marks.filter((mark) => (MARKED_SINCE[town]?.[mark] ?? 1) <= edition);

const marked = (mark: Mark, edition = Number.POSITIVE_INFINITY): ReadonlySet<Town> =>
  new Set(TOWNS.filter((town) => marksOf(town, edition).includes(mark)));
export const PERMANENT = marked('permanent');
export const MAIN_BASES = marked('main');
export const FORWARD_BASES = marked('forward');
export const FORTS = marked('fort');
/** Printed symbols of resistance. */
export const SYMBOLS = marked('resistance');
export const medalTowns = byEdition({ 1: marked('medal', 1), 2: marked('medal', 2) });
export const BLOCKADE = marked('blockade');
export const VICTORY: ReadonlySet<Town> = new Set(TOWNS.filter((town) => fieldOf(town).colours.length === 0));
export const HUB: Town = 'dusseldorf';

export const MAIN_BASE: Readonly<Record<Colour, Town>> = { R: 'lisieux', W: 'chartres', B: 'orleans' };

/** The ports that can stay German although cut off (RTR-7.5.4). */
export const PORTS: readonly Town[] = ['rotterdam', 'vlissingen', 'dunkerque', 'calais', 'boulogne'];
