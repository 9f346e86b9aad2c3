/** Section 5.8: Volunteers, and chains of actions. A chain is a frame of the flow; chains within chains are frames above it. */

import { moveParts } from '@sztab/kernel';
import type { CardId } from '../content/cards.ts';
import { cardOf } from '../content/cards.ts';
import type { Side } from '../content/zones.ts';
import { actions } from './actions.ts';
import type { OmMove, OmSteps } from './moves.ts';
import {
  type ChainFrame,
  hasExhaustedUnit,
  isUnit,
  type OmTable,
  seatOf,
  type TurnsFrame,
  tableCard,
  tell,
} from './table.ts';

export const chainSteps: OmSteps<'chain' | 'column.refresh'> = {
  // OM3-5.8.5
  chain: {
    run(t, f) {
      if (f.remaining > 0) {
        // OM3-5.8.12: that an empty hand can do nothing is public, so nobody is asked.
        if (t.hand[f.side].length === 0 && actions(t, f.side).length === 0) endChain(f, true);
        else t.flow.push({ step: 'turn.act', side: f.side });
        return;
      }
      t.flow.pop();
      if (f.thenRefresh && hasExhaustedUnit(t, f.side)) t.flow.push({ step: 'column.refresh', side: f.side });
    },
  },

  // OM3-5.9.13
  'column.refresh': {
    ask(t, { side }) {
      const moves: OmMove[] = [];
      for (const card of t.cards) {
        if (!card.ready && isUnit(card) && cardOf(card.id).side === side) moves.push(`refresh(${card.id})`);
      }
      moves.push('declineRefresh');
      return [{ seat: seatOf(side), prompt: 'column-refresh', moves }];
    },
    take(t, { side }, _seat, move) {
      t.flow.pop();
      const unit = moveParts(move).args[0] as CardId | undefined;
      if (!unit) return;
      tableCard(t, unit).ready = true;
      tell({ is: 'refreshed', side, unit });
    },
  },
};

/**
 * Accounts for what was chosen in a turn or a chain, before it is carried out.
 * Returns false if that was a pass or the end of a chain, so that nothing is left to do.
 */
export function spendAction(t: OmTable, side: Side, verb: string): boolean {
  const caller = t.flow[t.flow.length - 1] as ChainFrame | TurnsFrame;
  if (caller.step === 'chain') {
    if (verb === 'endChain') endChain(caller, false);
    else caller.remaining--; // OM3-5.8.4
    return verb !== 'endChain';
  }
  if (verb === 'pass') {
    caller.passes++; // OM3-4.4.5
    tell({ is: 'passed', side });
    return false;
  }
  caller.passes = 0;
  return true;
}

/** OM3-5.8.6 */
function endChain(f: ChainFrame, idle: boolean): void {
  tell({ is: 'chain-ended', side: f.side, source: f.source, unused: f.remaining, idle });
  f.remaining = 0;
}

/** OM3-5.8.1 */
export function volunteers(t: OmTable, side: Side, support: CardId): void {
  tableCard(t, support).ready = false;
  openChain(t, side, 'volunteers', support, 2, false);
}

/** OM3-5.8.3 */
export function openChain(
  t: OmTable,
  side: Side,
  source: ChainFrame['source'],
  card: CardId,
  remaining: number,
  thenRefresh: boolean,
): void {
  t.flow.push({ step: 'chain', side, source, remaining, thenRefresh });
  tell({ is: 'chain-opened', side, source, card, actions: remaining });
}
