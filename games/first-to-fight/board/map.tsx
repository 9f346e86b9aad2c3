/** The sheet's middle: Europe and North Africa, the five regions with their arrows, and the pins of the viewer's own missions. */
import { Coast, type Size, symbolHref } from '@sztab/pieces';
import { memo, type ReactNode, useMemo } from 'react';
import { MISSION, type MissionId, missionOf } from '../content/missions.ts';
import { REGION, REGIONS, type Region } from '../content/regions.ts';
import { availableFor, requiredFor } from '../rules/missions.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { HEIGHT, LAND, PIN, PLACE, TINTS, WIDTH } from './drawing/europe.ts';
import { handOf } from './effects.ts';
import { FLAG_HEIGHT, type Flag, flagsAt } from './flags.ts';
import { FORMATION_SYMBOL } from './marks.ts';
import { type Frame, frameFor, type Point, placesIn } from './phone-frame.ts';
import type { BoardProps } from './props.ts';

const LINING = [
  [29, 0.36],
  [21, 0.5],
  [14, 0.64],
  [8, 0.78],
] as const;

type Places = Readonly<Record<Region, Point>>;

/** The printed part never changes: drawn once. No arrows where nothing stands at their ends. */
const Printed = memo(function Printed({ places, gap }: { places: Places | null; gap: number }) {
  return (
    <g>
      <rect width={WIDTH} height={HEIGHT} fill="var(--sea)" />
      <Coast land={LAND} lines={LINING} ink={1.6} />
      <path d={LAND} fill="var(--land-far)" stroke="var(--water-ink)" />
      {TINTS.map(({ region, path }) => (
        <path key={region} d={path} className="ftf-tint" data-region={region} />
      ))}
      {places &&
        EDGES.map(([from, to]) => (
          <path key={`${from}${to}`} d={arrow(places[from], places[to], gap)} className="ftf-edge" />
        ))}
    </g>
  );
});

const EDGES = REGIONS.flatMap((from) =>
  REGION[from].neighbours.filter((to) => REGIONS.indexOf(to) > REGIONS.indexOf(from)).map((to) => [from, to] as const),
);

/** A bow from mark to mark, bent a little to the left, that stops short of both. */
function arrow([x, y]: Point, [u, v]: Point, most: number): string {
  const length = Math.hypot(u - x, v - y);
  const [dx, dy] = [(u - x) / length, (v - y) / length];
  const gap = Math.min(most, length * 0.4);
  const bend = Math.min(40, length * 0.16);
  const [mx, my] = [(x + u) / 2 - dy * bend, (y + v) / 2 + dx * bend];
  return `M${x + dx * gap} ${y + dy * gap}Q${mx} ${my} ${u - dx * gap} ${v - dy * gap}`;
}

/** Where the name of a region stands beside its mark. */
const NAMED: Readonly<Record<Region, readonly [x: number, y: number, anchor: 'start' | 'middle' | 'end']>> = {
  NEA: [40, 8, 'start'],
  WEU: [-40, 8, 'end'],
  POL: [40, 8, 'start'],
  WAW: [36, -14, 'start'],
  NAI: [-40, 8, 'end'],
};

interface Props extends BoardProps {
  /** The mission that is pointed at. */
  readonly pointed: MissionId | null;
}

/** In the middle of a sheet, between the panels of the regions. */
export function RegionMap({ pointed, ...props }: Props) {
  const { view, language } = props;
  const c = catalogues[language];
  return (
    <Chart viewBox="90 80 760 560" places={PLACE} gap={46} language={language}>
      {REGIONS.map((region) => {
        const [dx, dy, anchor] = NAMED[region];
        return (
          <Mark key={region} region={region} at={PLACE[region]} size={1} pointed={pointed} {...props}>
            <text className="ftf-map-name" x={dx} y={dy} style={{ textAnchor: anchor }}>
              {c.regions[region].short}
            </text>
          </Mark>
        );
      })}
      {handOf(view).map((id) => (
        <Pin
          key={id}
          id={id}
          label={id === pointed ? boardWords[language].briefs[id] : null}
          pointed={id === pointed}
        />
      ))}
    </Chart>
  );
}

/** So many pixels a disc has from its middle on a phone. */
const PHONE_DISC = 11;

/** Under the plates of a phone, which name the regions and who is there; the discs stand between them. */
export function PlateMap({ pointed, size, ...props }: Props & { size: Size }) {
  const { view, language } = props;
  const frame = useMemo(() => frameFor('plates', size), [size]);
  const places = useMemo(() => placesIn(frame), [frame]);
  return (
    <Chart viewBox={boxOf(frame)} places={places} gap={(PHONE_DISC + 5) / frame.scale} language={language}>
      {handOf(view).map((id) => (
        <Pin key={id} id={id} label={null} pointed={id === pointed} />
      ))}
      {REGIONS.map((region) => (
        <Mark
          key={region}
          region={region}
          at={places[region]}
          size={PHONE_DISC / frame.scale / DISC}
          pointed={pointed}
          {...props}
        />
      ))}
    </Chart>
  );
}

