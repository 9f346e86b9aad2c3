/** What happened lately, where it happened: the ways of the corps step by step, and the fields the Germans held or took. */
import { corpsData } from '../content/corps.ts';
import type { Colour, Town } from '../content/fields.ts';
import { roadOf } from './drawing/drive.ts';
import { TOWN_AT } from './drawing/lands.ts';
import { PENCIL } from './marks.ts';
import { isTown } from './names.ts';
import type { BoardProps } from './props.ts';
import { TOWN_R } from './scale.ts';

type Lately = Pick<BoardProps, 'lately'>;
type Numbered = Pick<BoardProps, 'numbered' | 'telling'>;

/** Sizes on the screen, in pixels. */
const NUMBER_R = 7.5;
const FIGURE = 12;
/** So far from the edge of a town its number stands, in units of the map. */
const BESIDE = 12;

function stepsIn({ lately }: Lately) {
  const steps = lately.flatMap(({ event }) => (event.is === 'stepped' ? [event] : []));
  return steps.map(({ corps, from, to }, i) => ({
    id: `${i} ${corps}`,
    corps,
    from,
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

/** While the others' march is told, its steps in their order; afterwards the numbers of the lines that tell of it, and of what else they tell. */
export function WayNumbers({
  lately,
  own,
  k,
  numbered,
  telling,
}: Lately & Numbered & { readonly own: Colour | null; readonly k: number }) {
  const others = stepsIn({ lately }).filter(({ colour }) => colour !== own);
  if (telling || !numbered || numbered.size === 0)
    return others.map(({ id, road, colour, number }) => (
      <Figure key={id} at={road.mid} look={PENCIL[colour]} {...{ number, k }} />
    ));
  const marches = others.flatMap(({ id, corps, last, road, colour }) => {
    const number = last ? numbered.get(corps) : undefined;
    return number ? [<Figure key={id} at={road.mid} look={PENCIL[colour]} {...{ number, k }} />] : [];
  });
  const places = lately.length === 0 ? [] : [...numbered].filter(([thing]) => isTown(thing));
  return [
    ...marches,
    ...places.map(([town, number]) => {
      const [x, y] = TOWN_AT[town as Town];
      const off = (TOWN_R + BESIDE) * Math.SQRT1_2;
      return <Figure key={town} at={[x - off, y - off]} {...{ number, k }} />;
    }),
  ];
}

function Figure({
  at: [x, y],
  number,
  k,
  look,
}: {
  readonly at: readonly [number, number];
  readonly number: number;
  readonly k: number;
  readonly look?: string;
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
