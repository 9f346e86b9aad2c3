/** The printed ground under everything: relief, coast and water, the tint and the signs of each area. Never changes. */
import { scattered } from '@sztab/pieces';
import { memo } from 'react';
import type { AreaId } from '../../content/areas.ts';
import { AREAS } from '../../content/map.ts';
import type { Mode } from '../../content/sides.ts';
import { type Point, type Size, shape } from '../geometry.ts';
import type { Layout } from '../layout.ts';
import { ApennineGround, ApennineSigns } from './apennines.tsx';
import { SaipanGround, SaipanSigns } from './saipan.tsx';
import { TERRAIN, TINT } from './terrain.ts';

export const Ground = memo(function Ground({ mode, layout, sheet }: { mode: Mode; layout: Layout; sheet: Size }) {
  const { side, origin } = layout;
  const [Base, Signs] = mode === 'alpine' ? [ApennineGround, ApennineSigns] : [SaipanGround, SaipanSigns];
  return (
    <svg className="gow-ground" width={sheet.width} height={sheet.height} aria-hidden="true">
      <Patterns />
      <g transform={`translate(${origin[0]} ${origin[1]}) scale(${side})`} vectorEffect="non-scaling-stroke">
        <Base />
        {AREAS[mode].map((area) => (
          <AreaGround key={area} area={area} />
        ))}
        <Signs />
      </g>
    </svg>
  );
});

function AreaGround({ area }: { area: AreaId }) {
  const { box, path } = shape(area);
  const terrain = TERRAIN[area];
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <path d={path} fill={TINT[terrain]} />
      <path className="gow-signs" d={signsOf(area)} data-terrain={terrain} />
    </g>
  );
}

const SIGN: Readonly<Partial<Record<string, string>>> = {
  wood: 'm-.05.02q.05-.14.1 0m-.05 0v.06',
  jungle: 'm-.06.02q.03-.09.06 0q.03-.09.06 0',
  hill: 'm-.09.04l.09-.13l.09.13m-.06 0l-.05-.09',
  peak: 'm-.11.05l.11-.18l.11.18m-.07 0l-.05-.1m.02-.06l.07.14',
  beach: 'h.01m.1.05h.01m-.16.04h.01',
  valley: 'v-.05m.05.05v-.07m.05.07v-.05',
};

/** Signs keep to the edge of an area: its middle belongs to names and pieces. */
function signsOf(area: AreaId): string {
  const terrain = TERRAIN[area];
  const sign = SIGN[terrain];
  if (!sign) return '';
  const { box, middle, corners } = shape(area);
  const at = scattered(area.length * 131 + area.charCodeAt(0) * 7 + area.charCodeAt(2));
  const centre: Point = [middle[0] - box.x, middle[1] - box.y];
  let d = '';
  for (let n = 0; n < corners.length * 4; n++) {
    const from = corners[n % corners.length] as Point;
    const to = corners[(n + 1) % corners.length] as Point;
    const [along, inward] = [at(), 0.16 + at() * 0.2];
    const x = from[0] + (to[0] - from[0]) * along;
    const y = from[1] + (to[1] - from[1]) * along;
    const px = x + (centre[0] - x) * inward;
    const py = y + (centre[1] - y) * inward;
    d += `M${Math.round(px * 100) / 100} ${Math.round(py * 100) / 100}${sign}`;
  }
  return d;
}

/** Hatching that other parts of the sheet use: whatever is Yellow's, places out of supply, and what is out of range. */
const HATCHES = [
  { id: 'gow-yellow', size: 9, turn: 135, stroke: 'var(--p-ochre)', strokeWidth: '1.6', opacity: '.75' },
  { id: 'gow-yellow-dark', size: 7, turn: 135, stroke: '#000', strokeWidth: '1.4', opacity: '.2' },
  { id: 'gow-cut', size: 9, turn: 45, stroke: 'var(--paper-ink)', strokeWidth: '3', opacity: '.55' },
  { id: 'gow-far', size: 6, turn: -45, stroke: 'var(--paper-ink)', strokeWidth: '1', opacity: '.3' },
];

const Patterns = () => (
  <defs>
    {HATCHES.map(({ id, size, turn, ...line }) => (
      <pattern
        key={id}
        id={id}
        width={size}
        height={size}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${turn})`}
      >
        <path d={`M0 ${size / 2}h${size}`} {...line} />
      </pattern>
    ))}
  </defs>
);
