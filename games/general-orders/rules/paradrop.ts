/** Section 5.4: Paradrop. */
import { moveParts } from '@sztab/kernel';
import type { AreaId } from '../content/areas.ts';
import { BONUS_ADDS } from '../content/bonuses.ts';
import type { Side } from '../content/sides.ts';
import { DROP, type Space } from '../content/spaces.ts';
import { arrive, entryCardMoves, sendAlong } from './entry.ts';
import { opensFor } from './hand.ts';
import { dropTargets } from './legal.ts';
import { type GoSteps, TEXT } from './moves.ts';
import { hasBonus } from './supply.ts';
import { type EntryCardFrame, type GoTable, goOn, seatOf, tell } from './table.ts';

export function beginParadrop(t: GoTable, side: Side, _space: Space): void {
  // GOW-6.6.7, as it is held now (GOW-6.6.9)
  const pieces = DROP + (hasBonus(t, side, 'flightControl') ? BONUS_ADDS.flightControl : 0);
  t.flow.push({ step: 'paradrop.target', side, pieces });
}

export const paradropSteps: GoSteps<'paradrop.target' | 'paradrop.card'> = {
  'paradrop.target': {
    ask(t, { side }) {
      return [{ seat: seatOf(side), prompt: 'paradrop-target', moves: dropTargets(t, side).map(TEXT.target) }];
    },
    take(t, { side, pieces }, _seat, move) {
      const place = moveParts(move).args[0] as AreaId;
      const soldiers = Math.min(pieces, t.reserve[side].soldiers); // GOW-5.4.4
      const drop: EntryCardFrame = { step: 'paradrop.card', side, by: 'paradrop', place, pieces: soldiers };
      t.reserve[side].soldiers -= soldiers;
      // GOW-8.1: the card could add somebody only if the reserve held more than the drop itself takes.
      if (t.reserve[side].soldiers > 0 && opensFor(t, side, 'airborneDrop')) {
        goOn(t, drop);
        return;
      }
      tell({ is: 'dropped', side, area: place, soldiers });
      arrive(t, drop);
    },
  },

  'paradrop.card': {
    ask(t, f) {
      const moves = entryCardMoves(t, f, 'airborneDrop', (count) => `airborneDrop(${count})`);
      return [{ seat: seatOf(f.side), prompt: 'paradrop-card', moves, window: true }];
    },
    take(t, f, _seat, move) {
      tell({ is: 'dropped', side: f.side, area: f.place as AreaId, soldiers: f.pieces });
      if (move !== 'continue') sendAlong(t, f, 'airborneDrop', Number(moveParts(move).args[0])); // GOW-6.5.7
      arrive(t, f);
    },
  },
};
