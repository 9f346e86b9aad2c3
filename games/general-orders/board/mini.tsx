/** The whole map in very small: whose each area is. */
import { AREAS } from '../content/map.ts';
import { controllerOf } from '../rules/supply.ts';
import type { View } from '../rules/view.ts';
import { shape } from './geometry.ts';
import { layOut } from './layout.ts';
import { inkOf } from './marks.tsx';
import './mini.css';

/** The pane of a phone: of other panes the edges differ a little, the map between them does not. */
const PANE = { width: 390, height: 430 };

export function Mini({ view }: { view: View }) {
  const { mode } = view.options;
  const { side, origin } = layOut(mode, PANE, false);
  return (
    <svg
      className="gow-mini"
      viewBox={`0 0 ${PANE.width} ${PANE.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <g transform={`translate(${origin[0]} ${origin[1]}) scale(${side})`} strokeLinejoin="round">
        {AREAS[mode].map((area) => {
          const owner = controllerOf(view, area);
          const { path, box } = shape(area);
          return (
            <path
              key={area}
              d={path}
              transform={`translate(${box.x} ${box.y})`}
              fill={owner ? inkOf(owner) : 'var(--paper)'}
              stroke="var(--casing)"
              strokeWidth=".08"
            />
          );
        })}
      </g>
    </svg>
  );
}
