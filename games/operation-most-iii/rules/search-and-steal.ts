/** Sections 5.4, 5.5 and 6.7: Search, and Sturmwind or Spy: one die against the number on the card. */
import { roll } from '@sztab/kernel';
import { type CardId, cardOf } from '../content/cards.ts';
import { enemyOf, HOME, type Side } from '../content/zones.ts';
import type { OmSteps } from './moves.ts';
import { openRollWindow } from './roll-window.ts';
import { playFromHand } from './specials.ts';
import { movePart, type OmTable, tableCard, tell } from './table.ts';

/** OM3-5.4.2, OM3-6.7.1 */
export function declareSearch(t: OmTable, side: Side, actor: CardId, witnesses: CardId | null): void {
  tableCard(t, actor).ready = false;
  tell({ is: 'search-declared', side, actor, with: witnesses });
  t.flow.push({ step: 'search.resolve', side, actor, struck: null, success: witnesses ? true : null });
  if (witnesses) {
    t.removed[side].push(playFromHand(t, side, witnesses));
    tell({ is: 'search-ended', side, success: true, total: null, need: cardOf(actor).search ?? 0 });
  } else openRollWindow(t, { action: 'search', side, actor, struck: null, dice: { [side]: roll(t) } });
}

/** OM3-5.5.2 */
export function declareSteal(t: OmTable, side: Side, actor: CardId): void {
  const unit = tableCard(t, actor);
  unit.ready = false;
  tell({ is: 'steal-declared', side, actor, zone: unit.zone });
  t.flow.push({ step: 'steal.resolve', side, actor, struck: null, success: null });
  openRollWindow(t, { action: 'steal', side, actor, struck: null, dice: { [side]: roll(t) } });
}

export const searchAndStealSteps: OmSteps<'search.resolve' | 'steal.resolve'> = {
  // OM3-5.4.5
  'search.resolve': {
    run(t, { side, success }) {
      t.flow.pop();
      if (success) movePart(t, 'surroundings', HOME[side]);
    },
  },
  // OM3-5.5.3
  'steal.resolve': {
    run(t, { side, success }) {
      t.flow.pop();
      if (success) movePart(t, HOME[enemyOf(side)], HOME[side]);
    },
  },
};
