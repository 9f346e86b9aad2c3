/**
 * Sixteen towns in four regions. Source: the regions, their numbers of towns and twelve names are printed; Warszawa, Łódź, Kielce
 * and Białystok, the obstacles at the start and three of the rewards are ours. Places are those of the world.
 */
import { byEdition } from '@sztab/kernel';

export const REGIONS = ['prussian', 'austrian', 'kresy', 'central'] as const;
export type Region = (typeof REGIONS)[number];

export const TOWNS = [
  'gdansk',
  'poznan',
  'opole',
  'cieszyn',
  'krakow',
  'lwow',
  'stanislawow',
  'kowno',
  'wilno',
  'pinsk',
  'luck',
  'warszawa',
  'lodz',
  'kielce',
  'lublin',
  'bialystok',
] as const;
export type Town = (typeof TOWNS)[number];

/** Tsarist Russia, later the Bolsheviks; the Central Powers; Ukrainian influence. */
export const KINDS = ['ru', 'cp', 'ua'] as const;
export type Kind = (typeof KINDS)[number];

export interface TownData {
  readonly region: Region;
  readonly at: readonly [lat: number, lon: number];
  /** What lies there at the start in the first edition: of which kind, and how many with two, three and four players. */
  readonly obstacles?: readonly [kind: Kind, two: number, three: number, four: number];
}

export const TOWN: Readonly<Record<Town, TownData>> = {
  gdansk: { region: 'prussian', at: [54.352, 18.646], obstacles: ['cp', 1, 1, 1] },
  poznan: { region: 'prussian', at: [52.408, 16.934], obstacles: ['cp', 1, 2, 2] },
  opole: { region: 'prussian', at: [50.675, 17.921], obstacles: ['cp', 1, 1, 1] },
  cieszyn: { region: 'austrian', at: [49.75, 18.632], obstacles: ['cp', 0, 1, 1] },
  krakow: { region: 'austrian', at: [50.062, 19.938] },
  lwow: { region: 'austrian', at: [49.84, 24.03], obstacles: ['ua', 0, 1, 1] },
  stanislawow: { region: 'austrian', at: [48.922, 24.711], obstacles: ['ua', 0, 1, 1] },
  kowno: { region: 'kresy', at: [54.898, 23.904], obstacles: ['ru', 0, 1, 1] },
  wilno: { region: 'kresy', at: [54.687, 25.28], obstacles: ['ru', 1, 2, 2] },
  pinsk: { region: 'kresy', at: [52.115, 26.103], obstacles: ['ru', 1, 2, 2] },
  luck: { region: 'kresy', at: [50.747, 25.325], obstacles: ['ru', 1, 2, 2] },
  warszawa: { region: 'central', at: [52.23, 21.012], obstacles: ['ru', 1, 2, 2] },
  lodz: { region: 'central', at: [51.759, 19.456], obstacles: ['ru', 0, 1, 1] },
  kielce: { region: 'central', at: [50.87, 20.628], obstacles: ['ru', 0, 0, 1] },
  lublin: { region: 'central', at: [51.247, 22.568], obstacles: ['ru', 0, 1, 1] },
  bialystok: { region: 'central', at: [53.133, 23.164], obstacles: ['ru', 1, 1, 1] },
};

/** Where three players meet fewer since the second edition: against almost as many as four they won less often than any other team. */
const FOR_THREE = byEdition<Readonly<Partial<Record<Town, number>>>>({
  1: {},
  2: { stanislawow: 0, pinsk: 1, lodz: 0 },
});

/** How many obstacles lie in a town at the start, by the column for so many players. */
export function obstaclesAtStart(edition: number, town: Town, column: 2 | 3 | 4): number {
  const [, ...counts] = TOWN[town].obstacles ?? ['ru', 0, 0, 0];
  return (column === 3 ? FOR_THREE(edition)[town] : undefined) ?? (counts[column - 2] as number);
}

const inRegion = (...regions: readonly Region[]): readonly Town[] =>
  TOWNS.filter((town) => regions.includes(TOWN[town].region));

/** Where an effect may happen: a region, both parts of the Russian partition, or anywhere. */
export const AREA = {
  '@prussian': inRegion('prussian'),
  '@austrian': inRegion('austrian'),
  '@kresy': inRegion('kresy'),
  '@central': inRegion('central'),
  '@russian': inRegion('kresy', 'central'),
  '*': TOWNS,
} as const satisfies Readonly<Record<string, readonly Town[]>>;

export type Where = Town | keyof typeof AREA;

const single = Object.fromEntries(TOWNS.map((town) => [town, [town]])) as unknown as Record<Town, readonly Town[]>;
export const townsOf = (where: Where): readonly Town[] =>
  where in AREA ? AREA[where as keyof typeof AREA] : single[where as Town];
const BY_REGION: Readonly<Record<Region, readonly Town[]>> = {
  prussian: AREA['@prussian'],
  austrian: AREA['@austrian'],
  kresy: AREA['@kresy'],
  central: AREA['@central'],
};
export const townsIn = (region: Region): readonly Town[] => BY_REGION[region];

/** What a controlled region gives while the pools are filled. */
export const REWARD: Readonly<Record<Region, 'morale' | 'die'>> = {
  prussian: 'morale',
  austrian: 'morale',
  kresy: 'die',
  central: 'die',
};

/** Independence tokens in the box; obstacles are unlimited. */
export const INDEPENDENCE_TOKENS = 34;
