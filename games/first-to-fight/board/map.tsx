/** The sheet's middle: Europe and North Africa, the five regions with their arrows, and the pins of the viewer's own missions. */
import { symbolHref } from '@sztab/pieces';
import { memo } from 'react';
import { MISSION, type MissionId, missionOf } from '../content/missions.ts';
import { REGION, REGIONS, type Region } from '../content/regions.ts';
import { availableFor, requiredFor } from '../rules/missions.ts';
import { boardWords } from '../text/board.ts';
import { catalogues } from '../text/index.ts';
import { HEIGHT, LAND, PIN, PLACE, TINTS, WIDTH } from './drawing/europe.ts';
import { handOf } from './effects.ts';
import { FORMATION_SYMBOL } from './marks.ts';
import type { BoardProps } from './props.ts';

/** Water-lining: the coast again and again, fainter the farther out. */
const LINING = [
  [29, 0.36],
  [21, 0.5],
  [14, 0.64],
  [8, 0.78],
] as const;

/** The printed part never changes: drawn once. */
const Printed = memo(function Printed() {
  return (
    <g>
      <rect width={WIDTH} height={HEIGHT} fill="var(--sea)" />
      {LINING.map(([width, opacity]) => (
        <g key={width} fill="none" strokeLinejoin="round">
          <path d={LAND} stroke="var(--sea-line)" strokeOpacity={opacity} strokeWidth={width} />
          <path d={LAND} stroke="var(--sea)" strokeWidth={width - 1.6} />
        </g>
      ))}
      <path d={LAND} fill="var(--land-far)" stroke="var(--water-ink)" />
      {TINTS.map(({ region, path }) => (
        <path key={region} d={path} className="ftf-tint" data-region={region} />
      ))}
      {EDGES.map(([from, to]) => (
        <path key={`${from}${to}`} d={arrow(from, to)} className="ftf-edge" />
      ))}
    </g>
  );
});

const EDGES = REGIONS.flatMap((from) =>
  REGION[from].neighbours.filter((to) => REGIONS.indexOf(to) > REGIONS.indexOf(from)).map((to) => [from, to] as const),
);

/** A bow from mark to mark, bent a little to the left, that stops short of both. */
function arrow(from: Region, to: Region): string {
  const [[x, y], [u, v]] = [PLACE[from], PLACE[to]];
  const length = Math.hypot(u - x, v - y);
  const [dx, dy] = [(u - x) / length, (v - y) / length];
  const gap = Math.min(46, length * 0.4);
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
  /** Under plates that name the regions and who is there. */
  readonly bare?: boolean;
  /** Own missions stand there with their sums. */
  readonly flags?: boolean;
}

export function RegionMap({ pointed, bare = false, flags = false, ...props }: Props) {
  const { view, choice, language, onTouch } = props;
  const c = catalogues[language];
  const mine = handOf(view);
  return (
    <svg
      className="ftf-map"
      viewBox={bare ? '130 70 680 590' : '90 80 760 560'}
      preserveAspectRatio={bare || flags ? 'xMidYMid slice' : 'xMidYMid meet'}
      role="img"
      aria-label={boardWords[language].map}
    >
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
      <Printed />
      <g className="pencil">
        {REGIONS.map((region) => {
          const [x, y] = PLACE[region];
          const here = view.soldiers.filter((soldier) => soldier.region === region).length;
          const [dx, dy, anchor] = NAMED[region];
          return (
            // Everything said here is said by the region's panel too, which is the control.
            // biome-ignore lint/a11y/noStaticElementInteractions: a second way to the panel's own button
            <g
              key={region}
              className="ftf-mark"
              data-region={region}
              data-legal={choice.legal.has(region) || undefined}
              data-pointed={(pointed !== null && missionOf(pointed).region === region) || undefined}
              transform={`translate(${x} ${y})`}
              onClick={() => onTouch(region)}
            >
              <circle r={bare ? 30 : 42} className="ftf-halo" />
              <circle r={bare ? 20 : DISC} className="ftf-disc" />
              {!bare && <text y="12">{here}</text>}
              {!bare && (
                <text className="ftf-map-name" x={dx} y={dy} style={{ textAnchor: anchor }}>
                  {c.regions[region].short}
                </text>
              )}
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
                  <use
                    href={symbolHref(FORMATION_SYMBOL[view.concentration.formation])}
                    x="3"
                    y="3"
                    width="18"
                    height="18"
                  />
                </svg>
              )}
            </g>
          );
        })}
        {mine.map((id, i) => (
          <Pin
            key={id}
            id={id}
            label={flags || id === pointed ? labelOf(id) : null}
            pointed={id === pointed}
            row={flags ? rowOf(mine, i) : 0}
          />
        ))}
      </g>
    </svg>
  );

  function labelOf(id: MissionId): string {
    const brief = boardWords[language].briefs[id];
    return flags ? `${brief} ${availableFor(view, id)}/${requiredFor(view, id)}` : brief;
  }
}

/** Several own missions may be fought at one place: their flags stand over one another. */
const rowOf = (mine: readonly MissionId[], i: number): number => {
  const [x, y] = PIN[mine[i] as MissionId];
  return mine.slice(0, i).filter((other) => Math.hypot(PIN[other][0] - x, PIN[other][1] - y) < 40).length;
};

const PIN_ROW = 25;

const DISC = 31;

/** A flag beside the mark of a region, never over its number. */
function besideMarks([x, y]: readonly [number, number]): readonly [number, number] {
  const mark = REGIONS.map((region) => PLACE[region]).find(([u, v]) => Math.hypot(u - x, v - y) < DISC + 4);
  return mark ? [mark[0] - DISC - 22, y] : [x, y];
}

/** Where an own mission will be fought. */
function Pin({ id, label, pointed, row }: { id: MissionId; label: string | null; pointed: boolean; row: number }) {
  const [x, y] = besideMarks(PIN[id]);
  const width = label ? 16 + label.length * 10.5 : 20;
  // At the right edge a flag hangs to the left.
  const left = label && x > 600 ? -width : 0;
  const top = label ? -44 - row * PIN_ROW : -26;
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
