/** A counterattack of the Germans on the map: the arrow from where they came, and a cross on every road that it has broken. */
import { type Colour, PLACE, TOWNS, type Town } from '../content/fields.ts';
import { BESIDE, LINKS_OF, TO_RHINE } from '../content/roads.ts';
import { connected, controllerOf } from '../rules/control.ts';
import type { View } from '../rules/view.ts';
import { roadOf } from './drawing/drive.ts';
import { TOWN_AT } from './drawing/lands.ts';
import { cutRoad } from './drawing/road.ts';
import type { BoardProps } from './props.ts';
import { TOWN_R } from './scale.ts';

/** Sizes on the screen, in pixels. */
const CROSS = 6;

/** The free field beside it that is linked with Germany: of several one with a marker, else the one nearest to the Rhine. */
export function cameFrom(view: View, town: Town, against: Colour): Town | null {
  const linked = connected(view);
  const free = (BESIDE[PLACE[town]] as readonly number[]).filter(
    (at) => controllerOf(view, TOWNS[at] as Town) === null,
  );
  const open = free.some((at) => linked[at]) ? free.filter((at) => linked[at]) : free;
  const far = (one: Town): number => (view.markers.includes(one) ? 0 : 1000) + (TO_RHINE[against].get(one) ?? 100);
  const [first] = open.map((at) => TOWNS[at] as Town).toSorted((a, b) => far(a) - far(b));
  return first ?? null;
}

/** The roads that no longer join it with the fields of whoever lost it. */
const broken = (view: View, town: Town, against: Colour): readonly Town[] =>
  controllerOf(view, town) === null
    ? LINKS_OF[against][town].flatMap(({ to }) => (controllerOf(view, to) === against ? [to] : []))
    : [];

export function Counterattacks({ view, lately, k }: Pick<BoardProps, 'view' | 'lately'> & { readonly k: number }) {
  return lately.map(({ at, event }) => {
    if (event.is !== 'counterattack') return null;
    const { town, against } = event;
    const from = cameFrom(view, town, against);
    return (
      <g key={`${at} ${town}`} className="rtr-counter">
        {from && <Arrow from={from} to={town} />}
        {broken(view, town, against).map((to) => {
          const [x, y] = roadOf(town, to).mid;
          const r = CROSS / k;
          return (
            <path
              key={to}
              d={`M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`}
              className="rtr-broken"
              strokeWidth={3.4 / k}
            />
          );
        })}
      </g>
    );
  });
}

function Arrow({ from, to }: { readonly from: Town; readonly to: Town }) {
  const { d, tip, turn } = cutRoad(TOWN_AT[from], TOWN_AT[to], roadOf(from, to).mid, TOWN_R + 3, TOWN_R + 22);
  return (
    <>
      <path d={d} className="rtr-counter-casing" pathLength="1" />
      <path
        d="M-3-17 25 0-3 17z"
        className="rtr-counter-head"
        transform={`translate(${tip[0]} ${tip[1]}) rotate(${turn})`}
      />
      <path d={d} className="rtr-counter-shaft" pathLength="1" />
    </>
  );
}
