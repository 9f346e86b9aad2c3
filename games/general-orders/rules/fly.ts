/** GOW-5.7: Fly, the Advance of the air. */
import { call, moveParts, seal } from '@sztab/kernel';
import type { ZoneId } from '../content/areas.ts';
import type { Side } from '../content/sides.ts';
import type { Space } from '../content/spaces.ts';
import { moveOne, sourceMoves } from './advance.ts';
import { afterEntering, entryCard } from './entry.ts';
import type { Steps } from './moves.ts';
import { type State, seatOf, tell } from './state.ts';

export function beginFly(s: State, side: Side, { zone }: Extract<Space, { action: 'fly' | 'bombing' }>): void {
  call(s, { step: 'fly.move', side, by: 'fly', place: zone, pieces: 0, from: {}, outpost: false });
}

export const flySteps: Steps<'fly.move' | 'fly.card'> = {
  'fly.move': {
    ask(s, f) {
      return [{ seat: seatOf(f.side), prompt: 'fly-move', moves: sourceMoves(s, f) }];
    },
    take(s, f, _seat, move) {
      if (move !== 'finish') {
        moveOne(s, f, moveParts(move).args[0] as ZoneId);
        return;
      }
      seal(s); // no undo past a finish
      tell({ is: 'flew', side: f.side, zone: f.place as ZoneId, from: { ...f.from } as Record<ZoneId, number> });
      afterEntering(s, 'fly.card', f);
    },
  },

  'fly.card': entryCard('fly-card'), // GOW-6.5.11
};
