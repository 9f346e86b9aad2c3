/** What the other side did since the viewer last decided, as far as it can be drawn: arrows, and numbers that changed. */
import type { AreaId, ZoneId } from '../content/areas.ts';
import type { Side } from '../content/sides.ts';
import type { Event } from '../rules/events.ts';

type Place = AreaId | ZoneId;
type Counts = Readonly<Partial<Record<string, number>>>;

export interface Deed {
  readonly number: number;
  readonly side: Side;
  readonly is: 'march' | 'fire' | 'drop' | 'gain';
  /** From each of these so many came; guns and bombs count nobody. */
  readonly from: readonly (readonly [Place, number | null])[];
  readonly to: Place;
  readonly count: number | null;
  /** What you did yourself you know: it is drawn while it is told, and no longer. */
  readonly own: boolean;
}

/** How the last fight or fire ended, until somebody acts. */
export type Aftermath = Extract<Event, { is: 'combat-ended' | 'fire-ended' | 'entered' }>;

export interface Lately {
  readonly deeds: readonly Deed[];
  readonly aftermath: Aftermath | null;
  readonly faces: readonly number[];
}

/** No more than the eye can follow. */
const MOST = 5;
const entries = (counts: Counts): [Place, number][] =>
  (Object.entries(counts) as [Place, number][]).filter(([, count]) => count > 0);

/** To those who watch nothing is their own. */
export function latelyOf(events: readonly Event[], you: Side | null): Lately {
  const deeds: Deed[] = [];
  let aftermath: Aftermath | null = null;
  let faces: readonly number[] = [];
  const add = (side: Side, deed: Omit<Deed, 'number' | 'side' | 'own'>): void => {
    const own = side === you;
    deeds.push({ ...deed, side, own, number: deeds.filter((one) => one.own === own).length + 1 });
  };
  for (const event of events) {
    switch (event.is) {
      case 'advanced':
        add(event.side, { is: 'march', from: entries(event.from), to: event.area, count: null });
        break;
      case 'flew':
        add(event.side, { is: 'march', from: entries(event.from), to: event.zone, count: null });
        break;
      case 'dropped':
        add(event.side, { is: 'drop', from: [], to: event.area, count: event.soldiers });
        break;
      case 'barrage':
      case 'bombing':
        add(event.side, { is: 'fire', from: [[event.from, null]], to: event.area, count: null });
        break;
      case 'reinforced':
      case 'scrambled':
        for (const [to, count] of entries(event.placed)) add(event.side, { is: 'gain', from: [], to, count });
        break;
      case 'rolled':
        faces = event.faces;
        break;
      case 'combat-ended':
      case 'fire-ended':
        aftermath = event;
        break;
      case 'entered':
        aftermath = event;
        faces = [];
        break;
      case 'round-began':
        deeds.length = 0;
        aftermath = null;
        faces = [];
        break;
    }
  }
  return { deeds: deeds.slice(-MOST), aftermath, faces };
}
