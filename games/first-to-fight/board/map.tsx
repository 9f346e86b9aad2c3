/** The sheet's middle: Europe and North Africa, the five regions with their arrows, and the pins of the viewer's own missions. */
import { symbolHref } from '@sztab/pieces';
import { memo } from 'react';
import { MISSION, type MissionId, missionOf } from '../content/missions.ts';
import { REGION, REGIONS, type Region } from '../content/regions.ts';
import { boardWords } from '../text/board.ts';
import { HEIGHT, LAND, PIN, PLACE, TINTS, WIDTH } from './drawing/europe.ts';
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

export function RegionMap({ view, choice, language, onTouch }: BoardProps) {
  const mine = view.you === null ? [] : (view.staffs[view.you]?.hand ?? []);
  return (
    <svg
      className="ftf-map"
      viewBox="90 80 760 560"
      preserveAspectRatio="xMidYMid meet"
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
        {mine.map((id) => (
          <Pin key={id} id={id} />
        ))}
        {REGIONS.map((region) => {
          const [x, y] = PLACE[region];
          const here = view.soldiers.filter((soldier) => soldier.region === region).length;
          return (
            // Everything said here is said by the region's panel too, which is the control.
            // biome-ignore lint/a11y/noStaticElementInteractions: a second way to the panel's own button
            <g
              key={region}
              className="ftf-mark"
              data-region={region}
              data-legal={choice.legal.has(region) || undefined}
              transform={`translate(${x} ${y})`}
              onClick={() => onTouch(region)}
            >
              <circle r="42" className="ftf-halo" />
              <circle r="31" className="ftf-disc" />
              <text y="12">{here}</text>
              {view.concentration?.region === region && (
                <svg x="16" y="-52" width="38" height="38" viewBox="0 0 24 24" className="ftf-token" aria-hidden="true">
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
      </g>
    </svg>
  );
}

/** Where an own mission will be fought. */
function Pin({ id }: { id: MissionId }) {
  const [x, y] = PIN[id];
  return (
    <g className="ftf-pin" data-stage={MISSION[id].stage} transform={`translate(${x} ${y})`}>
      <path d="M0 0V-22M0-22h16l-4 5 4 5H0" />
      <svg x="-7" y="2" width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
        <use href={symbolHref(FORMATION_SYMBOL[missionOf(id).formation])} />
      </svg>
    </g>
  );
}
