/** GOW-5.7: Fly, the Advance of the air. */
import { call } from '@sztab/kernel';
import type { ZoneId } from '../content/areas.ts';
import type { Side } from '../content/sides.ts';
import type { Space } from '../content/spaces.ts';
import { afterEntering, entryCard } from './entry.ts';
import type { Steps } from './moves.ts';
import { moving } from './one-by-one.ts';
import { type State, tell } from './state.ts';

export function beginFly(s: State, side: Side, { zone }: Extract<Space, { action: 'fly' | 'bombing' }>): void {
  call(s, { step: 'fly.move', side, by: 'fly', place: zone, pieces: 0, from: {}, outpost: false });
}

export const flySteps: Steps<'fly.move' | 'fly.card'> = {
  'fly.move': moving('fly-move', (s, f) => {
    tell({ is: 'flew', side: f.side, zone: f.place as ZoneId, from: { ...f.from } as Record<ZoneId, number> });
    afterEntering(s, 'fly.card', f);
  }),

  'fly.card': entryCard('fly-card'), // GOW-6.5.11
};
