/** Sections 5.1 to 5.10: where a commander may be deployed. The same answers serve the list of moves and the reasons why not. */
import { AREA, type AreaId, type ZoneId } from '../content/areas.ts';
import { BONUS_ADDS } from '../content/bonuses.ts';
import {
  ADJACENT,
  ADJACENT_ZONES,
  AREAS,
  distance,
  HQ,
  HQ_ZONE,
  isZone,
  type Places,
  ZONES_OF,
} from '../content/map.ts';
import { enemyOf, type Side } from '../content/sides.ts';
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
import type { PublicState } from './state.ts';
import { controls, hasBonus, hqIsEmpty, includes, piecesIn, suppliedAreas, suppliedZones } from './supply.ts';

/** Why an action would have nothing to do, although its conditions are met. */
export type Idle = 'empty-reserve' | 'too-few-aircraft' | 'no-room';

/** Why no commander may be placed there. Each reason is one condition of the table 5.10. */
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

export const isOccupied = (s: Pick<PublicState, 'deployed'>, space: SpaceId): boolean =>
  s.deployed.blue.includes(space) || s.deployed.yellow.includes(space);

/** Where a side is supplied: worked out once for all the spaces that are looked at. */
interface Supplied {
  readonly areas: Places;
  readonly zones: Places;
}
const suppliedBy = (s: PublicState, side: Side): Supplied => ({
  areas: suppliedAreas(s, side),
  zones: s.options.mode === 'island' ? suppliedZones(s, side) : 0,
});

/** Null if the commander may be placed. */
export function noDeployment(
  s: PublicState,
  side: Side,
  id: SpaceId,
  supplied: Supplied = suppliedBy(s, side),
): NoDeployment | null {
  if (s.reserve[side].commanders === 0) return 'no-commander';
  if (isOccupied(s, id)) return 'space-occupied'; // GOW-5.1.1
  const unmet = unmetCondition(s, side, SPACE[id], supplied);
  // GOW-5.1.4: since edition 2 a space may be taken only to close it.
  return unmet ?? (s.edition < 2 ? idleBecause(s, side, SPACE[id], supplied) : null);
}

function unmetCondition(s: PublicState, side: Side, space: Space, supplied: Supplied): NoDeployment | null {
  switch (space.action) {
    case 'advance': // GOW-5.2.1
      if (controls(s, side, space.area)) return 'own-area';
      return hasSource(s, side, space.area, supplied) ? null : 'no-source';
    case 'fly': // GOW-5.7.1
      if (controls(s, side, space.zone)) return 'own-zone';
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

/** GOW-5.2.2, GOW-5.7.2: a supplied neighbour from which one piece can go and one stay. */
function isSource(s: PublicState, side: Side, from: AreaId | ZoneId, to: AreaId | ZoneId, supplied: Supplied): boolean {
  if (piecesIn(s, side, from) < 2) return false;
  // Option `hqLoss: capture`: the way back into the own empty HQ needs no supply.
  return (
    includes(isZone(from) ? supplied.zones : supplied.areas, from) ||
    (to === HQ[s.options.mode][side] && hqIsEmpty(s, side))
  );
}

const hasSource = (s: PublicState, side: Side, to: AreaId | ZoneId, supplied: Supplied): boolean =>
  near(to).some((from) => isSource(s, side, from, to, supplied));

export function sources(s: PublicState, side: Side, to: AreaId | ZoneId): (AreaId | ZoneId)[] {
  const supplied = suppliedBy(s, side);
  return near(to).filter((from) => isSource(s, side, from, to, supplied));
}

/** GOW-5.3.2 */
export const barrageTargets = (s: PublicState, from: AreaId): AreaId[] =>
  AREAS[s.options.mode].filter((area) => distance(from, area) <= BARRAGE.range);

/** GOW-5.4.2 */
export function dropTargets(s: PublicState, side: Side): AreaId[] {
  const { mode } = s.options;
  if (hqIsEmpty(s, side)) return [HQ[mode][side]];
  return AREAS[mode].filter((area) => area !== HQ[mode][enemyOf(side)] && !AREA[area].noDrop);
}

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

/** GOW-5.5.4, GOW-5.9.5: controlled places, supplied or not, never the last piece. */
export function recallable(s: PublicState, side: Side, space: SupportSpace): (AreaId | ZoneId)[] {
  const { mode } = s.options;
  const places: readonly (AreaId | ZoneId)[] = SPACE[space].action === 'reinforce' ? AREAS[mode] : ZONES_OF[mode];
  return places.filter((place) => piecesIn(s, side, place) >= 2);
}
