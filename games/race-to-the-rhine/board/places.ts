/**
 * Where the pieces stand on a map of some width: signs, trucks and supplies at their fields, corps where they cover least. All boxes are in
 * pixels of the screen. What can be touched now has no say in it: a piece that steps aside under the pointer is not to be hit.
 */
import type { CorpsId } from '../content/corps.ts';
import { FORTS, FORWARD_BASES, medalTowns, TOWNS, type Town } from '../content/fields.ts';
import { KINDS } from '../content/supplies.ts';
import { controllerOf, isMainBase, tokensOn } from '../rules/control.ts';
import type { View } from '../rules/view.ts';
import { NUMERAL } from '../text/names.ts';
import { type Box, meet } from './drawing/label.ts';
import { ROADS, TOWN_AT, VIEW } from './drawing/lands.ts';
import { shrink, TOWN_R, TOWN_SIDE } from './scale.ts';

const SIGN = 14;
const PILL = { edge: 11, kind: 23, height: 18 };
const TRUCK = { width: 24, height: 20 };
const BLOCK = { least: 30, edge: 11, letter: 9.5, height: 22 };
/** How far above its town a block stands at most; on small maps nearer. */
const LIFT = 19;
const LIFT_OF_WIDTH = 0.02;

/** The side of its town on which a pill lies. */
export type PillSide = 's' | 'e' | 'w' | 'n';

export interface BlockPlace {
  readonly id: CorpsId;
  /** The middle of the block, from the middle of its town. */
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}

export interface Places {
  readonly signs: readonly Box[];
  readonly trucks: readonly Box[];
  readonly pills: ReadonlyMap<Town, { readonly side: PillSide; readonly box: Box }>;
  readonly blocks: readonly BlockPlace[];
}

type Seen = Pick<
  View,
  'edition' | 'corps' | 'fields' | 'trucks' | 'control' | 'ostend' | 'antwerpOpen' | 'paratroops' | 'numbers'
>;

const around = (x: number, y: number, w: number, h: number): Box => ({
  x0: x - w / 2,
  y0: y - h / 2,
  x1: x + w / 2,
  y1: y + h / 2,
});

/** Something that is better not covered, and how much it matters. */
export interface Obstacle {
  readonly box: Box;
  readonly weight: number;
}

function covered(box: Box, obstacles: readonly Obstacle[]): number {
  let sum = 0;
  for (const { box: other, weight } of obstacles) {
    if (!meet(box, other)) continue;
    const w = Math.min(box.x1, other.x1) - Math.max(box.x0, other.x0);
    const h = Math.min(box.y1, other.y1) - Math.max(box.y0, other.y0);
    sum += w * h * weight;
  }
  return sum;
}

/** The earlier of the candidates has it, unless a later one covers clearly less. */
const PATIENCE = 4;

export function leastCovering<T extends { readonly box: Box }>(
  candidates: readonly T[],
  obstacles: readonly Obstacle[],
): T {
  const costs = candidates.map(({ box }, i) => covered(box, obstacles) + i * PATIENCE);
  return candidates[costs.indexOf(Math.min(...costs))] as T;
}

export function placesOn(view: Seen, width: number, zoom: number): Places {
  const shown = width * zoom;
  const k = shown / VIEW.width;
  const small = shrink(shown);
  const side = TOWN_SIDE * shown;
  const at = (town: Town): readonly [number, number] => [TOWN_AT[town][0] * k, TOWN_AT[town][1] * k];
  const rim = TOWN_R * k + 1;
  const discs = TOWNS.map((town) => ({ town, box: around(...at(town), 2 * rim, 2 * rim), weight: 4 }));

  const signs = TOWNS.flatMap((town) => {
    const count = signsAt(town, view);
    const [x, y] = [at(town)[0] + 0.12 * side, at(town)[1] - 0.12 * side];
    return count > 0 ? [{ x0: x, y0: y - SIGN * small, x1: x + SIGN * count * small, y1: y }] : [];
  });
  const trucks = view.trucks.map((road) => {
    const [x, y] = ROADS[road as keyof typeof ROADS].mid;
    return around(x * k, y * k, TRUCK.width * small, TRUCK.height * small);
  });
  // Over the edge of the sheet nothing is seen at all.
  const edge = { x0: -1e4, y0: shown * (VIEW.height / VIEW.width), x1: 1e4, y1: 1e4 };
  const obstacles: Obstacle[] = [
    ...signs.map((box) => ({ box, weight: 2 })),
    ...trucks.map((box) => ({ box, weight: 1 })),
    { box: edge, weight: 99 },
  ];

  const pills = new Map<Town, { side: PillSide; box: Box }>();
  for (const town of Object.keys(view.fields) as Town[]) {
    const here = tokensOn(view, town);
    const w = (PILL.edge + PILL.kind * KINDS.filter((kind) => here[kind] > 0).length) * small;
    const h = PILL.height * small;
    const [x, y] = at(town);
    const [over, beside] = [0.36 * side + h / 2, 0.6 * side + w / 2];
    const place = leastCovering(
      [
        { side: 's' as const, box: around(x, y + over, w, h) },
        { side: 'e' as const, box: around(x + beside, y, w, h) },
        { side: 'w' as const, box: around(x - beside, y, w, h) },
        { side: 'n' as const, box: around(x, y - over, w, h) },
      ],
      [...obstacles, ...discs.filter((disc) => disc.town !== town)],
    );
    pills.set(town, place);
    obstacles.push({ box: place.box, weight: 5 });
  }

  const lift = Math.min(LIFT, LIFT_OF_WIDTH * width) * zoom;
  const blocks: BlockPlace[] = [];
  for (const { id, at: town } of view.corps) {
    const w = Math.max(BLOCK.least, BLOCK.edge + BLOCK.letter * NUMERAL[id].length) * small;
    const h = BLOCK.height * small;
    const [x, y] = at(town);
    const from = (dx: number, dy: number): BlockPlace => ({ id, x: dx, y: dy, box: around(x + dx, y + dy, w, h) });
    const [aside, beside] = [w / 2, w / 2 + rim];
    const place = leastCovering(
      [
        from(0, -lift),
        from(-aside, -lift),
        from(aside, -lift),
        from(-beside, 0),
        from(beside, 0),
        from(0, lift),
        from(-aside, lift),
        from(aside, lift),
        from(-beside, -lift),
        from(beside, -lift),
        from(-beside, lift),
        from(beside, lift),
        from(0, -1.7 * lift),
        from(0, 1.7 * lift),
      ],
      [...obstacles, ...discs.filter((disc) => disc.town !== town)],
    );
    blocks.push(place);
    obstacles.push({ box: place.box, weight: 200 });
  }
  return { signs, trucks, pills, blocks };
}

/** How many signs stand beside a town. */
function signsAt(town: Town, view: Seen): number {
  const free = controllerOf(view, town) === null;
  const forward = FORWARD_BASES.has(town) || (town === 'oostende' && view.ostend);
  const printed = [
    free && FORTS.has(town),
    free && medalTowns(view.edition).has(town),
    isMainBase(view, town),
    forward,
  ];
  const laid = [...view.paratroops, ...view.numbers].filter((one) => one.town === town);
  return printed.filter(Boolean).length + laid.length;
}
