/** The re-deal of the non-interference test. Works on the true state, knowing nothing of views. */
import { below, type FastStream, mix, type Viewer } from '@sztab/kernel';
import { type CardId, cardOf } from '../content/cards.ts';
import { SIDES } from '../content/zones.ts';
import { type State, seatOf } from './state.ts';

export function redeal(s: State, viewer: Viewer, dice: FastStream): State {
  // When the game is over hands lie open; what is left of the decks nobody has seen.
  const over = s.result !== null;
  for (const side of SIDES) {
    const known = viewer === seatOf(side) || s.options.openHands || over;
    const hidden = (id: CardId): boolean => !known && !cardOf(id).isStart;
    const pool = mix(dice, [...s.hand[side].filter(hidden), ...s.deck[side]]);
    s.hand[side] = s.hand[side].map((id) => (hidden(id) ? (pool.shift() as CardId) : id));
    s.deck[side] = pool;
  }
  mix(dice, s.rocketDeck);
  for (const f of s.flow) {
    if (f.step !== 'stage.mulligan') continue;
    for (const side of SIDES) {
      if (f.answers[side] && viewer !== seatOf(side)) f.answers[side] = below(dice, 2) === 0 ? 'keep' : 'mulligan';
    }
  }
  return s;
}
