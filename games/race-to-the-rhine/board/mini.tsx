/** The theatre in very small: the coast, the Rhine, and who holds what. */
import { memo } from 'react';
import { TOWNS, VICTORY } from '../content/fields.ts';
import { controllerOf } from '../rules/control.ts';
import type { View } from '../rules/view.ts';
import { LAND, RIVERS, TOWN_AT, VIEW } from './drawing/lands.ts';
import { PENCIL } from './marks.ts';

/** As far as the ground goes (`rtr-ground`). */
const EDGE = { x: 0.104 * VIEW.width, y: 0.138 * VIEW.height };
const BOX = [-EDGE.x, -EDGE.y, VIEW.width + 2 * EDGE.x, VIEW.height + 2 * EDGE.y].join(' ');

const Ground = memo(() => (
  <>
    <path d={LAND} fill="var(--land)" />
    <path d={RIVERS.rhine.path} fill="none" stroke="var(--river)" strokeWidth="14" />
  </>
));

export function Mini({ view }: { readonly view: View }) {
  return (
    <svg viewBox={BOX} preserveAspectRatio="none" aria-hidden="true">
      <Ground />
      <g stroke="var(--paper-ink)" strokeWidth="6">
        {TOWNS.map((town) => {
          const [cx, cy] = TOWN_AT[town];
          const holder = controllerOf(view, town);
          const here = view.commanders.some(({ colour }) => colour === holder);
          const black = VICTORY.has(town) || view.markers.includes(town);
          const fill = holder ? `var(--p-${PENCIL[holder]})` : black ? 'var(--p-black)' : 'var(--land)';
          return <circle key={town} cx={cx} cy={cy} r="19" fill={fill} opacity={holder && !here ? 0.4 : 1} />;
        })}
      </g>
      {view.corps.map(({ id, at }) => {
        const [x, y] = TOWN_AT[at];
        return <rect key={id} x={x - 26} y={y - 20} width="52" height="40" fill="var(--paper-ink)" />;
      })}
    </svg>
  );
}
