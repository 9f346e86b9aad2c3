/** Section 9, last paragraph: the re-deal of the non-interference test. Works on the true table, knowing nothing of views. */
import { below, type FastStream, mix, type Viewer } from '@sztab/kernel';
import { type CardId, cardOf } from '../content/cards.ts';
import { SIDES } from '../content/zones.ts';
import { type OmTable, seatOf } from './table.ts';

export function redeal(t: OmTable, viewer: Viewer, dice: FastStream): OmTable {
  // When the game is over hands lie open; what is left of the decks nobody has seen.
  const over = t.result !== null;
  for (const side of SIDES) {
    const known = viewer === seatOf(side) || t.options.openHands || over;
    const hidden = (id: CardId): boolean => !known && !cardOf(id).isStart;
    const pool = mix(dice, [...t.hand[side].filter(hidden), ...t.deck[side]]);
    t.hand[side] = t.hand[side].map((id) => (hidden(id) ? (pool.shift() as CardId) : id));
    t.deck[side] = pool;
  }
  mix(dice, t.rocketDeck);
  for (const f of t.flow) {
    if (f.step !== 'stage.mulligan') continue;
    for (const side of SIDES) {
      if (f.answers[side] && viewer !== seatOf(side)) f.answers[side] = below(dice, 2) === 0 ? 'keep' : 'mulligan';
    }
  }
  return t;
}
