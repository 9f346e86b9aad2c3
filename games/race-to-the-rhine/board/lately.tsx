/** What happened lately, where it happened: the ways of the corps step by step, and the fields the Germans held or took. */
import { corpsData } from '../content/corps.ts';
import type { Colour } from '../content/fields.ts';
import { roadOf } from './drawing/drive.ts';
import { TOWN_AT } from './drawing/lands.ts';
import { PENCIL } from './marks.ts';
import type { BoardProps } from './props.ts';
import { TOWN_R } from './scale.ts';

type Lately = Pick<BoardProps, 'lately'>;

/** Sizes on the screen, in pixels. */
const NUMBER_R = 7.5;
const FIGURE = 12;

function stepsIn({ lately }: Lately) {
  const steps = lately.flatMap(({ event }) => (event.is === 'stepped' ? [event] : []));
  return steps.map(({ corps, from, to }, i) => ({
    id: `${i} ${corps}`,
    from,
    road: roadOf(from, to),
    colour: corpsData(corps).colour,
    number: steps.slice(0, i + 1).filter((step) => step.corps === corps).length,
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

/** The steps of the others in their order. */
export function StepNumbers({ lately, own, k }: Lately & { readonly own: Colour | null; readonly k: number }) {
  return stepsIn({ lately }).map(({ id, road, colour, number }) => {
    const [x, y] = road.mid;
    if (colour === own) return null;
    return (
      <g key={id} className="rtr-way" data-look={PENCIL[colour]}>
        <circle cx={x} cy={y} r={NUMBER_R / k} strokeWidth={1.2 / k} />
        <text x={x} y={y} dy="0.35em" fontSize={FIGURE / k}>
          {number}
        </text>
      </g>
    );
  });
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
