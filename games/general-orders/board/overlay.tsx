/** Lines over the areas: their borders, the air zones, supply, the reach of the guns. Nothing here can be touched. */
import type { AreaId, ZoneId } from '../content/areas.ts';
import { AREA } from '../content/areas.ts';
import { AREAS, AREAS_IN, isArea, ZONES_OF } from '../content/map.ts';
import { controllerOf } from '../rules/supply.ts';
import type { View } from '../rules/view.ts';
import { innerLines, outlines, type Point, pathAround, pathOf, type Size, shape, zonePath } from './geometry.ts';
import { type Layout, spotOf, toSheet } from './layout.ts';
import { inkOf } from './marks.tsx';
import { supplyLines, supplyPath } from './supply-lines.ts';

export interface Layers {
  readonly supply: boolean;
  readonly zones: boolean;
}

/** Colour and line of each air zone: the same on its border and on its sector. */
export const ZONE_LINE: Readonly<Record<ZoneId, { readonly ink: string; readonly dash: string }>> = {
  beachhead: { ink: 'var(--p-food)', dash: '11 5' },
  south: { ink: 'var(--p-red)', dash: '2 5' },
  east: { ink: 'var(--p-violet)', dash: '12 4 2 4' },
  centre: { ink: 'var(--p-green)', dash: '6 4' },
  north: { ink: 'var(--gow-north)', dash: '16 4 2 3 2 4' },
};

interface Drawn {
  readonly view: View;
  readonly layout: Layout;
  readonly sheet: Size;
}

export function Overlay({
  view,
  layout,
  sheet,
  layers,
  pointed,
  range,
}: Drawn & { layers: Layers; pointed: string | null; range: ReadonlySet<string> | null }) {
  const { mode } = view.options;
  const { side, origin } = layout;
  const onBoard = `translate(${origin[0]} ${origin[1]}) scale(${side})`;
  return (
    <svg className="gow-overlay" width={sheet.width} height={sheet.height} aria-hidden="true">
      <g transform={onBoard} fill="none" strokeLinejoin="round">
        <path
          d={innerLines(mode)}
          stroke="var(--paper-ink)"
          strokeWidth=".018"
          strokeDasharray=".07 .06"
          opacity=".45"
        />
        {AREAS[mode].map((area) => (
          <path
            key={area}
            d={shape(area).path}
            transform={`translate(${shape(area).box.x} ${shape(area).box.y})`}
            stroke="var(--paper-ink)"
            strokeWidth=".034"
          />
        ))}
      </g>
      {ZONES_OF[mode].map((zone) => (
        <ZoneBorder key={zone} zone={zone} layout={layout} strong={layers.zones} />
      ))}
      {ZONES_OF[mode].map((zone) => (
        <Leader key={zone} zone={zone} layout={layout} />
      ))}
      {range && range.size > 0 && (
        <g transform={onBoard}>
          <path
            d={pathAround([...range].filter(isArea))}
            className="gow-range"
            fill="none"
            strokeWidth={4 / side}
            strokeDasharray={`${12 / side} ${7 / side}`}
          />
        </g>
      )}
      <Supply view={view} layout={layout} all={layers.supply} pointed={pointed} />
    </svg>
  );
}

/** Drawn inside its own edge, so that two zones that meet show both their lines. */
function ZoneBorder({ zone, layout, strong }: { zone: ZoneId; layout: Layout; strong: boolean }) {
  const { side, origin } = layout;
  const d = scaled(outlines(AREAS_IN[zone].flatMap((area) => [...AREA[area].hexes])), side);
  const { ink, dash } = ZONE_LINE[zone];
  const id = `gow-zone-${zone}`;
  return (
    <g className="gow-zone" data-strong={strong || undefined} transform={`translate(${origin[0]} ${origin[1]})`}>
      <clipPath id={id}>
        <path d={zonePath(zone)} transform={`scale(${side})`} />
      </clipPath>
      <g clipPath={`url(#${id})`} fill="none">
        {strong && <path d={d} fill={ink} opacity=".13" />}
        <path className="gow-zone-casing" d={d} />
        <path className="gow-zone-line" d={d} stroke={ink} strokeDasharray={dash} />
      </g>
    </g>
  );
}

const scaled = (loops: readonly (readonly Point[])[], side: number): string =>
  pathOf(loops.map((loop) => loop.map(([x, y]): Point => [x * side, y * side])));

/** From the sector to the nearest corner of its zone. */
function Leader({ zone, layout }: { zone: ZoneId; layout: Layout }) {
  const [x, y] = spotOf(layout, zone);
  const corners = outlines(AREAS_IN[zone].flatMap((area) => [...AREA[area].hexes])).flat();
  const far = ([px, py]: Point): number => Math.hypot(px - x, py - y);
  const [nearest] = corners.map((point) => toSheet(layout, point)).sort((a, b) => far(a) - far(b));
  if (!nearest) return null;
  const { ink } = ZONE_LINE[zone];
  return (
    <g fill="none">
      <path d={`M${x} ${y}L${nearest[0]} ${nearest[1]}`} stroke="var(--paper)" strokeWidth="5" />
      <path d={`M${x} ${y}L${nearest[0]} ${nearest[1]}`} stroke={ink} strokeWidth="2.4" />
      <circle cx={nearest[0]} cy={nearest[1]} r="4" fill={ink} stroke="var(--casing)" />
    </g>
  );
}

type Place = AreaId | ZoneId;

function Supply({ view, layout, all, pointed }: Omit<Drawn, 'sheet'> & { all: boolean; pointed: string | null }) {
  const place = pointed && (isArea(pointed) || layout.sectors.has(pointed as ZoneId)) ? (pointed as Place) : null;
  const path = place ? supplyPath(view, place) : [];
  const owner = place ? controllerOf(view, place) : null;
  return (
    <g className="gow-supply" fill="none">
      {all &&
        supplyLines(view).map(({ side, from, to }) => (
          <SupplyLine key={`${side} ${from}`} side={side} points={[spotOf(layout, from), spotOf(layout, to)]} />
        ))}
      {owner && path.length > 1 && <SupplyLine side={owner} points={path.map((at) => spotOf(layout, at))} strong />}
    </g>
  );
}

function SupplyLine({ side, points, strong }: { side: 'blue' | 'yellow'; points: readonly Point[]; strong?: boolean }) {
  const d = `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  const end = points.at(-1) as Point;
  return (
    <>
      <path d={d} stroke="var(--paper)" strokeWidth={strong ? 8 : 6} strokeLinecap="round" opacity=".85" />
      <path
        d={d}
        stroke={inkOf(side)}
        strokeWidth={strong ? 4.5 : 3}
        strokeLinecap="round"
        strokeDasharray={side === 'blue' ? '9 7' : '9 6 1 6'}
      />
      {strong && <circle cx={end[0]} cy={end[1]} r="6" fill={inkOf(side)} stroke="var(--paper)" strokeWidth="2" />}
    </>
  );
}
