/** What a lesson says steps aside for what it points at: the first place over the board at which none of it is covered. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Between the words and what they point at. */
const GAP = 12;

const shared = (from: number, size: number, other: number, otherSize: number): number =>
  Math.max(0, Math.min(from + size, other + otherSize) - Math.max(from, other));
/** The ground that both cover. */
export const overlap = (one: Box, other: Box): number =>
  shared(one.x, one.width, other.x, other.width) * shared(one.y, one.height, other.y, other.height);

/** `home`: where it lies unless something is in the way; `room`: the board. Gives back by how much it is moved. */
export function stepAside(home: Box, room: Box, pointed: readonly Box[]): { readonly x: number; readonly y: number } {
  const covered = (place: Box): number => pointed.reduce((sum, box) => sum + overlap(place, box), 0);
  if (covered(home) === 0) return { x: 0, y: 0 };
  const within = (at: number, size: number, from: number, all: number): number =>
    Math.max(from, Math.min(at, from + all - size));
  const [left, right] = [room.x + GAP, room.x + room.width - home.width - GAP];
  const [top, bottom] = [room.y + GAP, room.y + room.height - home.height - GAP];
  const below = Math.max(...pointed.map((box) => box.y + box.height)) + GAP;
  const above = Math.min(...pointed.map((box) => box.y)) - home.height - GAP;
  const columns = home.width >= room.width - 2 * GAP ? [home.x] : [home.x, right, left];
  const places = columns.flatMap((x) =>
    [home.y, bottom, top, below, above].map(
      (y): Box => ({
        x: within(x, home.width, room.x, room.width),
        y: within(y, home.height, room.y, room.height),
        width: home.width,
        height: home.height,
      }),
    ),
  );
  // The nearest of those that cover least.
  const least = Math.min(...places.map(covered));
  const far = (place: Box): number => Math.hypot(place.x - home.x, place.y - home.y);
  const best = places.filter((place) => covered(place) === least).toSorted((a, b) => far(a) - far(b))[0] as Box;
  return { x: Math.round(best.x - home.x), y: Math.round(best.y - home.y) };
}