/** Where the own missions are fought, each with its sum. */
export function FlagMap({ pointed, size, ...props }: Props & { size: Size }) {
  const { view, language } = props;
  const mine = handOf(view);
  const frame = frameFor('flags', size);
  const { x, y, scale } = frame;
  const labels = mine.map(
    (id) => `${boardWords[language].briefs[id]} ${availableFor(view, id)}/${requiredFor(view, id)}`,
  );
  const flags = flagsAt(
    mine.map((id) => [(PIN[id][0] - x) * scale, (PIN[id][1] - y) * scale]),
    labels.map((label) => 14 + label.length * 6.6),
    size,
  );
  return (
    <Chart viewBox={boxOf(frame)} places={null} gap={0} language={language}>
      {mine.map((id, i) => (
        <g key={id} transform={`translate(${PIN[id][0]} ${PIN[id][1]}) scale(${1 / scale})`}>
          <Flown id={id} label={labels[i] as string} pointed={id === pointed} flag={flags[i] as Flag} />
        </g>
      ))}
    </Chart>
  );
}

const boxOf = ({ x, y, width, height }: Frame): string => `${x} ${y} ${width} ${height}`;

function Chart({
  viewBox,
  places,
  gap,
  language,
  children,
}: { viewBox: string; places: Places | null; gap: number; children: ReactNode } & Pick<BoardProps, 'language'>) {
  return (
    <svg className="ftf-map" viewBox={viewBox} role="img" aria-label={boardWords[language].map}>
      <defs>
        <marker
          id="ftf-head"
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="6"
          markerHeight="6"
          orient="auto-start-reverse"
        >
          <path d="M0 0 10 5 0 10z" fill="var(--paper-ink)" />
        </marker>
      </defs>
      <Printed places={places} gap={gap} />
      <g className="pencil">{children}</g>
    </svg>
  );
}

/** The disc of a region with how many are there, and the token where it lies. */
function Mark({
  region,
  at: [x, y],
  size,
  pointed,
  view,
  choice,
  onTouch,
  children,
}: Props & { region: Region; at: Point; size: number; children?: ReactNode }) {
  const here = view.soldiers.filter((soldier) => soldier.region === region).length;
  return (
    // Everything said here is said by the region's panel too, which is the control.
    // biome-ignore lint/a11y/noStaticElementInteractions: a second way to the panel's own button
    <g
      className="ftf-mark"
      data-region={region}
      data-legal={choice.legal.has(region) || undefined}
      data-pointed={(pointed !== null && missionOf(pointed).region === region) || undefined}
      transform={`translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}`}
      onClick={() => onTouch(region)}
    >
      <circle r="42" className="ftf-halo" />
      <circle r={DISC} className="ftf-disc" />
      <text y="12">{here}</text>
      {children}
      {view.concentration?.region === region && (
        <svg
          x={region === 'WAW' ? -54 : 16}
          y="-52"
          width="38"
          height="38"
          viewBox="0 0 24 24"
          className="ftf-token"
          aria-hidden="true"
        >
          <rect width="24" height="24" rx="4" />
          <use href={symbolHref(FORMATION_SYMBOL[view.concentration.formation])} x="3" y="3" width="18" height="18" />
        </svg>
      )}
    </g>
  );
}

const DISC = 31;

/** A flag beside the mark of a region, never over its number. */
function besideMarks([x, y]: readonly [number, number]): readonly [number, number] {
  const mark = REGIONS.map((region) => PLACE[region]).find(([u, v]) => Math.hypot(u - x, v - y) < DISC + 4);
  return mark ? [mark[0] - DISC - 22, y] : [x, y];
}

/** Where an own mission will be fought. */
function Pin({ id, label, pointed }: { id: MissionId; label: string | null; pointed: boolean }) {
  const [x, y] = besideMarks(PIN[id]);
  const width = label ? 16 + label.length * 10.5 : 20;
  // At the right edge a flag hangs to the left.
  const left = label && x > 600 ? -width : 0;
  const top = label ? -44 : -26;
  return (
    <g
      className="ftf-pin"
      data-stage={MISSION[id].stage}
      data-pointed={pointed || undefined}
      transform={`translate(${x} ${y})`}
    >
      <path d={`M0 0V${top}`} />
      <circle r="4.5" />
      <rect x={left} y={top} width={width} height={label ? 22 : 13} />
      {label && (
        <text x={left + 8} y={top + 16.5}>
          {label}
        </text>
      )}
    </g>
  );
}

/** A mission with its sum, in pixels around its place. */
function Flown({ id, label, pointed, flag }: { id: MissionId; label: string; pointed: boolean; flag: Flag }) {
  const { left, top, width } = flag;
  const joins = Math.max(left, Math.min(0, left + width));
  return (
    <g className="ftf-pin ftf-flag" data-stage={MISSION[id].stage} data-pointed={pointed || undefined}>
      <path d={`M0 0L${joins} ${top < 0 ? top + FLAG_HEIGHT : top}`} />
      <circle r="4" />
      <rect x={left} y={top} width={width} height={FLAG_HEIGHT} />
      <text x={left + 7} y={top + 14.5}>
        {label}
      </text>
    </g>
  );
}
