/** Putting pieces down and taking them away. Nothing leaves the game: what is removed goes to the reserve (GOW-5.1.8). */
import type { AreaId, ZoneId } from '../content/areas.ts';
import { HQ_ZONE, isZone } from '../content/map.ts';
import { enemyOf, type Side, STACK } from '../content/sides.ts';
import type { Frame, PublicState } from './state.ts';
import { controls, type Forces, piecesIn } from './supply.ts';

/** Soldiers live on areas, aircraft in zones. */
export const kindIn = (place: AreaId | ZoneId): 'soldiers' | 'aircraft' => (isZone(place) ? 'aircraft' : 'soldiers');

export const reserveFor = (s: Pick<PublicState, 'reserve'>, side: Side, place: AreaId | ZoneId): number =>
  s.reserve[side][kindIn(place)];

/** Changes how many stand there, without touching the reserve. */
export function add(s: PublicState, side: Side, place: AreaId | ZoneId, count: number): void {
  if (isZone(place)) s.aircraft[side][place] = (s.aircraft[side][place] as number) + count;
  else s.soldiers[side][place] = (s.soldiers[side][place] as number) + count;
}

export function fromReserve(s: PublicState, side: Side, place: AreaId | ZoneId, count: number): void {
  s.reserve[side][kindIn(place)] -= count;
}

export const toReserve = (s: PublicState, side: Side, place: AreaId | ZoneId, count: number): void =>
  fromReserve(s, side, place, -count);

/** Pieces that stand on the board go back to their owner's reserve. */
export function remove(s: PublicState, side: Side, place: AreaId | ZoneId, count: number): void {
  add(s, side, place, -count);
  toReserve(s, side, place, count);
}

/** GOW-4.7.3: how many more may be placed there. A larger stack (option `stackLimit: printed`) leaves no room. */
export const roomIn = (s: Forces, side: Side, place: AreaId | ZoneId): number =>
  Math.max(0, STACK - piecesIn(s, side, place));

/** Pieces that have left their place or the reserve and have not yet arrived: attackers, and aircraft that wait over an enemy-held HQ. */
export function onTheWay(s: PublicState): { side: Side; place: AreaId | ZoneId; count: number } | null {
  const f = s.flow.find(
    (one): one is Extract<Frame, { side: Side }> => 'pieces' in one || one.step === 'scramble.place',
  );
  if (!f) return null;
  if ('by' in f && 'pieces' in f) return { side: f.side, place: f.place, count: f.pieces };
  if (f.step !== 'scramble.place') return null;
  const place = HQ_ZONE[f.side];
  const count = controls(s, enemyOf(f.side), place) ? (f.placed[place] ?? 0) : 0;
  return { side: f.side, place, count };
}
