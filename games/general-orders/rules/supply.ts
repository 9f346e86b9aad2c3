/** GOW-4.6 and GOW-6.6.1: control, supply, stars and bonuses. Derived from the pieces each time, never stored. */
import { isHeard } from '@sztab/kernel';
import { AREA, type AreaId, type ZoneId } from '../content/areas.ts';
import type { BonusId } from '../content/bonuses.ts';
import { AREAS, BIT, BORDERS, HQ, HQ_ZONE, isZone, type Places, ZONES_OF } from '../content/map.ts';
import { enemyOf, type Side } from '../content/sides.ts';
import type { Lines, PublicState, Standing } from './state.ts';

/** The part of a table that decides who controls what. */
export type Forces = Pick<PublicState, 'soldiers' | 'aircraft' | 'options'>;

/** The pieces of a side in an area or a zone. Attackers of a running combat are not there yet (GOW-4.6.5). */
export const piecesIn = (s: Forces, side: Side, place: AreaId | ZoneId): number =>
  (isZone(place) ? s.aircraft[side][place] : s.soldiers[side][place]) ?? 0;

/** GOW-4.6.4 */
export const controls = (s: Forces, side: Side, place: AreaId | ZoneId): boolean => piecesIn(s, side, place) > 0;

export function controllerOf(s: Forces, place: AreaId | ZoneId): Side | null {
  if (piecesIn(s, 'blue', place) > 0) return 'blue';
  return piecesIn(s, 'yellow', place) > 0 ? 'yellow' : null;
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
function landLines(s: Forces, side: Side): Lines {
  const { mode } = s.options;
  const here = s.soldiers[side];
  let held: Places = 0;
  for (const area of AREAS[mode]) if ((here[area] as number) > 0) held |= BIT[area];
  return { held, supplied: connected(BORDERS[mode], held, BIT[HQ[mode][side]]) };
}

/** GOW-4.6.7 */
function airLines(s: Forces, side: Side): Lines {
  let held: Places = 0;
  for (const zone of ZONES_OF[s.options.mode]) if ((s.aircraft[side][zone] as number) > 0) held |= BIT[zone];
  return { held, supplied: connected(BORDERS.air, held, BIT[HQ_ZONE[side]]) };
}

/** The lines of a side, and of the places it holds those with two pieces or more: one may leave there. */
export interface Reach extends Lines {
  readonly many: Places;
}

export function landReach(s: Forces, side: Side): Reach {
  const { mode } = s.options;
  const here = s.soldiers[side];
  let held: Places = 0;
  let many: Places = 0;
  for (const area of AREAS[mode]) {
    const pieces = here[area] as number;
    if (pieces === 0) continue;
    held |= BIT[area];
    if (pieces > 1) many |= BIT[area];
  }
  return { held, many, supplied: connected(BORDERS[mode], held, BIT[HQ[mode][side]]) };
}

export function airReach(s: Forces, side: Side): Reach {
  let held: Places = 0;
  let many: Places = 0;
  for (const zone of ZONES_OF[s.options.mode]) {
    const pieces = s.aircraft[side][zone] as number;
    if (pieces === 0) continue;
    held |= BIT[zone];
    if (pieces > 1) many |= BIT[zone];
  }
  return { held, many, supplied: connected(BORDERS.air, held, BIT[HQ_ZONE[side]]) };
}

export const suppliedAreas = (s: Forces, side: Side): Places => landLines(s, side).supplied;
export const suppliedZones = (s: Forces, side: Side): Places => airLines(s, side).supplied;

export const includes = (places: Places, place: AreaId | ZoneId): boolean => (places & BIT[place]) !== 0;

export const supplies = (s: Forces, side: Side, place: AreaId | ZoneId): boolean =>
  includes(isZone(place) ? suppliedZones(s, side) : suppliedAreas(s, side), place);

export const listOf = (s: Forces, places: Places): AreaId[] =>
  AREAS[s.options.mode].filter((area) => includes(places, area));

/** GOW-4.5.3, GOW-4.5.5: stars of the areas a side controls and supplies. */
export function starsOf(s: Forces, side: Side): number {
  const supplied = suppliedAreas(s, side);
  let stars = 0;
  for (const area of AREAS[s.options.mode]) if (includes(supplied, area)) stars += AREA[area].stars;
  return stars;
}

export const bothStars = (s: Forces): Record<Side, number> => ({
  blue: starsOf(s, 'blue'),
  yellow: starsOf(s, 'yellow'),
});

/** Who holds and supplies what before a change, for the log alone: nobody looks at it while a bot imagines. */
export const standingToTell = (s: Forces): Standing => (isHeard() ? standingOf(s) : UNHEARD);

const NO_LINES: Lines = { held: 0, supplied: 0 };
const UNHEARD: Standing = { blue: { land: NO_LINES, air: NO_LINES }, yellow: { land: NO_LINES, air: NO_LINES } };

export const standingOf = (s: Forces): Standing => ({
  blue: { land: landLines(s, 'blue'), air: airLines(s, 'blue') },
  yellow: { land: landLines(s, 'yellow'), air: airLines(s, 'yellow') },
});

/** GOW-6.6.1: the bonus is in force while its area is controlled and supplied. */
export function hasBonus(s: Forces & Pick<PublicState, 'bonus'>, side: Side, bonus: BonusId): boolean {
  for (const area in s.bonus) {
    if (s.bonus[area as AreaId] === bonus) return supplies(s, side, area as AreaId);
  }
  return false;
}

/** GOW-4.5.1; with `hqLoss: capture` only when enemy soldiers stand alone on it. */
export function hasLostHq(s: Forces, side: Side): boolean {
  const hq = HQ[s.options.mode][side];
  if (controls(s, side, hq)) return false;
  return s.options.hqLoss === 'control' || controls(s, enemyOf(side), hq);
}

/** Option `hqLoss: capture`: the own HQ stands empty, which waives supply for the ways back into it. */
export const hqIsEmpty = (s: Forces, side: Side): boolean =>
  s.options.hqLoss === 'capture' && !controls(s, side, HQ[s.options.mode][side]);
