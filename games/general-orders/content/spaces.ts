/** The action spaces. Source: kinds and numbers are printed; their places on the maps and all strengths are ours. */
import { AREA, type AreaId, type ZoneId } from './areas.ts';
import { AREAS, ZONES_OF } from './map.ts';
import type { Mode, Side } from './sides.ts';

export type LinkedAction = 'advance' | 'barrage' | 'paradrop' | 'fly' | 'bombing';
export type SupportAction = 'reinforce' | 'plan' | 'scramble';
export type Action = LinkedAction | SupportAction;

export type SupportSpace = `${SupportAction}-${1 | 2}`;
export type SpaceId =
  | `adv:${AreaId}`
  | `bar:${AreaId}`
  | `para:${AreaId}`
  | `fly:${ZoneId}`
  | `bomb:${ZoneId}`
  | SupportSpace;

export type Space = { readonly id: SpaceId } & (
  | { readonly action: 'advance'; readonly area: AreaId }
  /** Coloured: for that side only (GOW-5.1.7). */
  | { readonly action: 'barrage' | 'paradrop'; readonly area: AreaId; readonly side: Side }
  | { readonly action: 'fly' | 'bombing'; readonly zone: ZoneId }
  | { readonly action: SupportAction; readonly support: SupportSpace }
);

/**
 * Strength of the support spaces: one number on the mountain board, one a side on the island. Blue's Reinforce on
 * the island has 8 and 6, because the first design's 6 and 5 gave Blue only 37.5 % of greedy games (README.md).
 */
export const STRENGTH: Readonly<Record<SupportSpace, Readonly<Record<Mode, Readonly<Record<Side, number>>>>>> = {
  'reinforce-1': { alpine: { blue: 5, yellow: 5 }, island: { blue: 8, yellow: 4 } },
  'reinforce-2': { alpine: { blue: 4, yellow: 4 }, island: { blue: 6, yellow: 3 } },
  'plan-1': { alpine: { blue: 3, yellow: 3 }, island: { blue: 3, yellow: 3 } },
  'plan-2': { alpine: { blue: 2, yellow: 2 }, island: { blue: 2, yellow: 2 } },
  'scramble-1': { alpine: { blue: 0, yellow: 0 }, island: { blue: 4, yellow: 3 } },
  'scramble-2': { alpine: { blue: 0, yellow: 0 }, island: { blue: 3, yellow: 2 } },
};

/** GOW-5.6.3: this space carries the initiative symbol. */
export const INITIATIVE_SPACE: SupportSpace = 'plan-2';

/** GOW-5.3.4, GOW-5.3.2, GOW-5.4.4: dice and reach of the guns, soldiers of a drop. Printed. */
export const BARRAGE = { dice: 2, range: 3 } as const;
export const DROP = 2;

const support = (mode: Mode): Space[] =>
  (['reinforce', 'plan', 'scramble'] as const)
    .filter((action) => mode === 'island' || action !== 'scramble')
    .flatMap((action): Space[] =>
      ([1, 2] as const).map((n) => ({ id: `${action}-${n}`, action, support: `${action}-${n}` })),
    );

const onAreas = (mode: Mode): Space[] =>
  AREAS[mode].flatMap((area): Space[] => {
    const { guns, drop } = AREA[area];
    return [
      { id: `adv:${area}`, action: 'advance', area },
      ...(guns ? [{ id: `bar:${area}`, action: 'barrage', area, side: guns } as const] : []),
      ...(drop ? [{ id: `para:${area}`, action: 'paradrop', area, side: drop } as const] : []),
    ];
  });

const onZones = (mode: Mode): Space[] =>
  ZONES_OF[mode].flatMap((zone): Space[] => [
    { id: `fly:${zone}`, action: 'fly', zone },
    { id: `bomb:${zone}`, action: 'bombing', zone },
  ]);

const all = (mode: Mode): Space[] => [...onAreas(mode), ...onZones(mode), ...support(mode)];

/** Every space of a board, in table order. */
export const SPACES: Readonly<Record<Mode, readonly SpaceId[]>> = {
  alpine: all('alpine').map(({ id }) => id),
  island: all('island').map(({ id }) => id),
};

/** A space by its id; the support spaces are the same on both boards. */
export const SPACE = Object.fromEntries(
  [...all('alpine'), ...all('island')].map((space) => [space.id, space]),
) as Readonly<Record<SpaceId, Space>>;

export const isSpace = (thing: string): thing is SpaceId => thing in SPACE;
