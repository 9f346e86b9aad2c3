/** GOW-5.2: Advance. */
import { call, moveParts, seal } from '@sztab/kernel';
import type { AreaId } from '../content/areas.ts';
import { BONUS_ADDS } from '../content/bonuses.ts';
import type { Side } from '../content/sides.ts';
import type { Space } from '../content/spaces.ts';
import { afterEntering, entryCard } from './entry.ts';
import { sources } from './legal.ts';
import { type Move, type Steps, TEXT } from './moves.ts';
import { add } from './pieces.ts';
import { type MoveFrame, type State, seatOf, tell } from './state.ts';
import { hasBonus } from './supply.ts';

export function beginAdvance(s: State, side: Side, { area }: Extract<Space, { action: 'advance' }>): void {
  const outpost = hasBonus(s, side, 'forwardOutpost'); // GOW-6.6.9: as it is held now
  call(s, { step: 'advance.move', side, by: 'advance', place: area, pieces: 0, from: {}, outpost });
}

export const advanceSteps: Steps<'advance.move' | 'advance.card'> = {
  'advance.move': {
    ask(s, f) {
      return [{ seat: seatOf(f.side), prompt: 'advance-move', moves: sourceMoves(s, f) }];
    },
    take(s, f, _seat, move) {
      if (move !== 'finish') {
        moveOne(s, f, moveParts(move).args[0] as AreaId);
        return;
      }
      seal(s); // no undo past a finish
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
    },
  },

  'advance.card': entryCard('advance-card'), // GOW-6.5.1
};

/** D2 and D10: one more piece, or the end once at least one has moved (GOW-8.5). */
export function sourceMoves(s: State, f: MoveFrame): Move[] {
  const moves: Move[] = sources(s, f.side, f.place).map(TEXT.move);
  if (f.pieces > 0) moves.push('finish');
  return moves;
}

export function moveOne(s: State, f: MoveFrame, from: MoveFrame['place']): void {
  add(s, f.side, from, -1);
  f.pieces++;
  f.from[from] = (f.from[from] ?? 0) + 1;
}
