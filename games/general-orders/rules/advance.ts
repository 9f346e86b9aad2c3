/** Section 5.2: Advance. */
import { moveParts } from '@sztab/kernel';
import type { AreaId } from '../content/areas.ts';
import { BONUS_ADDS } from '../content/bonuses.ts';
import type { Side } from '../content/sides.ts';
import type { Space } from '../content/spaces.ts';
import { afterEntering, arrive, entryCardMoves, sendAlong } from './entry.ts';
import { sources } from './legal.ts';
import { type GoMove, type GoSteps, TEXT } from './moves.ts';
import { add } from './pieces.ts';
import { hasBonus } from './supply.ts';
import { type GoTable, type MoveFrame, seatOf, tell } from './table.ts';

export function beginAdvance(t: GoTable, side: Side, { area }: Extract<Space, { action: 'advance' }>): void {
  const outpost = hasBonus(t, side, 'forwardOutpost'); // GOW-6.6.9: as it is held now
  t.flow.push({ step: 'advance.move', side, by: 'advance', place: area, pieces: 0, from: {}, outpost });
}

export const advanceSteps: GoSteps<'advance.move' | 'advance.card'> = {
  'advance.move': {
    ask(t, f) {
      return [{ seat: seatOf(f.side), prompt: 'advance-move', moves: sourceMoves(t, f) }];
    },
    take(t, f, _seat, move) {
      if (move !== 'finish') {
        moveOne(t, f, moveParts(move).args[0] as AreaId);
        return;
      }
      t.barriers++; // section 8: no undo past a finish
      const { side, by } = f;
      const area = f.place as AreaId;
      tell({ is: 'advanced', side, area, from: { ...f.from } as Record<AreaId, number> });
      let pieces = f.pieces;
      if (f.outpost && t.reserve[side].soldiers > 0) {
        // GOW-5.2.4
        t.reserve[side].soldiers -= BONUS_ADDS.forwardOutpost;
        pieces += BONUS_ADDS.forwardOutpost;
        tell({ is: 'outpost-joined', side, area });
      }
      afterEntering(t, 'advance.card', 'assault', { side, by, place: area, pieces });
    },
  },

  'advance.card': {
    ask(t, f) {
      const moves = entryCardMoves(t, f, 'assault', (count) => `assault(${count})`);
      return [{ seat: seatOf(f.side), prompt: 'advance-card', moves, window: true }];
    },
    take(t, f, _seat, move) {
      if (move !== 'continue') sendAlong(t, f, 'assault', Number(moveParts(move).args[0])); // GOW-6.5.1
      arrive(t, f);
    },
  },
};

/** D2 and D10: one more piece, or the end once at least one has moved (GOW-8.5). */
export function sourceMoves(t: GoTable, f: MoveFrame): GoMove[] {
  const moves: GoMove[] = sources(t, f.side, f.place).map(TEXT.move);
  if (f.pieces > 0) moves.push('finish');
  return moves;
}

export function moveOne(t: GoTable, f: MoveFrame, from: MoveFrame['place']): void {
  add(t, f.side, from, -1);
  f.pieces++;
  f.from[from] = (f.from[from] ?? 0) + 1;
}
