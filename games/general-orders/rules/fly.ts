/** Section 5.7: Fly, the Advance of the air. */
import { moveParts } from '@sztab/kernel';
import type { ZoneId } from '../content/areas.ts';
import type { Side } from '../content/sides.ts';
import type { Space } from '../content/spaces.ts';
import { moveOne, sourceMoves } from './advance.ts';
import { afterEntering, arrive, entryCardMoves, sendAlong } from './entry.ts';
import type { GoSteps } from './moves.ts';
import { type GoTable, seatOf, tell } from './table.ts';

export function beginFly(t: GoTable, side: Side, { zone }: Extract<Space, { action: 'fly' | 'bombing' }>): void {
  t.flow.push({ step: 'fly.move', side, by: 'fly', place: zone, pieces: 0, from: {}, outpost: false });
}

export const flySteps: GoSteps<'fly.move' | 'fly.card'> = {
  'fly.move': {
    ask(t, f) {
      return [{ seat: seatOf(f.side), prompt: 'fly-move', moves: sourceMoves(t, f) }];
    },
    take(t, f, _seat, move) {
      if (move !== 'finish') {
        moveOne(t, f, moveParts(move).args[0] as ZoneId);
        return;
      }
      t.barriers++; // section 8: no undo past a finish
      tell({ is: 'flew', side: f.side, zone: f.place as ZoneId, from: { ...f.from } as Record<ZoneId, number> });
      afterEntering(t, 'fly.card', 'wingman', f);
    },
  },

  'fly.card': {
    ask(t, f) {
      const moves = entryCardMoves(t, f, 'wingman', (count) => `wingman(${count})`);
      return [{ seat: seatOf(f.side), prompt: 'fly-card', moves, window: true }];
    },
    take(t, f, _seat, move) {
      if (move !== 'continue') sendAlong(t, f, 'wingman', Number(moveParts(move).args[0])); // GOW-6.5.11
      arrive(t, f);
    },
  },
};
