/** Sections 4.6 and 6.6.1: control, supply, stars and bonuses. Derived from the pieces each time, never stored. */
import { AREA, type AreaId, type ZoneId } from '../content/areas.ts';
import type { BonusId } from '../content/bonuses.ts';
import { AREAS, BIT, BORDERS, HQ, HQ_ZONE, isZone, type Places, ZONES_OF } from '../content/map.ts';
import { enemyOf, type Side } from '../content/sides.ts';
import type { Lines, OpenTable, Standing } from './table.ts';

/** The part of a table that decides who controls what. */
export type Forces = Pick<OpenTable, 'soldiers' | 'aircraft' | 'options'>;

/** The pieces of a side in an area or a zone. Attackers of a running combat are not there yet (GOW-4.6.5). */
export const piecesIn = (t: Forces, side: Side, place: AreaId | ZoneId): number =>
  (isZone(place) ? t.aircraft[side][place] : t.soldiers[side][place]) ?? 0;

/** GOW-4.6.4 */
export const controls = (t: Forces, side: Side, place: AreaId | ZoneId): boolean => piecesIn(t, side, place) > 0;

export function controllerOf(t: Forces, place: AreaId | ZoneId): Side | null {
  if (piecesIn(t, 'blue', place) > 0) return 'blue';
  return piecesIn(t, 'yellow', place) > 0 ? 'yellow' : null;
}

/** All places of `controlled` that hang together with `from`. Bots ask it of what might be, too. */
export function connected(borders: readonly Places[], controlled: Places, from: Places): Places {
  let reached = controlled & from;
  let edge = reached;
  while (edge !== 0) {
    const one = edge & -edge;
    edge ^= one;
    const next = (borders[31 - Math.clz32(one)] as Places) & controlled & ~reached;
    reached |= next;
    edge |= next;
  }
  return reached;
}

/** GOW-4.6.6: controlled areas joined to the own HQ through controlled areas; none while the HQ itself is not held. */
function landLines(t: Forces, side: Side): Lines {
  const { mode } = t.options;
  const here = t.soldiers[side];
  let held: Places = 0;
  for (const area of AREAS[mode]) if ((here[area] as number) > 0) held |= BIT[area];
  return { held, supplied: connected(BORDERS[mode], held, BIT[HQ[mode][side]]) };
}

/** GOW-4.6.7 */
function airLines(t: Forces, side: Side): Lines {
  let held: Places = 0;
  for (const zone of ZONES_OF[t.options.mode]) if ((t.aircraft[side][zone] as number) > 0) held |= BIT[zone];
  return { held, supplied: connected(BORDERS.air, held, BIT[HQ_ZONE[side]]) };
}

export const suppliedAreas = (t: Forces, side: Side): Places => landLines(t, side).supplied;
export const suppliedZones = (t: Forces, side: Side): Places => airLines(t, side).supplied;

export const includes = (places: Places, place: AreaId | ZoneId): boolean => (places & BIT[place]) !== 0;

export const supplies = (t: Forces, side: Side, place: AreaId | ZoneId): boolean =>
  includes(isZone(place) ? suppliedZones(t, side) : suppliedAreas(t, side), place);

export const listOf = (t: Forces, places: Places): AreaId[] =>
  AREAS[t.options.mode].filter((area) => includes(places, area));

/** GOW-4.5.3, GOW-4.5.5: stars of the areas a side controls and supplies. */
export function starsOf(t: Forces, side: Side): number {
  const supplied = suppliedAreas(t, side);
  let stars = 0;
  for (const area of AREAS[t.options.mode]) if (includes(supplied, area)) stars += AREA[area].stars;
  return stars;
}

export const bothStars = (t: Forces): Record<Side, number> => ({
  blue: starsOf(t, 'blue'),
  yellow: starsOf(t, 'yellow'),
});

export const standingOf = (t: Forces): Standing => ({
  blue: { land: landLines(t, 'blue'), air: airLines(t, 'blue') },
  yellow: { land: landLines(t, 'yellow'), air: airLines(t, 'yellow') },
});

/** GOW-6.6.1: the bonus is in force while its area is controlled and supplied. */
export function hasBonus(t: Forces & Pick<OpenTable, 'bonus'>, side: Side, bonus: BonusId): boolean {
  for (const area in t.bonus) {
    if (t.bonus[area as AreaId] === bonus) return supplies(t, side, area as AreaId);
  }
  return false;
}

/** GOW-4.5.1; with `hqLoss: capture` only when enemy soldiers stand alone on it. */
export function hasLostHq(t: Forces, side: Side): boolean {
  const hq = HQ[t.options.mode][side];
  if (controls(t, side, hq)) return false;
  return t.options.hqLoss === 'control' || controls(t, enemyOf(side), hq);
}

/** Option `hqLoss: capture`: the own HQ stands empty, which waives supply for the ways back into it. */
export const hqIsEmpty = (t: Forces, side: Side): boolean =>
  t.options.hqLoss === 'capture' && !controls(t, side, HQ[t.options.mode][side]);
