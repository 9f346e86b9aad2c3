/** Where everything lies on a sheet of a given size: three zones in a column, the cards of both sides on separate halves. */
import { type CardId, cardOf } from '../content/cards.ts';
import { type Side, ZONES, type Zone } from '../content/zones.ts';
import type { TableCard } from '../rules/table.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  /** From top to bottom: the far home, no man's land, the own home. */
  readonly order: readonly Zone[];
  readonly zones: Readonly<Record<Zone, Box>>;
  /** The column between the halves, where the parts lie. */
  readonly middle: Readonly<Record<Zone, Box>>;
  readonly cards: ReadonlyMap<CardId, Box>;
  /** Some cards are smaller than a full face needs. */
  readonly crowded: boolean;
}

/** Heights of an upright card, largest first; the first is the size of the table card in the house's style. */
const HEIGHTS = [136, 128, 118, 108, 98, 92, 86, 80, 74, 68, 62, 56] as const;
const NARROWEST = 62;
/** From here on a card shows its whole face. */
const FULL = 128;

/** An exhausted card lies sideways; a small one is too square to show that, so it is made flatter. */
export function sizeOf(height: number, ready: boolean): Size {
  const width = Math.max(NARROWEST, Math.round(height * 0.72));
  if (ready) return { width, height };
  return height >= 86 ? { width: height, height: width } : { width: width + 12, height: height - 12 };
}

/** Distances that go with the size of the sheet. */
function measures({ width, height }: Size) {
  const roomy = width >= 700 && height >= 450;
  return {
    edge: roomy ? 14 : 8,
    foot: roomy ? 13 : 8,
    // Never narrower than what two amber rings with their keylines need between two cards.
    gap: roomy ? 14 : 10,
    middle: roomy ? 136 : width >= 480 ? 92 : 56,
    title: roomy ? 46 : 23,
  };
}

/** `below`: whose home lies at the lower edge; that side's cards lie on the right. */
export function layOut(cards: readonly TableCard[], below: Side, sheet: Size, fight: Zone | null): Layout {
  const order = below === 'PL' ? ZONES : [...ZONES].reverse();
  const m = measures(sheet);
  const half = (sheet.width - 2 * m.edge - m.middle - 2 * m.gap) / 2;
  const halves = (zone: Zone): [TableCard[], TableCard[]] => {
    const here = cards.filter((card) => card.zone === zone);
    const isOwn = ({ id }: TableCard) => cardOf(id).side === below;
    return [outward(here.filter((card) => !isOwn(card))), outward(here.filter(isOwn))];
  };
  const heights = zoneHeights(order, sheet, fight, (zone) => Math.max(...halves(zone).map(({ length }) => length)));

  const zones = {} as Record<Zone, Box>;
  const middle = {} as Record<Zone, Box>;
  const boxes = new Map<CardId, Box>();
  let crowded = false;
  let y = 0;
  for (const zone of order) {
    const height = heights[zone];
    zones[zone] = { x: 0, y, width: sheet.width, height };
    middle[zone] = { x: (sheet.width - m.middle) / 2, y, width: m.middle, height };
    const [left, right] = halves(zone);
    // The title stands over the left half; over the right one there is only a line.
    const room = { width: half, height: height - m.title - m.foot };
    const roomRight = { width: half, height: height - Math.min(m.title, 26) - m.foot };
    // One size for a zone, so that a fight is between equals.
    const size = Math.min(fittingHeight(left, room, m.gap), fittingHeight(right, roomRight, m.gap));
    const floor = y + height - m.foot;
    for (const { id, ...box } of lay(left, size, room, m.gap, false)) {
      boxes.set(id, { ...box, x: m.edge + box.x, y: floor - box.y });
    }
    for (const { id, ...box } of lay(right, size, roomRight, m.gap, true)) {
      boxes.set(id, { ...box, x: sheet.width - m.edge - half + box.x, y: floor - box.y });
    }
    if (left.length + right.length > 0 && size < FULL) crowded = true;
    y += height;
  }
  return { order, zones, middle, cards: boxes, crowded };
}

/** Supports stay at the edge, Units stand towards the middle, in the order in which they came. */
const outward = (cards: readonly TableCard[]): TableCard[] => [
  ...cards.filter(({ id }) => cardOf(id).class === 'support'),
  ...cards.filter(({ id }) => cardOf(id).class !== 'support'),
];

/** Equal thirds where there is room; on a low sheet the zone of a fight and crowded zones get more of it. */
function zoneHeights(
  order: readonly Zone[],
  { width, height }: Size,
  fight: Zone | null,
  crowd: (zone: Zone) => number,
): Record<Zone, number> {
  const low = height < 480;
  const perRow = Math.max(2, Math.floor((width - 80) / 2 / 74));
  const need = (zone: Zone): number => {
    if (!low) return 1;
    return (
      (crowd(zone) === 0 ? 0.8 : 1) +
      (zone === fight ? 0.8 : 0) +
      0.55 * Math.max(0, Math.ceil(crowd(zone) / perRow) - 1)
    );
  };
  const all = order.reduce((sum, zone) => sum + need(zone), 0);
  const heights = {} as Record<Zone, number>;
  for (const zone of order) heights[zone] = Math.round((height * need(zone)) / all);
  return heights;
}

const widthOf = (row: readonly TableCard[], height: number): number =>
  row.reduce((sum, { ready }) => sum + sizeOf(height, ready).width, 0);

/** Cards in as few rows as their width allows. */
function rowsOf(pile: readonly TableCard[], height: number, width: number, gap: number): TableCard[][] {
  const rows: TableCard[][] = [];
  for (const card of pile) {
    const row = rows[rows.length - 1];
    if (row && widthOf([...row, card], height) + row.length * gap <= width) row.push(card);
    else rows.push([card]);
  }
  return rows;
}

const rowLimit = (height: number, room: Size, gap: number): number =>
  Math.max(1, Math.floor((room.height + gap) / (height + gap)));

/** The largest size at which the whole pile lies side by side. */
function fittingHeight(pile: readonly TableCard[], room: Size, gap: number): number {
  const fits = (height: number): boolean =>
    height <= room.height && rowsOf(pile, height, room.width, gap).length <= rowLimit(height, room, gap);
  return HEIGHTS.find(fits) ?? HEIGHTS[HEIGHTS.length - 1] ?? 0;
}

/** Lays a pile out from the floor up; `y` counts upwards here. Where nothing fits, cards overlap. */
function lay(
  pile: readonly TableCard[],
  height: number,
  room: Size,
  gap: number,
  fromRight: boolean,
): (Box & { readonly id: CardId })[] {
  let rows = rowsOf(pile, height, room.width, gap);
  const limit = rowLimit(height, room, gap);
  if (rows.length > limit) {
    const each = Math.ceil(pile.length / limit);
    rows = Array.from({ length: limit }, (_, i) => pile.slice(i * each, (i + 1) * each));
  }
  return rows.flatMap((row, r) => {
    const slack = room.width - widthOf(row, height);
    const step = Math.min(gap, row.length > 1 ? slack / (row.length - 1) : gap);
    let x = fromRight ? Math.max(0, slack - step * (row.length - 1)) : 0;
    return (fromRight ? row.toReversed() : row).map(({ id, ready }) => {
      const size = sizeOf(height, ready);
      const box = { ...size, id, x, y: r * (height + gap) + size.height };
      x += size.width + step;
      return box;
    });
  });
}

export const centre = ({ x, y, width, height }: Box): readonly [x: number, y: number] => [
  x + width / 2,
  y + height / 2,
];
