/** Where everything lies on a sheet of a given size: three zones in a column, the cards of both sides on separate halves. */
import type { Size } from '@sztab/pieces';
import { type CardId, cardOf } from '../content/cards.ts';
import { type Side, ZONES, type Zone } from '../content/zones.ts';
import type { TableCard } from '../rules/state.ts';

export type { Size };

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
  /** Of zones that are folded to a line there are none. */
  readonly cards: ReadonlyMap<CardId, Box>;
  /** Zones that are no more than their title: the sheet has room for one, and that is where something happens. */
  readonly folded: ReadonlySet<Zone>;
  /** Some cards are smaller than a full face needs. */
  readonly crowded: boolean;
}

/** Heights of an upright card, largest first; the first is the size of the table card in the house's style. */
const HEIGHTS = [136, 128, 118, 108, 98, 92, 86, 80, 74, 68, 62, 56, 50, 44] as const;
/** No card is lower than this, whatever it has to lie on. */
const LOWEST = 44;
/** How wide an exhausted card lies: turned by a quarter, or drawn in a little before all cards of a zone get smaller. */
const LENGTHS = [1, 0.9, 0.8] as const;
interface Scale {
  readonly height: number;
  readonly length: number;
}
/** All sizes of cards, the best first. */
const SCALES: readonly Scale[] = HEIGHTS.flatMap((height) => LENGTHS.map((length) => ({ height, length })));
const SMALLEST = SCALES[SCALES.length - 1] as Scale;
/** From here on a card shows its whole face. */
const FULL = 118;

/** An exhausted card lies sideways; of small cards all have one shape, and the exhausted ones are hatched. */
function sizeOf({ height, length }: Scale, ready: boolean, narrowest: number): Size {
  const across = Math.round(height * 0.72);
  return ready || height < FULL
    ? { width: Math.max(narrowest, across), height }
    : { width: Math.round(height * length), height: across };
}

/** Distances that go with the size of the sheet. */
interface Measures {
  readonly edge: number;
  readonly foot: number;
  /** Never less than what two amber rings with their keylines need between two cards. */
  readonly gap: number;
  readonly rowGap: number;
  /** The width of the column for the parts; 0 where they stand in the line of the title instead. */
  readonly middle: number;
  readonly title: number;
  /** How far the table's tools reach down in the upper right corner. */
  readonly tools: number;
  /** The width a card needs for its name. */
  readonly narrowest: number;
  /** Widths a card would rather have, for its abilities as well, where that costs no height. */
  readonly wider: readonly number[];
}

/** So wide is a card that is known by its signs alone: where names would lie over one another. */
const SIGNS = 32;

/** The zones are too low for two lines of title. */
export const isFlat = ({ height }: Size): boolean => height < 590;
export const isNarrow = ({ width }: Size): boolean => width < 560;
/** There is room for one zone with cards, and for the titles of the others. */
export const isTiny = (sheet: Size): boolean => isNarrow(sheet) && sheet.height < 260;
/** How high a zone is that is no more than its title. */
const FOLDED = 30;

function measures(sheet: Size): Measures {
  if (isNarrow(sheet))
    return { edge: 8, foot: 7, gap: 8, rowGap: 6, middle: 0, title: 31, tools: 30, narrowest: 58, wider: [74, 64] };
  if (sheet.width < 700 || sheet.height < 450)
    return { edge: 10, foot: 8, gap: 10, rowGap: 10, middle: 96, title: 24, tools: 30, narrowest: 62, wider: [] };
  return {
    edge: 14,
    foot: 13,
    gap: 14,
    rowGap: 14,
    middle: 120,
    title: isFlat(sheet) ? 31 : 46,
    tools: 52,
    narrowest: 62,
    wider: [],
  };
}

/** The column between the halves, or the middle of the title's line. */
function middleOf({ x, y, width, height }: Box, m: Measures, left: number): Box {
  if (m.middle === 0) return { x: x + width / 2 - 75, y: y + 3, width: 150, height: m.title - 4 };
  return { x: x + m.edge + left + m.gap, y, width: m.middle, height };
}

/** How much of the width beside the column the left side may have instead of a half. */
const SHARES = Array.from({ length: 25 }, (_, i) => 0.02 * (i + 1)).flatMap((more) => [0.5 - more, 0.5 + more]);

/** The halves stay where they are unless another division makes the cards larger; `height` is what no division can change. */
function bestShare(
  scaleAt: (share: number) => Scale | undefined,
  height: number,
): { share: number; scale: Scale } | null {
  const rankAt = (share: number): number => {
    const scale = scaleAt(share);
    return scale ? SCALES.indexOf(scale) : SCALES.length;
  };
  const first = SCALES.findIndex((one) => one.height <= height);
  let best = { share: 0.5, rank: rankAt(0.5) };
  for (const share of SHARES) {
    if (best.rank <= first) break;
    const rank = rankAt(share);
    if (rank < best.rank) best = { share, rank };
  }
  const scale = SCALES[best.rank];
  return scale ? { share: best.share, scale } : null;
}

