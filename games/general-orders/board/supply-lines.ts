/** Supply as lines on the map: from every supplied area back to the headquarters, by the shortest way. */
import type { AreaId, ZoneId } from '../content/areas.ts';
import { ADJACENT, ADJACENT_ZONES, AREAS, HQ, HQ_ZONE, isZone, ZONES_OF } from '../content/map.ts';
import { SIDES, type Side } from '../content/sides.ts';
import { controllerOf, controls, supplies } from '../rules/supply.ts';
import type { View } from '../rules/view.ts';

type Place = AreaId | ZoneId;

/** For each place in supply the next one on the way home; the headquarters itself leads nowhere. */
function homeward(view: View, side: Side, from: Place): Map<Place, Place | null> {
  const next = new Map<Place, Place | null>();
  if (!controls(view, side, from)) return next;
  next.set(from, null);
  for (const here of next.keys()) {
    const near: readonly Place[] = isZone(here) ? ADJACENT_ZONES[here] : ADJACENT[here];
    for (const place of near) if (!next.has(place) && controls(view, side, place)) next.set(place, here);
  }
  return next;
}

const homeOf = (view: View, side: Side, place: Place): Place =>
  isZone(place) ? HQ_ZONE[side] : HQ[view.options.mode][side];

/** The way from a place to its headquarters, both included; empty if it is nobody's or cut off. */
export function supplyPath(view: View, place: Place): Place[] {
  const side = controllerOf(view, place);
  if (!side) return [];
  const next = homeward(view, side, homeOf(view, side, place));
  const path: Place[] = [];
  for (let at: Place | null = next.has(place) ? place : null; at; at = next.get(at) ?? null) path.push(at);
  return path;
}

export interface SupplyLine {
  readonly side: Side;
  readonly from: Place;
  readonly to: Place;
}

/** All lines of the land. */
export const supplyLines = (view: View): SupplyLine[] =>
  SIDES.flatMap((side) =>
    [...homeward(view, side, HQ[view.options.mode][side])].flatMap(([from, to]) => (to ? [{ side, from, to }] : [])),
  );

/** Held, but out of supply. */
export function cutOff(view: View): Set<Place> {
  const places: readonly Place[] = [...AREAS[view.options.mode], ...ZONES_OF[view.options.mode]];
  return new Set(
    places.filter((place) => {
      const side = controllerOf(view, place);
      return side !== null && !supplies(view, side, place);
    }),
  );
}
