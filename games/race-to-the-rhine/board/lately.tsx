/** What happened lately, where it happened: the ways of the corps step by step, and the fields the Germans held or took. */
import { corpsData } from '../content/corps.ts';
import type { Colour } from '../content/fields.ts';
import { ROADS, TOWN_AT } from './drawing/lands.ts';
import { PENCIL } from './marks.ts';
import { TOWN_R } from './scale.ts';
import type { RrBoardProps } from './touching.ts';

type Lately = Pick<RrBoardProps, 'lately'>;

/** Sizes on the screen, in pixels. */
const NUMBER_R = 7.5;
const FIGURE = 12;

/** Dotted in the colour of the corps. The ways of others carry the numbers of their steps, and an empty ring stays where they set out. */
export function Ways({ lately, own, k }: Lately & { readonly own: Colour | null; readonly k: number }) {
  const steps = lately.flatMap(({ event }) => (event.is === 'stepped' ? [event] : []));
  return steps.map(({ corps, from, to }, i) => {
    const road = ROADS[`${from}/${to}` as keyof typeof ROADS] ?? ROADS[`${to}/${from}` as keyof typeof ROADS];
    const look = PENCIL[corpsData(corps).colour];
    const number = steps.slice(0, i + 1).filter((step) => step.corps === corps).length;
    const [x, y] = road.mid;
    const [u, v] = TOWN_AT[from];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: steps lie in order
      <g key={i} className="rr-way" data-look={look}>
        <path d={road.d} />
        {corpsData(corps).colour !== own && (
          <>
            {number === 1 && <circle cx={u} cy={v} r={TOWN_R + 6} data-start="" />}
            <circle cx={x} cy={y} r={NUMBER_R / k} strokeWidth={1.2 / k} />
            <text x={x} y={y} dy="0.35em" fontSize={FIGURE / k}>
              {number}
            </text>
          </>
        )}
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
    return <circle key={`${at} ${event.town}`} cx={x} cy={y} r={TOWN_R + 7} className="rr-news" data-lost={lost} />;
  });
}
