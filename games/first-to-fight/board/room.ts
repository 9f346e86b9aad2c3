/** How the regions of a column share its height: a crowded one takes the room of an empty one, and nobody becomes a sliver without a name. */
import type { Region } from '../content/regions.ts';
import type { View } from '../rules/view.ts';

export interface Room {
  /** What the region needs, in pixels; the rest is shared. */
  readonly basis: number;
  readonly cards: boolean;
  readonly columns: number;
  /** Rows of two lines: rank and full name under how somebody is called. */
  readonly tall?: boolean;
}

/** The head of a region, and its border. */
const HEAD = 78;
const CARD = { width: 112, height: 124, least: 104 } as const;
/** A row with formation, values and the whole name. */
const ROW = { height: 32, tall: 53, width: 150, least: 118 } as const;

const countIn = ({ soldiers }: Pick<View, 'soldiers'>, region: Region): number =>
  soldiers.filter((fighter) => fighter.region === region).length;

const asRows = (count: number, columns: number): Room => ({
  basis: HEAD + ROW.height * Math.ceil(count / columns),
  cards: false,
  columns,
});

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Cards give up some of their height if everybody's full name can be read for it. */
export function roomIn(
  view: Pick<View, 'soldiers'>,
  regions: readonly Region[],
  box: Box,
): Readonly<Record<string, Room>> {
  const counts = regions.map((region) => countIn(view, region));
  const usual = shared(counts, box, CARD.height);
  const tight = shared(counts, box, CARD.least);
  const isRead = ({ cards, tall }: Room): boolean => cards || tall === true;
  const rooms = tight.every(isRead) && !usual.every(isRead) ? tight : usual;
  return Object.fromEntries(regions.map((region, i) => [region, rooms[i] as Room]));
}

/** So low may a row be drawn before names lie over one another. */
const LOWEST = 22;

export function fitsIn(view: Pick<View, 'soldiers'>, regions: readonly Region[], box: Box): boolean {
  const rooms = roomIn(view, regions, box);
  const least = (region: Region): number => {
    const { cards, tall, basis, columns } = rooms[region] as Room;
    return cards || tall ? basis : HEAD + LOWEST * Math.ceil(countIn(view, region) / columns);
  };
  return regions.reduce((sum, region) => sum + least(region), 0) <= box.height;
}

function shared(counts: readonly number[], { width, height }: Box, card: number): readonly Room[] {
  const inner = width - 18;
  const abreast = Math.max(1, Math.floor(inner / CARD.width));
  const usual = Math.max(1, Math.floor(inner / ROW.width));
  const most = Math.max(usual, Math.floor(inner / ROW.least));
  let rooms = counts.map(
    (count): Room => (count <= abreast ? { basis: HEAD + card, cards: true, columns: abreast } : asRows(count, usual)),
  );
  const tooHigh = (): boolean => rooms.reduce((sum, { basis }) => sum + basis, 0) > height;
  if (tooHigh()) rooms = rooms.map((room, i) => (room.cards ? room : asRows(counts[i] as number, most)));
  if (tooHigh()) rooms = counts.map((count) => asRows(count, usual));
  if (tooHigh()) rooms = counts.map((count) => asRows(count, most));
  // What is left over goes to the rows that are crowded most: cards in several ranks if they fit, else rows of two lines.
  const crowded = counts.map((_, i) => i).sort((a, b) => (counts[b] as number) - (counts[a] as number));
  for (const i of crowded) {
    const [count, { cards, columns, basis }] = [counts[i] as number, rooms[i] as Room];
    if (cards) continue;
    const larger: readonly Room[] = [
      { cards: true, columns: abreast, basis: HEAD + card * Math.ceil(count / abreast) },
      { cards, columns, basis: HEAD + ROW.tall * Math.ceil(count / columns), tall: true },
    ];
    const free = height - rooms.reduce((sum, room) => sum + room.basis, 0) + basis;
    rooms[i] = larger.find((room) => room.basis <= free) ?? (rooms[i] as Room);
  }
  return rooms;
}
