/**
 * The land areas of both boards. Source: ours, within what is public (a symmetric mountain board around a town, an
 * asymmetric island, bonus slots along the middle, one or two action spaces an area). Hexes are axial (q, r), pointy side
 * up; adjacency follows from them (map.ts) and is checked against lists of edges in a test.
 */
import type { Mode, Side } from './sides.ts';

export const ALPINE_AREAS = [
  'porretta',
  'riva-ridge',
  'riola',
  'querciola',
  'gaggio',
  'bombiana',
  'torre-di-nerone',
  'belvedere',
  'monte-castello',
  'castel-daiano',
  'castelnuovo',
  'soprassasso',
  'torraccia',
  'pietracolora',
  'roffeno',
  'vergato',
  'montese',
  'zocca',
  'monte-mosca',
] as const;

export const ISLAND_AREAS = [
  'charan-kanoa',
  'agingan',
  'afetna',
  'susupe',
  'aslito',
  'nafutan',
  'fina-susu',
  'magicienne',
  'hill-500',
  'kagman',
  'tipo-pale',
  'garapan',
  'tapotchau',
  'death-valley',
  'donnay',
  'tanapag',
  'petosukara',
  'paradise-valley',
] as const;

export type AreaId = (typeof ALPINE_AREAS)[number] | (typeof ISLAND_AREAS)[number];

export const ZONES = ['beachhead', 'south', 'east', 'centre', 'north'] as const;
export type ZoneId = (typeof ZONES)[number];

export type Hex = readonly [q: number, r: number];

export interface Area {
  readonly mode: Mode;
  readonly hexes: readonly Hex[];
  readonly stars: number;
  readonly start: { readonly side: Side; readonly soldiers: number } | null;
  /** Whose headquarters lies here. */
  readonly hq: Side | null;
  /** The air zone above it; the mountains have none. */
  readonly zone: ZoneId | null;
  readonly bonusSlot: boolean;
  /** Nobody may drop soldiers here. */
  readonly noDrop: boolean;
  readonly city: boolean;
  /** Whose guns stand here: a Barrage space. */
  readonly guns: Side | null;
  /** Whose paratroopers start here: a Paradrop space. */
  readonly drop: Side | null;
}

type Features = Partial<Omit<Area, 'mode' | 'hexes' | 'stars' | 'start'>>;
type Start = readonly [side: Side, soldiers: number] | null;

const area = (mode: Mode, hexes: readonly Hex[], stars: number, start: Start, features: Features = {}): Area => ({
  mode,
  hexes,
  stars,
  start: start && { side: start[0], soldiers: start[1] },
  hq: null,
  zone: null,
  bonusSlot: false,
  noDrop: false,
  city: false,
  guns: null,
  drop: null,
  ...features,
});

const alpine = (hexes: readonly Hex[], stars: number, start: Start, features?: Features): Area =>
  area('alpine', hexes, stars, start, features);

const island = (zone: ZoneId, hexes: readonly Hex[], stars: number, start: Start, features?: Features): Area =>
  area('island', hexes, stars, start, { zone, ...features });

