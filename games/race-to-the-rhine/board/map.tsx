/** The map: towns with their control and marks, trucks on roads, supplies, corps, and what can be touched. */
import { BADGE_OUTLINE, Glyph, symbolHref, useSize } from '@sztab/pieces';
import { type CSSProperties, memo, type PointerEvent, useMemo, useState } from 'react';
import type { CorpsId } from '../content/corps.ts';
import { type Colour, fieldOf, PERMANENT, SYMBOLS, TOWNS, type Town, VICTORY } from '../content/fields.ts';
import { controllerOf, supplyLine } from '../rules/control.ts';
import { stepsOf } from '../rules/march.ts';
import { corpsOf } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { Blocks } from './blocks.tsx';
import { chainsIn, endsIn, sourcesIn } from './chain.ts';
import { Convoys } from './convoys.tsx';
import { Counterattacks } from './counterattack.tsx';
import { roadOf } from './drawing/drive.ts';
import { ROADS, TOWN_AT, TRUE_AT, VIEW } from './drawing/lands.ts';
import { Front } from './front.tsx';
import { News, WayNumbers, Ways } from './lately.tsx';
import { marchesIn } from './marches.ts';
import { PENCIL } from './marks.ts';
import { isCorps } from './names.ts';
import { placesOn } from './places.ts';
import { PlanCard, PlannedWay } from './plan.tsx';
import { Printed, Roads } from './printed.tsx';
import type { BoardProps } from './props.ts';
import { Reach } from './reach.tsx';
import { RollingTrucks } from './rolling.tsx';
import { percent, shrink, TOWN_R, TOWN_SIDE } from './scale.ts';
import { SendAll } from './send-all.tsx';
import { isAhead, TownButton } from './town-button.tsx';
import { namesOn, TownNames } from './town-names.tsx';
import { ways } from './ways.ts';
import { winningLine } from './winning-line.ts';
import './map.css';

export function RhineMap(props: BoardProps) {
  const { view, language, seat, lately, choice, zoom = 1, heading, bends = NO_BENDS } = props;
  const [ref, { width }] = useSize({ width: 900, height: 680 });
  const k = (width * zoom) / VIEW.width;
  const own = seat === null ? null : (view.commanders[seat]?.colour ?? null);
  const line = useMemo(() => (own ? supplyLine(view, own) : new Set<Town>()), [view, own]);
  const places = useMemo(() => placesOn(view, width, zoom), [view, width, zoom]);
  const names = useMemo(
    () => namesOn({ view, language, choice, width, zoom, pieces: places }),
    [view, language, choice, width, zoom, places],
  );
  const roads = useMemo(() => roadsTo(view, choice.moves), [view, choice.moves]);
  const next = useMemo(() => firstSteps(view, choice), [view, choice]);
  const starts = useMemo(() => sourcesIn(choice, view), [choice, view]);
  const chained = useMemo(
    () => [...(view.flow.at(-1)?.step === 'transport' ? roads : endsIn(choice, view)).keys()],
    [view, roads, choice],
  );
  const path = useMemo(() => {
    const straight = heading ? ways(view, choice.moves, language).get(heading) : undefined;
    return straight && bends.reduce((way, via) => way.through(via) ?? way, straight);
  }, [view, choice.moves, language, heading, bends]);
  // Only corps: whatever else the pointer passes, the map need not be drawn again.
  const [pointed, point] = useState<CorpsId | null>(null);
  const pointAt = ({ target }: PointerEvent): void => {
    const { thing = '' } = (target as Element).closest<HTMLElement>('[data-thing]')?.dataset ?? {};
    point(isCorps(thing) ? thing : null);
  };
  return (
    <div
      ref={ref}
      onPointerOver={pointAt}
      onPointerLeave={() => point(null)}
      className="rtr-map"
      style={{ '--shrink': shrink(width * zoom), '--side': `${TOWN_SIDE * width}px` } as CSSProperties}
    >
      <div data-ground="" className="rtr-ground" />
      <svg
        className="rtr-print"
        viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
        role="img"
        aria-label={boardWords[language].map}
      >
        <Printed language={language} />
        <Roads own={own} />
      </svg>
      <svg viewBox={`0 0 ${VIEW.width} ${VIEW.height}`} aria-hidden="true">
        {TRUE_AT.map(([town, [x, y]]) => {
          const [u, v] = TOWN_AT[town];
          return <path key={town} d={`M${x} ${y}L${u} ${v}`} className="rtr-leader" />;
        })}
        <Front view={view} />
        <Ways lately={lately} own={own} />
        <WonLine view={view} highlighted={props.highlighted} />
        {path && <PlannedWay {...props} path={path} />}
        {places.blocks.map(({ id, x, y }) => {
          const [u, v] = TOWN_AT[corpsOf(view, id).at];
          return <path key={id} d={`M${u} ${v}l${x / k} ${y / k}`} className="rtr-leader" />;
        })}
        {TOWNS.map((town) => (
          <TownDisc
            key={town}
            town={town}
            controller={controllerOf(view, town)}
            linked={line.has(town)}
            own={own}
            absent={!view.commanders.some(({ colour }) => colour === controllerOf(view, town))}
            marker={view.markers.includes(town)}
          />
        ))}
        <News lately={lately} />
        <Counterattacks view={view} lately={lately} k={k} />
        {(pointed || choice.moves.length > 0) && <Reach view={view} pointed={pointed} chained={chained} />}
        <TownNames view={view} language={language} k={k} zoom={zoom} places={names} />
        <WayNumbers {...props} own={own} k={k} names={names} />
        <RollingTrucks telling={props.telling ?? null} lately={lately} k={k} />
      </svg>
      <div className="rtr-things pencil">
        {TOWNS.map((town) => (
          <TownButton
            key={town}
            town={town}
            pill={places.pills.get(town)?.side}
            steps={roads.get(town) ?? 0}
            next={next.has(town)}
            starts={starts.has(town)}
            {...props}
          />
        ))}
        {view.trucks.map((road) => (
          <TruckOnRoad key={road} road={road} />
        ))}
        <Convoys {...props} />
        <Blocks {...props} places={places} zoom={zoom} />
        {path && <PlanCard {...props} path={path} />}
        <SendFromHere {...props} />
      </div>
    </div>
  );
}

