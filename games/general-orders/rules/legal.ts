/**
 * GOW-5.1 to GOW-5.9: where a commander may be deployed, and where his action may reach. Each condition is one function that gives the
 * reason against a candidate, or null; lists are the candidates with null, and `why-not.ts` passes the reason on.
 */
import { AREA, type AreaId, type ZoneId } from '../content/areas.ts';
import { BONUS_ADDS } from '../content/bonuses.ts';
import {
  ADJACENT,
  ADJACENT_ZONES,
  AREAS,
  AREAS_IN,
  BIT,
  BORDERS,
  distance,
  HQ,
  HQ_ZONE,
  isArea,
  isZone,
  type Places,
  ZONES_OF,
} from '../content/map.ts';
import { enemyOf, type Side, STACK } from '../content/sides.ts';
import {
  BARRAGE,
  SPACE,
  type Space,
  type SpaceId,
  STRENGTH,
  type SupportAction,
  type SupportSpace,
} from '../content/spaces.ts';
import type { Strength } from './events.ts';
import { reserveFor, roomIn } from './pieces.ts';
import type { PublicState, SupplyFrame } from './state.ts';
import { airReach, controls, hasBonus, hqIsEmpty, includes, landReach, piecesIn, type Reach } from './supply.ts';

/** Why an action would have nothing to do, although its conditions are met. */
export type Idle = 'empty-reserve' | 'too-few-aircraft' | 'no-room';

/** Why no commander may be placed there. Each reason is one condition of the rulebook's table of conditions. */
export type NoDeployment =
  | 'no-commander'
  | 'space-occupied'
  | 'own-area'
  | 'own-zone'
  | 'no-source'
  | 'other-colour'
  | 'not-held'
  | 'not-supplied'
  | 'pair-used'
  | Idle;

const isOccupied = (s: Pick<PublicState, 'deployed'>, space: SpaceId): boolean =>
  s.deployed.blue.includes(space) || s.deployed.yellow.includes(space);

/** Where a side is supplied: worked out once for all the spaces that are looked at. */
interface Supplied {
  readonly areas: Places;
  readonly zones: Places;
  readonly land: Reach;
  readonly air: Reach;
}
const NO_SKY: Reach = { held: 0, many: 0, supplied: 0 };

function suppliedBy(s: PublicState, side: Side): Supplied {
  const land = landReach(s, side);
  const air = s.options.mode === 'island' ? airReach(s, side) : NO_SKY;
  return { areas: land.supplied, zones: air.supplied, land, air };
}

/** Null if the commander may be placed. */
export function noDeployment(
  s: PublicState,
  side: Side,
  id: SpaceId,
  supplied: Supplied = suppliedBy(s, side),
): NoDeployment | null {
  if (isOccupied(s, id)) return 'space-occupied'; // GOW-5.1.1
  if (s.reserve[side].commanders === 0) return 'no-commander';
  const unmet = unmetCondition(s, side, SPACE[id], supplied);
  // GOW-5.1.4: since edition 2 a space may be taken only to close it.
  return unmet ?? (s.edition < 2 ? idleBecause(s, side, SPACE[id], supplied) : null);
}

function unmetCondition(s: PublicState, side: Side, space: Space, supplied: Supplied): NoDeployment | null {
  switch (space.action) {
    case 'advance': // GOW-5.2.1
      if (includes(supplied.land.held, space.area)) return 'own-area';
      return hasSource(s, side, space.area, supplied) ? null : 'no-source';
    case 'fly': // GOW-5.7.1
      if (includes(supplied.air.held, space.zone)) return 'own-zone';
      return hasSource(s, side, space.zone, supplied) ? null : 'no-source';
    case 'barrage': // GOW-5.3.1
      return space.side === side ? unheld(s, side, space.area, supplied) : 'other-colour';
    case 'paradrop': // GOW-5.4.1
      if (space.side !== side) return 'other-colour';
      if (!hqIsEmpty(s, side)) return unheld(s, side, space.area, supplied);
      return controls(s, side, space.area) ? null : 'not-held';
    case 'bombing': // GOW-5.8.1
      return unheld(s, side, space.zone, supplied);
    default:
      return s.usedPairs[side].includes(space.action) ? 'pair-used' : null; // GOW-5.1.6
  }
}

