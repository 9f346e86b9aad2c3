/** Putting pieces down and taking them away. Nothing leaves the game: what is removed goes to the reserve (GOW-5.1.8). */
import type { AreaId, ZoneId } from '../content/areas.ts';
import { HQ_ZONE, isZone } from '../content/map.ts';
import { enemyOf, type Side, STACK } from '../content/sides.ts';
import { controls, type Forces, piecesIn } from './supply.ts';
import type { GoFrame, OpenTable } from './table.ts';

/** Soldiers live on areas, aircraft in zones. */
export const kindIn = (place: AreaId | ZoneId): 'soldiers' | 'aircraft' => (isZone(place) ? 'aircraft' : 'soldiers');

export const reserveFor = (t: Pick<OpenTable, 'reserve'>, side: Side, place: AreaId | ZoneId): number =>
  t.reserve[side][kindIn(place)];

/** Changes how many stand there, without touching the reserve. */
export function add(t: OpenTable, side: Side, place: AreaId | ZoneId, count: number): void {
  if (isZone(place)) t.aircraft[side][place] = (t.aircraft[side][place] as number) + count;
  else t.soldiers[side][place] = (t.soldiers[side][place] as number) + count;
}

export function fromReserve(t: OpenTable, side: Side, place: AreaId | ZoneId, count: number): void {
  t.reserve[side][kindIn(place)] -= count;
}

export const toReserve = (t: OpenTable, side: Side, place: AreaId | ZoneId, count: number): void =>
  fromReserve(t, side, place, -count);

/** Pieces that stand on the board go back to their owner's reserve. */
export function remove(t: OpenTable, side: Side, place: AreaId | ZoneId, count: number): void {
  add(t, side, place, -count);
  toReserve(t, side, place, count);
}

/** GOW-4.7.3: how many more may be placed there. A larger stack (option `stackLimit: printed`) leaves no room. */
export const roomIn = (t: Forces, side: Side, place: AreaId | ZoneId): number =>
  Math.max(0, STACK - piecesIn(t, side, place));

/** Pieces that have left their place or the reserve and have not yet arrived: attackers, and aircraft that wait over an enemy-held HQ. */
export function onTheWay(t: OpenTable): { side: Side; place: AreaId | ZoneId; count: number } | null {
  const f = t.flow.find(
    (one): one is Extract<GoFrame, { side: Side }> => 'pieces' in one || one.step === 'scramble.place',
  );
  if (!f) return null;
  if ('by' in f && 'pieces' in f) return { side: f.side, place: f.place, count: f.pieces };
  if (f.step !== 'scramble.place') return null;
  const place = HQ_ZONE[f.side];
  const count = controls(t, enemyOf(f.side), place) ? (f.placed[place] ?? 0) : 0;
  return { side: f.side, place, count };
}
