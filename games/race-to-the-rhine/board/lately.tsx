/** What happened lately, where it happened: the ways of the corps step by step, and the fields the Germans held or took. */
import { corpsData } from '../content/corps.ts';
import type { Colour, Town } from '../content/fields.ts';
import { onRoad, roadOf } from './drawing/drive.ts';
import { meet } from './drawing/label.ts';
import { TOWN_AT } from './drawing/lands.ts';
import { PENCIL } from './marks.ts';
import { isTown } from './names.ts';
import { leastCovering, type Obstacle } from './places.ts';
import type { BoardProps } from './props.ts';
import { TOWN_R } from './scale.ts';
import type { NamePlaces } from './town-names.tsx';

type Lately = Pick<BoardProps, 'lately'>;
type Told = Pick<BoardProps, 'lately' | 'numbered' | 'telling'> & { readonly own: Colour | null };

/** Sizes on the screen, in pixels. */
const NUMBER_R = 7.5;
const FIGURE = 12;
/** So far from the edge of a town its number stands, in units of the map. */
const BESIDE = 12;
/** On a road, in parts of its length: in its middle, or as far from that as it takes. */
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];
/** Beside the road, in radiuses of a number. */
const ASIDE = [0, 1.2, -1.2, 2.2, -2.2, 3.2, -3.2];
/** Around a town, in degrees, and how much farther off. */
const AROUND = [225, 135, 315, 45, 180, 270, 90, 0];
const FARTHER = [1, 1.5, 2.1];

function stepsIn({ lately }: Lately) {
  const steps = lately.flatMap(({ event }) => (event.is === 'stepped' ? [event] : []));
  return steps.map(({ corps, from, to }, i) => ({
    id: `${i} ${corps}`,
    corps,
    from,
    to,
    road: roadOf(from, to),
    colour: corpsData(corps).colour,
    number: steps.slice(0, i + 1).filter((step) => step.corps === corps).length,
    last: steps.findLast((step) => step.corps === corps) === steps[i],
  }));
}

/** Dotted in the colour of the corps; where others set out, an empty ring stays. */
export function Ways({ lately, own }: Lately & { readonly own: Colour | null }) {
  return stepsIn({ lately }).map(({ id, from, road, colour, number }) => {
    const [x, y] = TOWN_AT[from];
    return (
      <g key={id} className="rtr-way" data-look={PENCIL[colour]}>
        <path d={road.d} />
        {number === 1 && colour !== own && <circle cx={x} cy={y} r={TOWN_R + 6} data-start="" />}
      </g>
    );
  });
}

interface Mark {
  readonly key: string;
  readonly number: number;
  readonly look?: string;
  /** Where it could stand, the best place first. */
  readonly places: readonly (readonly [number, number])[];
}

/** While the others' march is told, its steps in their order; afterwards the numbers of the lines that tell of it, and of what else they tell. */
function numbersOf({ lately, own, numbered, telling }: Told, k: number): Mark[] {
  const others = stepsIn({ lately }).filter(({ colour }) => colour !== own);
  const lines = telling || !numbered || numbered.size === 0 ? null : numbered;
  const marches = others.flatMap(({ id, corps, from, to, last, colour, number: step }): Mark[] => {
    const number = !lines ? step : last ? lines.get(corps) : undefined;
    const places = ASIDE.flatMap((aside) => ALONG.map((share) => beside(from, to, share, (aside * NUMBER_R) / k)));
    return number ? [{ key: id, number, look: PENCIL[colour], places }] : [];
  });
  if (!lines || lately.length === 0) return marches;
  const towns = [...lines].filter(([thing]) => isTown(thing));
  return [
    ...marches,
    ...towns.map(([town, number]) => {
      const [x, y] = TOWN_AT[town as Town];
      const places = FARTHER.flatMap((more) =>
        AROUND.map((degrees) => {
          const [turn, off] = [(degrees * Math.PI) / 180, (TOWN_R + BESIDE) * more];
          return [x + off * Math.cos(turn), y + off * Math.sin(turn)] as const;
        }),
      );
      return { key: town, number, places };
    }),
  ];
}

/** Each where it covers no name, as far as there is such a place: names stay where they are. */
export function placed(told: Told, k: number, names: NamePlaces) {
  const taken: Obstacle[] = [...names.values()].flatMap((place) => (place ? [{ box: place.box, weight: 1 }] : []));
  return numbersOf(told, k).map(({ key, number, look, places }) => {
    const all = places.map((at) => ({ at, box: around(at[0] * k, at[1] * k, NUMBER_R + 1) }));
    const free = all.find(({ box }) => !taken.some((one) => meet(box, one.box)));
    const { at, box } = free ?? leastCovering(all, taken);
    taken.push({ box, weight: 4 });
    return { key, number, look, at, box };
  });
}

export function WayNumbers({ k, names, ...told }: Told & { readonly k: number; readonly names: NamePlaces }) {
  return placed(told, k, names).map(({ key, ...mark }) => <Figure key={key} k={k} {...mark} />);
}

/** A place beside a road, `aside` units of the map off it. */
function beside(from: Town, to: Town, share: number, aside: number): readonly [number, number] {
  const [x, y] = onRoad(from, to, share);
  const [dx, dy] = [TOWN_AT[to][0] - TOWN_AT[from][0], TOWN_AT[to][1] - TOWN_AT[from][1]];
  const length = Math.hypot(dx, dy);
  return [x - (dy / length) * aside, y + (dx / length) * aside];
}

const around = (x: number, y: number, r: number): Obstacle['box'] => ({ x0: x - r, y0: y - r, x1: x + r, y1: y + r });

function Figure({
  at: [x, y],
  number,
  k,
  look,
}: {
  readonly at: readonly [number, number];
  readonly number: number;
  readonly k: number;
  readonly look: string | undefined;
}) {
  return (
    <g className="rtr-way" data-look={look}>
      <circle cx={x} cy={y} r={NUMBER_R / k} strokeWidth={1.2 / k} />
      <text x={x} y={y} dy="0.35em" fontSize={FIGURE / k}>
        {number}
      </text>
    </g>
  );
}

/** Where resistance was put, or a counterattack took a field away. */
export function News({ lately }: Lately) {
  return lately.map(({ at, event }) => {
    if (event.is !== 'counterattack' && event.is !== 'resistance-placed' && event.is !== 'number-turned') return null;
    const [x, y] = TOWN_AT[event.town];
    const lost = event.is === 'counterattack' || undefined;
    return <circle key={`${at} ${event.town}`} cx={x} cy={y} r={TOWN_R + 7} className="rtr-news" data-lost={lost} />;
  });
}