/** GOW-5.1.4: null if the action has something to do. */
export function idleBecause(s: PublicState, side: Side, space: Space, supplied?: Supplied): Idle | null {
  switch (space.action) {
    case 'paradrop':
      return s.reserve[side].soldiers > 0 ? null : 'empty-reserve';
    case 'bombing':
      return piecesIn(s, side, space.zone) >= 2 ? null : 'too-few-aircraft';
    case 'reinforce':
    case 'scramble': {
      const places = allowedPlaces(s, side, space.support, supplied);
      if (places.length === 0) return 'no-room';
      const reserve = reserveFor(s, side, places[0] as AreaId | ZoneId);
      if (reserve > 0 && places.some((place) => roomIn(s, side, place) > 0)) return null;
      // A recall makes both soldiers and room (GOW-5.5.4, GOW-5.9.5).
      const canRecall = reserve < strengthOf(s, side, space.support) && recallable(s, side, space.support).length > 0;
      return canRecall ? null : reserve === 0 ? 'empty-reserve' : 'no-room';
    }
    default:
      return null;
  }
}

function unheld(s: PublicState, side: Side, place: AreaId | ZoneId, { areas, zones }: Supplied): NoDeployment | null {
  if (!controls(s, side, place)) return 'not-held';
  return includes(isZone(place) ? zones : areas, place) ? null : 'not-supplied';
}

export function legalSpaces(s: PublicState, side: Side, spaces: readonly SpaceId[]): SpaceId[] {
  if (s.reserve[side].commanders === 0) return [];
  const supplied = suppliedBy(s, side);
  return spaces.filter((space) => noDeployment(s, side, space, supplied) === null);
}

const near = (to: AreaId | ZoneId): readonly (AreaId | ZoneId)[] => (isZone(to) ? ADJACENT_ZONES[to] : ADJACENT[to]);

/** Why no piece leaves there: one has to stay behind. */
export type NoRecall = 'not-yours' | 'last-stays';
export type NoSource = 'target-itself' | 'not-adjacent' | NoRecall | 'not-supplied';

/** GOW-5.5.4, GOW-5.9.5: controlled places, supplied or not, never the last piece. */
export function noRecall(s: PublicState, side: Side, place: AreaId | ZoneId): NoRecall | null {
  const pieces = piecesIn(s, side, place);
  if (pieces >= 2) return null;
  return pieces === 1 ? 'last-stays' : 'not-yours';
}

/** GOW-5.2.2, GOW-5.7.2: of a neighbour, whether it is supplied, and one piece can go and one stay. */
function noDeparture(
  s: PublicState,
  side: Side,
  from: AreaId | ZoneId,
  to: AreaId | ZoneId,
  supplied: Supplied,
): NoSource | null {
  const no = noRecall(s, side, from);
  if (no || includes(isZone(from) ? supplied.zones : supplied.areas, from)) return no;
  // Option `hqLoss: capture`: the way back into the own empty HQ needs no supply.
  return to === HQ[s.options.mode][side] && hqIsEmpty(s, side) ? null : 'not-supplied';
}

/** Null if a piece may go from there. */
export function noSource(s: PublicState, side: Side, from: AreaId | ZoneId, to: AreaId | ZoneId): NoSource | null {
  if (from === to) return 'target-itself';
  if (!near(to).includes(from)) return 'not-adjacent';
  return noDeparture(s, side, from, to, suppliedBy(s, side));
}

function hasSource(s: PublicState, side: Side, to: AreaId | ZoneId, supplied: Supplied): boolean {
  const { many, supplied: joined } = isZone(to) ? supplied.air : supplied.land;
  const borders = isZone(to) ? BORDERS.air : BORDERS[s.options.mode];
  if (((borders[31 - Math.clz32(BIT[to])] as Places) & many & joined) !== 0) return true;
  // What is left is the way back into the own empty HQ.
  return hqIsEmpty(s, side) && near(to).some((from) => noDeparture(s, side, from, to, supplied) === null);
}

export function sources(s: PublicState, side: Side, to: AreaId | ZoneId): (AreaId | ZoneId)[] {
  const supplied = suppliedBy(s, side);
  return near(to).filter((from) => noDeparture(s, side, from, to, supplied) === null);
}

/** GOW-5.3.2 */
export const noBarrage = (from: AreaId, area: AreaId): 'out-of-range' | null =>
  distance(from, area) <= BARRAGE.range ? null : 'out-of-range';

export const barrageTargets = (s: PublicState, from: AreaId): AreaId[] =>
  AREAS[s.options.mode].filter((area) => noBarrage(from, area) === null);

