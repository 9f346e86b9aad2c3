/** OM3-5.4, OM3-5.5 and OM3-6.7: Search, and Sturmwind or Spy: one die against the number on the card. */
import { call, finish, roll } from '@sztab/kernel';
import { type CardId, cardOf } from '../content/cards.ts';
import { enemyOf, HOME, type Side } from '../content/zones.ts';
import type { Steps } from './moves.ts';
import { openRollWindow } from './roll-window.ts';
import { playFromHand } from './specials.ts';
import { movePart, type State, tableCard, tell } from './state.ts';

/** OM3-5.4.2, OM3-6.7.1 */
export function declareSearch(s: State, side: Side, actor: CardId, witnesses: CardId | null): void {
  tableCard(s, actor).ready = false;
  tell({ is: 'search-declared', side, actor, with: witnesses });
  call(s, { step: 'search.resolve', side, actor, struck: null, success: witnesses ? true : null });
  if (witnesses) {
    s.removed[side].push(playFromHand(s, side, witnesses));
    tell({ is: 'search-ended', side, success: true, total: null, need: cardOf(actor).search ?? 0 });
  } else openRollWindow(s, { action: 'search', side, actor, struck: null, dice: { [side]: roll(s) } });
}

/** OM3-5.5.2 */
export function declareSteal(s: State, side: Side, actor: CardId): void {
  const unit = tableCard(s, actor);
  unit.ready = false;
  tell({ is: 'steal-declared', side, actor, zone: unit.zone });
  call(s, { step: 'steal.resolve', side, actor, struck: null, success: null });
  openRollWindow(s, { action: 'steal', side, actor, struck: null, dice: { [side]: roll(s) } });
}

export const searchAndStealSteps: Steps<'search.resolve' | 'steal.resolve'> = {
  // OM3-5.4.5
  'search.resolve': {
    run(s, { side, success }) {
      finish(s);
      if (success) movePart(s, 'surroundings', HOME[side]);
    },
  },
  // OM3-5.5.3
  'steal.resolve': {
    run(s, { side, success }) {
      finish(s);
      if (success) movePart(s, HOME[enemyOf(side)], HOME[side]);
    },
  },
};