/** Those of Operation Encore, then those of Saipan. */
export const AREA: Readonly<Record<AreaId, Area>> = {
  porretta: alpine(
    [
      [-2, 3],
      [-1, 3],
      [-1, 2],
    ],
    0,
    ['blue', 3],
    { hq: 'blue' },
  ),
  'riva-ridge': alpine(
    [
      [-3, 3],
      [-3, 2],
      [-2, 2],
    ],
    1,
    ['blue', 2],
    { noDrop: true, guns: 'blue' },
  ),
  riola: alpine(
    [
      [0, 3],
      [0, 2],
      [1, 2],
    ],
    1,
    ['blue', 2],
  ),
  querciola: alpine([[-2, 1]], 1, null, { drop: 'blue' }),
  gaggio: alpine([[-1, 1]], 2, ['blue', 2]),
  bombiana: alpine([[0, 1]], 2, ['blue', 2]),
  'torre-di-nerone': alpine([[1, 1]], 1, ['blue', 1]),
  belvedere: alpine([[-2, 0]], 1, null, { bonusSlot: true, noDrop: true }),
  'monte-castello': alpine([[-1, 0]], 2, null, { bonusSlot: true }),
  'castel-daiano': alpine([[0, 0]], 3, null, { city: true }),
  castelnuovo: alpine([[1, 0]], 2, null, { bonusSlot: true }),
  soprassasso: alpine([[2, 0]], 1, null, { bonusSlot: true, noDrop: true }),
  torraccia: alpine([[-1, -1]], 1, ['yellow', 1]),
  pietracolora: alpine([[0, -1]], 2, ['yellow', 2]),
  roffeno: alpine([[1, -1]], 2, ['yellow', 2]),
  vergato: alpine([[2, -1]], 1, null, { drop: 'yellow' }),
  montese: alpine(
    [
      [0, -3],
      [0, -2],
      [-1, -2],
    ],
    1,
    ['yellow', 2],
  ),
  zocca: alpine(
    [
      [1, -3],
      [2, -3],
      [1, -2],
    ],
    0,
    ['yellow', 3],
    { hq: 'yellow' },
  ),
  'monte-mosca': alpine(
    [
      [3, -3],
      [3, -2],
      [2, -2],
    ],
    1,
    ['yellow', 2],
    { noDrop: true, guns: 'yellow' },
  ),

  'charan-kanoa': island('beachhead', [[-2, 4]], 0, ['blue', 4], { hq: 'blue' }),
  agingan: island('beachhead', [[-2, 5]], 1, ['blue', 3], { guns: 'blue' }),
  afetna: island('beachhead', [[-1, 3]], 1, ['blue', 3]),
  susupe: island('beachhead', [[-1, 4]], 2, ['blue', 3]),
  aslito: island('south', [[-1, 5]], 3, ['yellow', 2]),
  nafutan: island('south', [[0, 5]], 1, null, { bonusSlot: true }),
  'fina-susu': island('south', [[0, 4]], 1, ['yellow', 1]),
  magicienne: island('east', [[1, 4]], 1, null, { bonusSlot: true }),
  'hill-500': island('east', [[1, 3]], 2, ['yellow', 1]),
  kagman: island(
    'east',
    [
      [2, 3],
      [3, 3],
    ],
    2,
    null,
    { bonusSlot: true },
  ),
  'tipo-pale': island('centre', [[0, 3]], 2, null, { bonusSlot: true }),
  garapan: island('centre', [[0, 2]], 3, ['yellow', 2]),
  tapotchau: island('centre', [[1, 2]], 3, ['yellow', 2]),
  'death-valley': island(
    'centre',
    [
      [2, 2],
      [3, 2],
    ],
    1,
    null,
  ),
  donnay: island('north', [[3, 1]], 1, null),
  tanapag: island('north', [[1, 1]], 1, ['yellow', 1]),
  petosukara: island('north', [[2, 1]], 1, ['yellow', 1], { guns: 'yellow' }),
  'paradise-valley': island(
    'north',
    [
      [2, 0],
      [3, 0],
    ],
    0,
    ['yellow', 2],
    { hq: 'yellow' },
  ),
};

export interface Zone {
  /** Whose headquarters lies under it. */
  readonly hq: Side | null;
  /** Where its sector is drawn: x = q + r/2, y = r. */
  readonly anchor: readonly [x: number, y: number];
  readonly start: Readonly<Record<Side, number>>;
}

export const ZONE: Readonly<Record<ZoneId, Zone>> = {
  beachhead: { hq: 'blue', anchor: [-1.3, 4.5], start: { blue: 5, yellow: 0 } },
  south: { hq: null, anchor: [1.5, 6.2], start: { blue: 0, yellow: 0 } },
  east: { hq: null, anchor: [5.7, 3.0], start: { blue: 0, yellow: 0 } },
  centre: { hq: null, anchor: [-0.7, 2.0], start: { blue: 0, yellow: 1 } },
  north: { hq: 'yellow', anchor: [0.2, 0.1], start: { blue: 0, yellow: 3 } },
};
