/** The ground of a zone, drawn as an engraved staff map: printed once, under everything, and never marked. */
import { memo } from 'react';
import type { Zone } from '../../content/zones.ts';
import { BaseGround } from './base.tsx';
import { ForestGround } from './forest.tsx';
import { SurroundingsGround } from './surroundings.tsx';

export interface Ground {
  readonly width: number;
  readonly height: number;
  /** How far to the right of the middle the parts lie. */
  readonly shift: number;
}

const GROUND = { base: BaseGround, surroundings: SurroundingsGround, forest: ForestGround } as const;
/** Sizes are rounded up, so that a window being pulled about redraws seldom; what stands over is cut off. */
const STEP = 40;

export const Place = memo(function Place({ zone, width, height, shift }: { zone: Zone } & Ground) {
  const Drawing = GROUND[zone];
  const wide = Math.ceil(width / STEP) * STEP;
  const high = Math.ceil(height);
  return (
    <svg className="om3-place" width={wide} height={high} viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
      <Drawing width={wide} height={high} shift={shift} />
    </svg>
  );
});
