/**
 * Where a sheet can lie in its pane, and where it should lie to show something. Boxes are in the sheet's own pixels, as if it had never been
 * moved: what is asked for never depends on where the sheet lies, so that two of them cannot chase each other.
 */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The sheet is enlarged `k` times, and its corner lies at `x`, `y` of the pane. */
export interface Lie {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export interface Pane {
  readonly width: number;
  readonly height: number;
  /** Down to here something lies over its top: what a lesson says, on a phone. */
  readonly head: number;
  /** From here on something lies over its foot. */
  readonly free: number;
  /** What is drawn on the sheet: nothing beside it may be seen. Null: the sheet is as large as its pane, and may be made smaller. */
  readonly ground: Box | null;
  /** What matters on the ground; null: all of the sheet. */
  readonly front: Box | null;
}

const SMALLEST = 0.6;
export const LARGEST = 4;
/** Between what is framed and the edge of the pane: names stand there. */
const MARGIN = { narrow: 34, wide: 52 };
/** A narrow pane comes closer, or nothing on it could be hit. */
const CLOSEST_FRAME = { narrow: 2.5, wide: 2 };
const NARROW = 600;
/** Even the smallest of the things that are framed needs no more of the pane's width: it is large enough to be hit, and what is around it is seen. */
const FRAMED = 0.42;
/** What is visited takes so much of the pane's width and height at most. */
const VISITED = { width: 0.25, height: 0.36 };
/** What is looked at is at least so large, in pixels. */
const LEGIBLE = 28;

export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n));

/** How small the sheet may get: what is drawn on it still fills the pane. */
export const smallest = ({ width, height, ground }: Pane): number =>
  ground ? Math.max(width / (ground.right - ground.left), height / (ground.bottom - ground.top)) : SMALLEST;

/** As near to this as it may lie. Only what nothing lies over has to be filled: the last town of a map can be lifted over a sheet of paper. */
export function kept(pane: Pane, { k: wanted, x, y }: Lie): Lie {
  const k = clamp(wanted, smallest(pane), LARGEST);
  const ground = pane.ground ?? { left: 0, top: 0, right: pane.width, bottom: pane.height };
  const along = (at: number, start: number, end: number, from: number, to: number): number =>
    (end - start) * k < to - from ? (from + to - (start + end) * k) / 2 : clamp(at, to - end * k, from - start * k);
  return {
    k,
    x: along(x, ground.left, ground.right, 0, pane.width),
    y: along(y, ground.top, ground.bottom, pane.head, pane.free),
  };
}

/** The middle of the box in the middle of what is free. */
export const centred = (pane: Pane, { left, top, right, bottom }: Box, k: number): Lie =>
  kept(pane, {
    k,
    x: pane.width / 2 - ((left + right) / 2) * k,
    y: (pane.head + pane.free) / 2 - ((top + bottom) / 2) * k,
  });

/** As it lay, but moved just so far that the box is seen; what is larger than the pane, in its middle. */
export function brought(pane: Pane, { k, x, y }: Lie, box: Box): Lie {
  const along = (at: number, start: number, end: number, from: number, to: number): number =>
    (end - start) * k > to - from ? (from + to - (start + end) * k) / 2 : clamp(at, from - start * k, to - end * k);
  return kept(pane, {
    k,
    x: along(x, box.left, box.right, PINNED_MARGIN, pane.width - PINNED_MARGIN),
    y: along(y, box.top, box.bottom, pane.head + PINNED_MARGIN, pane.free - PINNED_MARGIN),
  });
}

/** How the sheet lies when nobody has asked for anything. */
export function home(pane: Pane): Lie {
  const whole = { ...pane, head: 0, free: pane.height };
  return pane.front ? framed(whole, [pane.front]) : kept(whole, { k: 1, x: 0, y: 0 });
}

export const isNarrow = ({ width }: Pane): boolean => width < NARROW;