const NO_BENDS: readonly string[] = [];
const NO_ROADS: ReadonlyMap<Town, number> = new Map();

/** How many steps or trucks away every town is that a plan could lead to now. */
function roadsTo(view: BoardProps['view'], moves: readonly string[]): ReadonlyMap<Town, number> {
  if (moves.some((move) => move.startsWith('truck(')))
    return new Map([...chainsIn(view)].map(([town, { loads }]) => [town, loads.length]));
  if (!moves.some((move) => move.startsWith('step('))) return NO_ROADS;
  return new Map([...marchesIn(view)].map(([town, { towns }]) => [town, towns.length]));
}

/** Where the corps that could set out now would come first, towards the Rhine. */
function firstSteps(view: BoardProps['view'], { moves, picked }: BoardProps['choice']): ReadonlySet<Town> {
  const ready = picked.length > 0 ? [] : view.corps.filter(({ id }) => moves.includes(`move(${id})`));
  return new Set(ready.flatMap((corps) => stepsOf(view, corps, false).filter((to) => isAhead(view, corps.id, to))));
}

interface Disc {
  readonly town: Town;
  readonly controller: Colour | null;
  /** Joined with the viewer's main base. */
  readonly linked: boolean;
  readonly own: Colour | null;
  /** Of a commander who does not take part, or nobody's. */
  readonly absent: boolean;
  readonly marker: boolean;
}

const TownDisc = memo(function TownDisc({ town, controller, linked, own, absent, marker }: Disc) {
  const [x, y] = TOWN_AT[town];
  const { colours } = fieldOf(town);
  const resists = controller === null && (marker || SYMBOLS.has(town));
  // The own fields that no unbroken line joins with the base are marked: there the line is broken.
  const cut = own !== null && controller === own && !linked;
  if (resists) {
    return (
      <g transform={`translate(${x} ${y})`} className="rtr-resistance" data-printed={!marker || undefined}>
        <rect x={-TOWN_R} y={-TOWN_R} width={2 * TOWN_R} height={2 * TOWN_R} rx="3" />
        <use href={symbolHref('opor')} x="-10" y="-10" width="20" height="20" />
      </g>
    );
  }
  return (
    <g
      transform={`translate(${x} ${y})`}
      className="rtr-disc"
      data-cut={cut || undefined}
      data-closed={(controller && absent) || undefined}
    >
      <circle
        r={TOWN_R}
        fill={controller ? `var(--p-${PENCIL[controller]})` : VICTORY.has(town) ? 'var(--p-black)' : 'var(--land)'}
      />
      {controller && (
        <path
          d={BADGE_OUTLINE[PENCIL[controller]]}
          fill={`var(--on-${PENCIL[controller]})`}
          transform={`scale(${PERMANENT.has(town) ? 0.62 : 0.8}) translate(-17 -17)`}
        />
      )}
      {!controller &&
        colours.map((colour, i) => (
          <path
            key={colour}
            d={colours.length === 1 ? 'M0-10.5a10.5 10.5 0 1 0 .01 0z' : `M0-10.5A10.5 10.5 0 0 ${i} 0 10.5`}
            className="rtr-ring"
            stroke={`var(--p-${PENCIL[colour]})`}
          />
        ))}
      {VICTORY.has(town) && !controller && (
        <use href={symbolHref('bridge')} x="-10" y="-10" width="20" height="20" color="var(--on-black)" />
      )}
    </g>
  );
});

/** The line that won, as far as it is lit. */
function WonLine({ view, highlighted }: Pick<BoardProps, 'view' | 'highlighted'>) {
  if (!view.result) return null;
  const line = winningLine(view);
  return line.slice(1).map((to, i) => {
    const from = line[i] as Town;
    if (!highlighted.has(to) || !highlighted.has(from)) return null;
    return <path key={to} d={roadOf(from, to).d} className="rtr-won" />;
  });
}

/** Over the road of a truck that is being loaded: everything, and off. */
function SendFromHere(props: BoardProps) {
  const truck = props.view.flow.at(-1);
  if (truck?.step !== 'truck') return null;
  const [x, y] = roadOf(truck.from, truck.to).mid;
  return (
    <span className="rtr-send" style={{ left: percent(x, VIEW.width), top: percent(y, VIEW.height) }}>
      <SendAll {...props} />
    </span>
  );
}

function TruckOnRoad({ road }: { road: string }) {
  const [x, y] = ROADS[road as keyof typeof ROADS].mid;
  return (
    <span className="rtr-truck" style={{ left: percent(x, VIEW.width), top: percent(y, VIEW.height) }}>
      <Glyph name="truck" size={13} />
    </span>
  );
}
