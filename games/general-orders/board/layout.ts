/** Where everything lies on a sheet of a given size: the map, the air sectors, the support board and the forecast. */
import { AREA, type AreaId, ZONE, type ZoneId } from '../content/areas.ts';
import { AREAS, ZONES_OF } from '../content/map.ts';
import type { Mode } from '../content/sides.ts';
import { type Box, centreOf, fromUnits, landLoops, type Point, type Size, shape } from './geometry.ts';

/** The support board beside the map: names to the left of their spaces, or above them, or signs alone. */
export interface SupportPlace extends Box {
  readonly kind: 'wide' | 'tall' | 'signs';
}

export interface Layout {
  /** Pixels a hex side. */
  readonly side: number;
  /** Where the point (0, 0) of the board lies. */
  readonly origin: Point;
  readonly size: 'large' | 'middle' | 'small';
  /** A sheet for a hand: nothing stands beside the map. */
  readonly narrow: boolean;
  readonly sectors: ReadonlyMap<ZoneId, Box>;
  /** Null where there is no room for it: then it is among the instruments. */
  readonly support: SupportPlace | null;
  /** Null: the forecast is a strip along the foot of the sheet. */
  readonly forecast: Box | null;
}

const KINDS = [
  { kind: 'wide', row: 48, width: 268 },
  { kind: 'tall', row: 66, width: 138 },
  { kind: 'signs', row: 46, width: 140 },
] as const;
/** Around its rows. */
const FRAME = 18;
const MARGIN = 10;
/** The buttons of the frame, in the upper right. */
const TOOLS = 54;
/** The buttons of the sheet itself, in the lower left. */
const LAYERS = 54;
/** Sectors in columns, where the map would otherwise become too small. */
const COLUMNS = { under: 38, width: 104, height: 60 } as const;
/** How wide a forecast must be to be read beside the map, and how wide it may grow. */
const FORECAST = { least: 160, most: 232, heights: [340, 268, 216, 178] } as const;

/** On a narrow sheet the sectors lie in the corners that the island leaves free. */
const NARROW: Readonly<Record<ZoneId, Point>> = {
  north: [0.05, -0.17],
  centre: [0.05, 0.83],
  beachhead: [-0.12, 1.83],
  east: [4.42, 4.12],
  south: [4.42, 5.2],
};

const boundsOf = (mode: Mode): Box => {
  const points = landLoops(mode).flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};
const LAND: Readonly<Record<Mode, Box>> = { alpine: boundsOf('alpine'), island: boundsOf('island') };
/** The island with its sectors at the anchors of the board. */
const WITH_SECTORS: Box = { x: -3.75, y: -1.15, width: 15.15, height: 11.1 };

/** `alone`: the support board and the forecast stand beside the sheet, which has all its room for the map. */
export function layOut(mode: Mode, sheet: Size, alone = false): Layout {
  const wide = sheet.width >= 620;
  const { side, origin, sectors } = mapIn(mode, sheet, wide, alone);
  const taken = [...hexBoxes(mode, { side, origin }), ...sectors.values(), layersIn(mode, sheet)];
  const support = wide && !alone ? supportIn(mode, sheet, taken) : null;
  return {
    side,
    origin,
    size: side >= 50 ? 'large' : side >= 33 ? 'middle' : 'small',
    narrow: !wide,
    sectors,
    support,
    forecast: wide && !alone ? forecastIn(mode, sheet, support ? [...taken, support] : taken) : null,
  };
}

/** The largest map that fits. A wide and low sheet has its sectors in columns beside the island. */
function mapIn(mode: Mode, sheet: Size, wide: boolean, alone: boolean): Pick<Layout, 'side' | 'origin' | 'sectors'> {
  const beside = mode === 'alpine' && wide && !alone ? 2 * (FORECAST.least + MARGIN + 2) : 0;
  const map = fitted(mode === 'island' && wide ? WITH_SECTORS : LAND[mode], sheet, beside);
  if (mode !== 'island' || !wide || map.side >= COLUMNS.under)
    return { ...map, sectors: sectorsOf(mode, map, sheet, wide) };
  const low = fitted(LAND.island, sheet, 2 * (COLUMNS.width + MARGIN));
  return { ...low, sectors: columnsOf(low, sheet) };
}

function fitted(need: Box, sheet: Size, beside: number): Pick<Layout, 'side' | 'origin'> {
  const breadth = (sheet.width - 2 * MARGIN - beside) / need.width;
  const side = Math.max(16, Math.min(breadth, (sheet.height - 2 * MARGIN) / need.height, 74));
  return {
    side,
    origin: [
      (sheet.width - need.width * side) / 2 - need.x * side,
      (sheet.height - need.height * side) / 2 - need.y * side,
    ],
  };
}

