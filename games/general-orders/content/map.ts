/** What follows from the areas: who borders whom, how far it is, and sets of areas or zones as bits for quick supply. */
import { ALPINE_AREAS, AREA, type AreaId, type Hex, ISLAND_AREAS, ZONE, ZONES, type ZoneId } from './areas.ts';
import type { Mode, Side } from './sides.ts';

export const AREAS: Readonly<Record<Mode, readonly AreaId[]>> = { alpine: ALPINE_AREAS, island: ISLAND_AREAS };
export const ZONES_OF: Readonly<Record<Mode, readonly ZoneId[]>> = { alpine: [], island: ZONES };
const ALL_AREAS: readonly AreaId[] = [...ALPINE_AREAS, ...ISLAND_AREAS];

/** For each key what `make` says of it. */
function table<K extends string, V>(keys: readonly K[], make: (key: K) => V): Readonly<Record<K, V>> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>;
}

const touches = ([q, r]: Hex, [p, s]: Hex): boolean => {
  const [dq, dr] = [p - q, s - r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
};

/** GOW-4.6.1: they share a border. */
const areBordering = (a: AreaId, b: AreaId): boolean =>
  a !== b &&
  AREA[a].mode === AREA[b].mode &&
  AREA[a].hexes.some((one) => AREA[b].hexes.some((two) => touches(one, two)));

export const ADJACENT: Readonly<Record<AreaId, readonly AreaId[]>> = table(ALL_AREAS, (a) =>
  AREAS[AREA[a].mode].filter((b) => areBordering(a, b)),
);

export const AREAS_IN: Readonly<Record<ZoneId, readonly AreaId[]>> = table(ZONES, (zone) =>
  ISLAND_AREAS.filter((id) => AREA[id].zone === zone),
);

/** GOW-4.6.2: an area of one borders an area of the other. */
export const ADJACENT_ZONES: Readonly<Record<ZoneId, readonly ZoneId[]>> = table(ZONES, (zone) =>
  ZONES.filter(
    (other) => other !== zone && AREAS_IN[zone].some((a) => ADJACENT[a].some((b) => AREA[b].zone === other)),
  ),
);

/** GOW-4.6.3: steps along borders, whoever stands there. */
const DISTANCE: Readonly<Record<AreaId, Readonly<Partial<Record<AreaId, number>>>>> = table(ALL_AREAS, (from) => {
  const far: Partial<Record<AreaId, number>> = { [from]: 0 };
  const queue: AreaId[] = [from];
  for (const here of queue) {
    for (const next of ADJACENT[here]) {
      if (far[next] !== undefined) continue;
      far[next] = (far[here] as number) + 1;
      queue.push(next);
    }
  }
  return far;
});

export const distance = (a: AreaId, b: AreaId): number => DISTANCE[a][b] ?? Number.POSITIVE_INFINITY;

export const HQ: Readonly<Record<Mode, Readonly<Record<Side, AreaId>>>> = {
  alpine: { blue: 'porretta', yellow: 'zocca' },
  island: { blue: 'charan-kanoa', yellow: 'paradise-valley' },
};
export const HQ_ZONE: Readonly<Record<Side, ZoneId>> = { blue: 'beachhead', yellow: 'north' };

/** A set of areas (or zones) of one board: one bit each, in the order of its list. */
export type Places = number;

export const BIT: Readonly<Record<AreaId | ZoneId, Places>> = {
  ...table(ALPINE_AREAS, (id) => 1 << ALPINE_AREAS.indexOf(id)),
  ...table(ISLAND_AREAS, (id) => 1 << ISLAND_AREAS.indexOf(id)),
  ...table(ZONES, (id) => 1 << ZONES.indexOf(id)),
};

const bits = (places: readonly (AreaId | ZoneId)[]): Places => places.reduce((set, id) => set | BIT[id], 0);

/** For each bit of a board the bits next to it. */
export const BORDERS: Readonly<Record<Mode | 'air', readonly Places[]>> = {
  alpine: ALPINE_AREAS.map((id) => bits(ADJACENT[id])),
  island: ISLAND_AREAS.map((id) => bits(ADJACENT[id])),
  air: ZONES.map((id) => bits(ADJACENT_ZONES[id])),
};

/** Whether a place is an air zone; everything else on the map is land. */
export const isZone = (place: string): place is ZoneId => place in ZONE;
export const isArea = (place: string): place is AreaId => place in AREA;
