/** GOW-5.4: Paradrop. */
import { call, goOn, moveParts } from '@sztab/kernel';
import type { AreaId } from '../content/areas.ts';
import { BONUS_ADDS } from '../content/bonuses.ts';
import type { Side } from '../content/sides.ts';
import { DROP, type Space } from '../content/spaces.ts';
import { arrive, entryCard } from './entry.ts';
import { ENTRY_CARD, opensFor } from './hand.ts';
import { dropTargets } from './legal.ts';
import { type Steps, TEXT } from './moves.ts';
import { type EntryCardFrame, type State, seatOf, tell } from './state.ts';
import { hasBonus } from './supply.ts';

export function beginParadrop(s: State, side: Side, _space: Space): void {
  // GOW-6.6.7, as it is held now (GOW-6.6.9)
  const pieces = DROP + (hasBonus(s, side, 'flightControl') ? BONUS_ADDS.flightControl : 0);
  call(s, { step: 'paradrop.target', side, pieces });
}

export const paradropSteps: Steps<'paradrop.target' | 'paradrop.card'> = {
  'paradrop.target': {
    ask(s, { side }) {
      return [{ seat: seatOf(side), prompt: 'paradrop-target', moves: dropTargets(s, side).map(TEXT.target) }];
    },
    take(s, { side, pieces }, _seat, move) {
      const place = moveParts(move).args[0] as AreaId;
      const soldiers = Math.min(pieces, s.reserve[side].soldiers); // GOW-5.4.4
      const drop: EntryCardFrame = { step: 'paradrop.card', side, by: 'paradrop', place, pieces: soldiers };
      s.reserve[side].soldiers -= soldiers;
      // GOW-8.1: the card could add somebody only if the reserve held more than the drop itself takes.
      if (s.reserve[side].soldiers > 0 && opensFor(s, side, ENTRY_CARD['paradrop.card'])) {
        goOn(s, drop);
        return;
      }
      tell({ is: 'dropped', side, area: place, soldiers });
      arrive(s, drop);
    },
  },

  // GOW-6.5.7
  'paradrop.card': entryCard('paradrop-card', ({ side, place, pieces }) => {
    tell({ is: 'dropped', side, area: place as AreaId, soldiers: pieces });
  }),
};