/** Where the buttons of the sheet stand. */
const layersIn = (mode: Mode, { height }: Size): Box =>
  mode === 'island'
    ? { x: 0, y: 0, width: 154, height: 100 }
    : { x: 0, y: height - LAYERS, width: 154, height: LAYERS };

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Every hex as two boxes, a wide one and a tall one: its points leave room beside them. */
const hexBoxes = (mode: Mode, layout: Pick<Layout, 'side' | 'origin'>): Box[] =>
  AREAS[mode].flatMap((area) =>
    AREA[area].hexes.flatMap((hex): Box[] => {
      const [x, y] = toSheet(layout, centreOf(hex));
      const { side } = layout;
      return [
        { x: x - 0.87 * side, y: y - 0.55 * side, width: 1.74 * side, height: 1.1 * side },
        { x: x - 0.5 * side, y: y - 0.78 * side, width: side, height: 1.56 * side },
      ];
    }),
  );

/** The mountains leave their corners free, the island its south-east. */
function supportIn(mode: Mode, sheet: Size, taken: readonly Box[]): SupportPlace | null {
  const rows = mode === 'island' ? 3 : 2;
  for (const { kind, row, width } of KINDS) {
    const height = rows * row + FRAME;
    const right = sheet.width - width - MARGIN;
    const bottom = sheet.height - height - MARGIN;
    const places: readonly Point[] =
      mode === 'alpine'
        ? [[MARGIN, MARGIN]]
        : [
            [right, bottom],
            [right, TOOLS],
            [MARGIN, bottom],
          ];
    for (const [x, y] of places) {
      const box = { x, y, width, height };
      if (fits(box, sheet, taken)) return { ...box, kind };
    }
  }
  return null;
}

const fits = (box: Box, sheet: Size, taken: readonly Box[]): boolean =>
  box.y >= 0 && box.y + box.height <= sheet.height && !taken.some((one) => overlaps(box, one));

function forecastIn(mode: Mode, sheet: Size, taken: readonly Box[]): Box | null {
  for (let width: number = FORECAST.most; width >= FORECAST.least; width -= 12) {
    for (const height of FORECAST.heights) {
      const right = sheet.width - width - MARGIN;
      const bottom = sheet.height - height - MARGIN;
      const places: readonly Point[] =
        mode === 'alpine'
          ? [
              [right, TOOLS],
              [right, bottom],
            ]
          : [
              [right, TOOLS],
              [right, bottom],
              [MARGIN, bottom],
            ];
      for (const [x, y] of places) {
        const box = { x, y, width, height };
        if (fits(box, sheet, taken)) return box;
      }
    }
  }
  return null;
}

/** The eastern sector stands a little further out, clear of the coast. */
const anchorOf = (zone: ZoneId): Point => {
  const [x, y] = ZONE[zone].anchor;
  return zone === 'east' ? [x + 0.1, y] : [x, y];
};

/** Left and right of the island, in the order of the map. */
function columnsOf({ side, origin }: Pick<Layout, 'side' | 'origin'>, sheet: Size): Map<ZoneId, Box> {
  const { width, height } = COLUMNS;
  const left = LAND.island.x * side + origin[0] - width - MARGIN;
  const right = (LAND.island.x + LAND.island.width) * side + origin[0] + MARGIN;
  const at = (zone: ZoneId, x: number, n: number): [ZoneId, Box] => [
    zone,
    { x, y: ((sheet.height - height) * n) / 4, width, height },
  ];
  return new Map([
    at('north', left, 0.4),
    at('centre', left, 1.7),
    at('beachhead', left, 3),
    at('east', right, 2.85),
    at('south', right, 3.8),
  ]);
}

function sectorsOf(
  mode: Mode,
  { side, origin }: Pick<Layout, 'side' | 'origin'>,
  sheet: Size,
  wide: boolean,
): Map<ZoneId, Box> {
  // On a narrow sheet just as wide as its two spaces.
  const width = wide ? Math.min(156, Math.max(100, side * 2.75)) : Math.min(84, side * 2.16);
  const height = wide ? Math.min(92, Math.max(56, side * 1.45)) : Math.min(58, side * 1.42);
  return new Map(
    ZONES_OF[mode].map((zone) => {
      const [x, y] = toSheet({ side, origin }, fromUnits(wide ? anchorOf(zone) : NARROW[zone]));
      const left = Math.max(4, Math.min(sheet.width - width - 4, x - width / 2));
      const top = Math.max(4, Math.min(sheet.height - height - 4, y - height / 2));
      return [zone, { x: left, y: top, width, height }];
    }),
  );
}

export const toSheet = ({ side, origin }: Pick<Layout, 'side' | 'origin'>, [x, y]: Point): Point => [
  x * side + origin[0],
  y * side + origin[1],
];

export const middleOf = (layout: Layout, area: AreaId): Point => toSheet(layout, shape(area).middle);

/** The middle of an area or of a sector. */
export function spotOf(layout: Layout, place: AreaId | ZoneId): Point {
  const sector = layout.sectors.get(place as ZoneId);
  if (sector) return [sector.x + sector.width / 2, sector.y + sector.height / 2];
  return middleOf(layout, place as AreaId);
}