/** GOW-5.4.2 */
export function noDrop(s: PublicState, side: Side, area: AreaId): 'only-own-hq' | 'enemy-hq' | 'no-drop' | null {
  const hq = HQ[s.options.mode];
  if (hqIsEmpty(s, side)) return area === hq[side] ? null : 'only-own-hq';
  if (area === hq[enemyOf(side)]) return 'enemy-hq';
  return AREA[area].noDrop ? 'no-drop' : null;
}

/** GOW-5.8.2 */
export const bombingTargets = (from: ZoneId): readonly AreaId[] => AREAS_IN[from];
export const noBombing = (from: ZoneId, place: AreaId | ZoneId): 'other-zone' | null =>
  isArea(place) && bombingTargets(from).includes(place) ? null : 'other-zone';

export const dropTargets = (s: PublicState, side: Side): AreaId[] =>
  AREAS[s.options.mode].filter((area) => noDrop(s, side, area) === null);

/** The bonus that makes a support action stronger (GOW-6.6.2, GOW-6.6.5). */
const BONUS_OF = { reinforce: 'supplyDepot', plan: 'reconPost' } as const;

/** GOW-5.5.2, GOW-5.6.2: the number of the space, and what a bonus adds to it. */
export function strengthParts(s: PublicState, side: Side, space: SupportSpace): Strength {
  const action = SPACE[space].action as SupportAction;
  const printed = STRENGTH[space][s.options.mode][side];
  if (action === 'scramble') return { space: printed, bonus: 0 };
  const bonus = BONUS_OF[action];
  const handicap = action === 'reinforce' && side === 'blue' ? s.options.handicap : 0;
  return { space: printed + handicap, bonus: hasBonus(s, side, bonus) ? BONUS_ADDS[bonus] : 0 };
}

export function strengthOf(s: PublicState, side: Side, space: SupportSpace): number {
  const strength = strengthParts(s, side, space);
  return strength.space + strength.bonus;
}

/** Supplied areas (GOW-5.5.3); supplied zones and the own HQ zone, whoever holds it (GOW-5.9.2, GOW-5.9.3). */
export function allowedPlaces(
  s: PublicState,
  side: Side,
  space: SupportSpace,
  { areas, zones }: Supplied = suppliedBy(s, side),
): (AreaId | ZoneId)[] {
  const { mode } = s.options;
  if (SPACE[space].action === 'reinforce') return AREAS[mode].filter((area) => includes(areas, area));
  return ZONES_OF[mode].filter((zone) => includes(zones, zone) || zone === HQ_ZONE[side]);
}

export function recallable(s: PublicState, side: Side, space: SupportSpace): (AreaId | ZoneId)[] {
  const { mode } = s.options;
  const places: readonly (AreaId | ZoneId)[] = SPACE[space].action === 'reinforce' ? AREAS[mode] : ZONES_OF[mode];
  return places.filter((place) => noRecall(s, side, place) === null);
}

/** GOW-4.7.3: five at most. Aircraft over the own HQ held by the enemy wait beside it until all are placed (GOW-5.9.4). */
function roomFor(s: PublicState, f: SupplyFrame, place: AreaId | ZoneId): number {
  const waiting = controls(s, enemyOf(f.side), place) ? (f.placed[place] ?? 0) : 0;
  return Math.max(0, STACK - piecesIn(s, f.side, place) - waiting);
}

/** How many more pieces there are and have room, whatever the strength says. */
export function mostPlaced(s: PublicState, f: SupplyFrame): number {
  const room = f.allowed.reduce((sum, place) => sum + roomFor(s, f, place), 0);
  return Math.min(reserveFor(s, f.side, f.allowed[0] as AreaId | ZoneId), room);
}

/** GOW-5.5.3, GOW-5.9.2: null if one more piece may be placed there. */
export function noPlacement(
  s: PublicState,
  f: SupplyFrame,
  place: AreaId | ZoneId,
): 'all-placed' | 'not-yours' | 'not-supplied' | 'stack-full' | null {
  if (f.remaining === 0) return 'all-placed';
  if (!f.allowed.includes(place)) return controls(s, f.side, place) ? 'not-supplied' : 'not-yours';
  return hasRoom(s, f, place) ? null : 'stack-full';
}

const hasRoom = (s: PublicState, f: SupplyFrame, place: AreaId | ZoneId): boolean => roomFor(s, f, place) > 0;

export const openPlaces = (s: PublicState, f: SupplyFrame): (AreaId | ZoneId)[] =>
  f.remaining === 0 ? [] : f.allowed.filter((place) => hasRoom(s, f, place));