/** All of these in view, as near as that goes; a single one must not lose what is around it. */
export function framed(pane: Pane, boxes: readonly Box[]): Lie {
  const box = around(boxes);
  const size = isNarrow(pane) ? 'narrow' : 'wide';
  const room = (all: number): number => Math.max(all / 2, all - 2 * MARGIN[size]);
  const within = (width: number, height: number): number =>
    Math.min(width / Math.max(1, box.right - box.left), height / Math.max(1, box.bottom - box.top));
  const [wide, high] = [pane.width, pane.free - pane.head];
  // The margin is given up before the sheet gets smaller than it lay.
  // A front that is one box is as large as it fits.
  const least = boxes.length > 1 ? Math.min(...boxes.map(({ left, right }) => right - left)) : 0;
  const closest = Math.min(CLOSEST_FRAME[size], Math.max(1, (wide * FRAMED) / Math.max(1, least)));
  const k = Math.max(Math.min(within(room(wide), room(high)), closest), Math.min(1, within(wide, high)));
  return centred(pane, box, k);
}

/** A place of the sheet that has to stay where it is seen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A view that shows less than all is not worth its size beyond this: what lies outside is counted at the edges. */
const PINNED_LEAST = 0.5;
/** What can be touched has a glow, and does not touch the edge. */
const PINNED_MARGIN = 8;

/** As `framed`, but the pin does not move in the window: whoever has a finger on it sees the sheet grow or shrink around it. */
export function pinned(pane: Pane, boxes: readonly Box[], at: Lie, pin: Point): Lie {
  const [x, y] = [pin.x * at.k + at.x, pin.y * at.k + at.y];
  const { left, top, right, bottom } = around(boxes);
  const ground = pane.ground ?? { left: 0, top: 0, right: pane.width, bottom: pane.height };
  /** How large the sheet is when this edge of it comes to this edge of the pane. */
  const meets = (edge: number, of: number, room: number): number => (edge > of ? room / (edge - of) : Infinity);
  const most = Math.min(
    meets(right, pin.x, pane.width - x - PINNED_MARGIN),
    meets(pin.x, left, x - PINNED_MARGIN),
    meets(bottom, pin.y, pane.free - y - PINNED_MARGIN),
    meets(pin.y, top, y - pane.head - PINNED_MARGIN),
  );
  // Smaller, the sheet would have to be moved to fill the pane.
  const fills = Math.max(
    smallest(pane),
    meets(ground.right, pin.x, pane.width - x),
    meets(pin.x, ground.left, x),
    meets(ground.bottom, pin.y, pane.free - y),
    meets(pin.y, ground.top, y - pane.head),
  );
  const best = framed(pane, boxes).k;
  const k = Math.max(Math.min(at.k, fills), Math.min(best, Math.max(most, best * PINNED_LEAST)));
  return { k, x: x - pin.x * k, y: y - pin.y * k };
}

/** Where something happens: at least legible, and `close` as large as a thing may be that everything turns on. */
export function visited(pane: Pane, box: Box, from: Lie, close: boolean): Lie {
  const [width, height] = [Math.max(1, box.right - box.left), Math.max(1, box.bottom - box.top)];
  const most = Math.min((pane.width * VISITED.width) / width, ((pane.free - pane.head) * VISITED.height) / height);
  return centred(pane, box, Math.max(from.k, Math.min(LARGEST, close ? most : Math.min(most, LEGIBLE / width))));
}

/** Something lies over its top or its foot. */
export const isCovered = ({ head, free, height }: Pane): boolean => head > 0 || free < height;

/** Whether all of the box lies where nothing covers it, so far from every edge. */
export const sees = (pane: Pane, { k, x, y }: Lie, { left, top, right, bottom }: Box, edge = 0): boolean =>
  left * k + x >= edge &&
  right * k + x <= pane.width - edge &&
  top * k + y >= pane.head + edge &&
  bottom * k + y <= pane.free - edge;

/** Large enough to be looked at. */
export const isLegible = ({ k }: Lie, { left, right }: Box): boolean => (right - left) * k >= LEGIBLE - 0.5;

export const same = (a: Lie, b: Lie): boolean =>
  Math.abs(a.k - b.k) < 0.005 && Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5;
