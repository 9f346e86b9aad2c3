/** Both boards by number instead of by name: bots look at them thousands of times a second. */
import { AREA, type AreaId, ZONE, ZONES, type ZoneId } from '../content/areas.ts';
import { ADJACENT, ADJACENT_ZONES, AREAS, BIT, BORDERS, distance, HQ, type Places } from '../content/map.ts';
import type { Mode, Side } from '../content/sides.ts';
import { BARRAGE, SPACE, SPACES, type SpaceId } from '../content/spaces.ts';

/** A number for each area and zone: its place in the list of its board, as in the sets of bits. */
export const NUMBER = Object.fromEntries(
  Object.entries(BIT).map(([id, bit]) => [id, 31 - Math.clz32(bit)]),
) as Readonly<Record<AreaId | ZoneId, number>>;

/** What pieces move on: the land or the sky. */
export interface Field {
  readonly ids: readonly (AreaId | ZoneId)[];
  readonly near: readonly (readonly number[])[];
  /** The same, from the own end of the board to the enemy's, the HQ last: in this order a side clicks. */
  readonly ranks: Readonly<Record<Side, readonly (readonly number[])[]>>;
  readonly borders: readonly Places[];
  readonly hq: Readonly<Record<Side, number>>;
}

export interface Board extends Field {
  readonly ids: readonly AreaId[];
  readonly stars: readonly number[];
  /** Number of the air zone above, −1 without. */
  readonly zone: readonly number[];
  /** The area with the City centre, −1 without. */
  readonly city: number;
  /** Where the guns of a side stand, and what they reach. */
  readonly range: Readonly<Record<Side, Places>>;
  readonly noDrop: Places;
  /** Areas where a token may lie. */
  readonly slots: readonly AreaId[];
}

/**
 * The lists of both boards run from Blue's end to Yellow's. Both sides must click alike, or the symmetric board is not; the
 * HQ comes last, because it gives only what the others cannot.
 */
export const rankOf = (hq: Field['hq'], side: Side, place: number): number =>
  place === hq[side] ? HQ_RANK : side === 'blue' ? place : -place;
const HQ_RANK = 99;

/** Any list in table order, as a side looks through it. */
export const inOrder = <X>(side: Side, list: readonly X[]): readonly X[] =>
  side === 'blue' ? list : list.toReversed();

const ranksOf = (hq: Field['hq'], near: readonly (readonly number[])[]): Field['ranks'] => {
  const sorted = (side: Side) => near.map((row) => row.toSorted((a, b) => rankOf(hq, side, a) - rankOf(hq, side, b)));
  return { blue: sorted('blue'), yellow: sorted('yellow') };
};

const boardOf = (mode: Mode): Board => {
  const ids = AREAS[mode];
  const range = (side: Side): Places => {
    const guns = ids.find((id) => AREA[id].guns === side) as AreaId;
    return ids.reduce((set, id) => (distance(guns, id) <= BARRAGE.range ? set | BIT[id] : set), 0);
  };
  const hq = { blue: NUMBER[HQ[mode].blue], yellow: NUMBER[HQ[mode].yellow] };
  const near = ids.map((id) => ADJACENT[id].map((other) => NUMBER[other]));
  return {
    ids,
    near,
    ranks: ranksOf(hq, near),
    borders: BORDERS[mode],
    hq,
    stars: ids.map((id) => AREA[id].stars),
    zone: ids.map((id) => (AREA[id].zone === null ? -1 : NUMBER[AREA[id].zone])),
    city: ids.findIndex((id) => AREA[id].city),
    range: { blue: range('blue'), yellow: range('yellow') },
    noDrop: ids.reduce((set, id) => (AREA[id].noDrop ? set | BIT[id] : set), 0),
    slots: ids.filter((id) => AREA[id].bonusSlot),
  };
};

export const BOARD: Readonly<Record<Mode, Board>> = { alpine: boardOf('alpine'), island: boardOf('island') };

const home = (side: Side): number => ZONES.findIndex((zone) => ZONE[zone].hq === side);

const homes = { blue: home('blue'), yellow: home('yellow') };
const nearZones = ZONES.map((id) => ADJACENT_ZONES[id].map((other) => NUMBER[other]));

export const SKY: Field & { readonly areas: readonly Places[] } = {
  ids: ZONES,
  near: nearZones,
  ranks: ranksOf(homes, nearZones),
  borders: BORDERS.air,
  hq: homes,
  /** The areas under each zone. */
  areas: ZONES.map((zone) => AREAS.island.reduce((set, id) => (AREA[id].zone === zone ? set | BIT[id] : set), 0)),
};

/** The area (as a bit) that a commander on this space closes to every Advance; 0 for the other spaces. */
export const CLOSES = Object.fromEntries(
  [...SPACES.alpine, ...SPACES.island].map((id) => {
    const space = SPACE[id];
    return [id, space.action === 'advance' ? BIT[space.area] : 0];
  }),
) as Readonly<Record<SpaceId, Places>>;
