/** GOW-5.2: Advance. */
import { call } from '@sztab/kernel';
import type { AreaId } from '../content/areas.ts';
import { BONUS_ADDS } from '../content/bonuses.ts';
import type { Side } from '../content/sides.ts';
import type { Space } from '../content/spaces.ts';
import { afterEntering, entryCard } from './entry.ts';
import type { Steps } from './moves.ts';
import { moving } from './one-by-one.ts';
import { type State, tell } from './state.ts';
import { hasBonus } from './supply.ts';

export function beginAdvance(s: State, side: Side, { area }: Extract<Space, { action: 'advance' }>): void {
  const outpost = hasBonus(s, side, 'forwardOutpost'); // GOW-6.6.9: as it is held now
  call(s, { step: 'advance.move', side, by: 'advance', place: area, pieces: 0, from: {}, outpost });
}

export const advanceSteps: Steps<'advance.move' | 'advance.card'> = {
  'advance.move': moving('advance-move', (s, f) => {
    const { side, by } = f;
    const area = f.place as AreaId;
    tell({ is: 'advanced', side, area, from: { ...f.from } as Record<AreaId, number> });
    let pieces = f.pieces;
    if (f.outpost && s.reserve[side].soldiers > 0) {
      // GOW-5.2.4
      s.reserve[side].soldiers -= BONUS_ADDS.forwardOutpost;
      pieces += BONUS_ADDS.forwardOutpost;
      tell({ is: 'outpost-joined', side, area });
    }
    afterEntering(s, 'advance.card', { side, by, place: area, pieces });
  }),

  'advance.card': entryCard('advance-card'), // GOW-6.5.1
};