/** Where no division lets all cards lie side by side, each side gets what its cards are worth, and a quarter at least. */
function crowdedShare(left: readonly TableCard[], right: readonly TableCard[], m: Measures): number {
  if (left.length === 0 || right.length === 0) return left.length === 0 ? 0 : 1;
  const wide = widthOf(left, SMALLEST, m);
  return Math.min(0.75, Math.max(0.25, wide / (wide + widthOf(right, SMALLEST, m))));
}

/** `below`: whose home lies at the lower edge; that side's cards lie on the right. `focus`: where something else than a fight happens. */
export function layOut(
  cards: readonly TableCard[],
  below: Side,
  sheet: Size,
  fight: Zone | null,
  focus: Zone | null = null,
): Layout {
  const order = below === 'PL' ? ZONES : [...ZONES].reverse();
  const m = measures(sheet);
  const width = sheet.width - 2 * m.edge - m.middle - 2 * m.gap;
  const halves = (zone: Zone): [TableCard[], TableCard[]] => {
    const here = cards.filter((card) => card.zone === zone);
    const isOwn = ({ id }: TableCard) => cardOf(id).side === below;
    return [outward(here.filter((card) => !isOwn(card))), outward(here.filter(isOwn))];
  };
  const open = fight ?? focus ?? 'surroundings';
  const folded = new Set(isTiny(sheet) ? order.filter((zone) => zone !== open) : []);
  const crowd = (zone: Zone): number => halves(zone).flat().length;
  const shares = zoneHeights(order, sheet, fight, folded, crowd);
  const heights = atLeast(shares, (zone) =>
    crowd(zone) > 0 && folded.size === 0 ? m.title + LOWEST + m.foot : FOLDED,
  );

  const zones = {} as Record<Zone, Box>;
  const middle = {} as Record<Zone, Box>;
  const boxes = new Map<CardId, Box>();
  let crowded = false;
  let y = 0;
  for (const zone of order) {
    const height = heights[zone];
    zones[zone] = { x: 0, y, width: sheet.width, height };
    const [left, right] = folded.has(zone) ? [[], []] : halves(zone);
    // On a small sheet the label of a fight needs a line of its own.
    const label = zone !== fight ? 0 : m.middle === 0 ? 36 : sheet.height < 450 ? 16 : 0;
    // The title stands over the left half; over the right one there is only a line, or the tools of the table.
    const high = (over: number): number => Math.max(LOWEST, height - over - m.foot - label);
    const roomsAt = (share: number): [Size, Size] => [
      { width: width * share, height: high(m.title) },
      { width: width * (1 - share), height: high(zone === order[0] ? m.tools : 30) },
    ];
    // One size for a zone, so that a fight is between equals.
    const scaleAt = (share: number, measured: Measures): Scale | undefined => {
      const [leftRoom, rightRoom] = roomsAt(share);
      return SCALES.find((one) => fits(left, one, leftRoom, measured) && fits(right, one, rightRoom, measured));
    };
    // A side without a card here needs no room.
    const [leftRoom, rightRoom] = roomsAt(0.5);
    const reach = Math.min(left.length ? leftRoom.height : height, right.length ? rightRoom.height : height);
    const best = (narrowest: number) => {
      const drawn = { ...m, narrowest };
      const found = bestShare((share) => scaleAt(share, drawn), reach);
      return found && { ...found, drawn };
    };
    const named = best(m.narrowest);
    const wide = named && m.wider.map(best).find((one) => one?.scale === named.scale);
    const signs = { ...m, narrowest: SIGNS };
    const { share, scale, drawn } = wide ??
      named ??
      best(SIGNS) ?? { share: crowdedShare(left, right, signs), scale: SMALLEST, drawn: signs };
    const [room, roomRight] = roomsAt(share);
    middle[zone] = middleOf(zones[zone], m, room.width);
    const floor = y + height - m.foot;
    for (const { id, ...box } of lay(left, scale, room, drawn, false)) {
      boxes.set(id, { ...box, x: m.edge + box.x, y: floor - box.y });
    }
    for (const { id, ...box } of lay(right, scale, roomRight, drawn, true)) {
      boxes.set(id, { ...box, x: sheet.width - m.edge - roomRight.width + box.x, y: floor - box.y });
    }
    if (left.length + right.length > 0 && scale.height < FULL) crowded = true;
    y += height;
  }
  return { order, zones, middle, cards: boxes, folded, crowded };
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
  folded: ReadonlySet<Zone>,
  crowd: (zone: Zone) => number,
): Record<Zone, number> {
  if (folded.size > 0) {
    const rest = height - folded.size * FOLDED;
    return Object.fromEntries(order.map((zone) => [zone, folded.has(zone) ? FOLDED : rest])) as Record<Zone, number>;
  }
  const low = height < 480;
  // A side alone in a zone may lie across all of it.
  const perRow = Math.max(3, Math.floor((width - 30) / 66));
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

/** What a zone lacks for its title and the lowest cards, those give that have more; where nobody has, all stay as they are. */
function atLeast(heights: Record<Zone, number>, least: (zone: Zone) => number): Record<Zone, number> {
  const spare = (zone: Zone): number => Math.max(0, heights[zone] - least(zone));
  const lacks = ZONES.reduce((sum, zone) => sum + Math.max(0, least(zone) - heights[zone]), 0);
  const spared = ZONES.reduce((sum, zone) => sum + spare(zone), 0);
  if (lacks === 0 || lacks > spared) return heights;
  const fair = (zone: Zone): number =>
    Math.max(least(zone), heights[zone]) - Math.floor((spare(zone) * lacks) / spared);
  return Object.fromEntries(ZONES.map((zone) => [zone, fair(zone)])) as Record<Zone, number>;
}

/** How wide a row is at this scale, gaps and all. */
const widthOf = (row: readonly TableCard[], scale: Scale, { gap, narrowest }: Measures): number =>
  row.reduce((sum, { ready }) => sum + sizeOf(scale, ready, narrowest).width + gap, -gap);

/** Cards in as few rows as their width allows, and rows of one length if that is possible. */
function rowsOf(pile: readonly TableCard[], scale: Scale, width: number, m: Measures): readonly TableCard[][] {
  const rows: TableCard[][] = [];
  let used = 0;
  for (const card of pile) {
    const own = widthOf([card], scale, m);
    const row = rows[rows.length - 1];
    used += m.gap + own;
    if (row && used <= width) row.push(card);
    else {
      rows.push([card]);
      used = own;
    }
  }
  const even = evenly(pile, rows.length);
  return even.every((row) => widthOf(row, scale, m) <= width) ? even : rows;
}

function evenly(pile: readonly TableCard[], rows: number): TableCard[][] {
  const each = Math.ceil(pile.length / Math.max(1, rows));
  return Array.from({ length: rows }, (_, i) => pile.slice(i * each, (i + 1) * each)).filter((row) => row.length > 0);
}

/** A row is as high as its highest card; one of exhausted cards alone is low. */
const rowHeight = (row: readonly TableCard[], scale: Scale, { narrowest }: Measures): number =>
  Math.max(0, ...row.map(({ ready }) => sizeOf(scale, ready, narrowest).height));

const heightOf = (rows: readonly TableCard[][], scale: Scale, m: Measures): number =>
  rows.reduce((sum, row) => sum + rowHeight(row, scale, m) + m.rowGap, -m.rowGap);

const rowLimit = ({ height }: Scale, room: Size, { rowGap }: Measures): number =>
  Math.max(1, Math.floor((room.height + rowGap) / (height + rowGap)));

/** The whole pile lies side by side. */
function fits(pile: readonly TableCard[], scale: Scale, room: Size, m: Measures): boolean {
  const rows = rowsOf(pile, scale, room.width, m);
  const wide = rows.some((row) => widthOf(row, scale, m) > room.width);
  return !wide && heightOf(rows, scale, m) <= room.height;
}

/** Lays a pile out from the floor up; `y` counts upwards here. Where nothing fits, cards overlap. */
function lay(
  pile: readonly TableCard[],
  scale: Scale,
  room: Size,
  m: Measures,
  fromRight: boolean,
): (Box & { readonly id: CardId })[] {
  const fitting = rowsOf(pile, scale, room.width, m);
  const rows = heightOf(fitting, scale, m) > room.height ? evenly(pile, rowLimit(scale, room, m)) : fitting;
  let floor = 0;
  return rows.flatMap((row) => {
    const y = floor;
    floor += rowHeight(row, scale, m) + m.rowGap;
    const slack = room.width - widthOf(row, scale, m);
    const step = m.gap + (row.length > 1 ? Math.min(0, slack / (row.length - 1)) : 0);
    let x = fromRight ? Math.max(0, slack) : 0;
    return (fromRight ? row.toReversed() : row).map(({ id, ready }) => {
      const size = sizeOf(scale, ready, m.narrowest);
      const box = { ...size, id, x, y: y + size.height };
      x += size.width + step;
      return box;
    });
  });
}
