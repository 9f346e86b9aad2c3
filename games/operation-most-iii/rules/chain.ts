/** OM3-5.8: Volunteers, and chains of actions. A chain is a frame of the flow; chains within chains are frames above it. */

import { call, finish, moveParts } from '@sztab/kernel';
import type { CardId } from '../content/cards.ts';
import { cardOf } from '../content/cards.ts';
import type { Side } from '../content/zones.ts';
import { actions } from './actions.ts';
import type { Move, Steps } from './moves.ts';
import {
  type ChainFrame,
  noExhausted,
  noRefresh,
  type State,
  seatOf,
  type TurnsFrame,
  tableCard,
  tell,
} from './state.ts';

export const chainSteps: Steps<'chain' | 'column.refresh'> = {
  // OM3-5.8.5
  chain: {
    run(s, f) {
      if (f.remaining > 0) {
        // OM3-5.8.12: that an empty hand can do nothing is public, so nobody is asked.
        if (s.hand[f.side].length === 0 && actions(s, f.side).length === 0) endChain(f, true);
        else call(s, { step: 'turn.act', side: f.side });
        return;
      }
      finish(s);
      if (f.thenRefresh && noExhausted(s, f.side) === null) call(s, { step: 'column.refresh', side: f.side });
    },
  },

  // OM3-5.9.13
  'column.refresh': {
    ask(s, { side }) {
      const moves: Move[] = [];
      for (const card of s.cards) {
        if (cardOf(card.id).side === side && noRefresh(card) === null) moves.push(`refresh(${card.id})`);
      }
      moves.push('declineRefresh');
      return [{ seat: seatOf(side), prompt: 'column-refresh', moves }];
    },
    take(s, { side }, _seat, move) {
      finish(s);
      const unit = moveParts(move).args[0] as CardId | undefined;
      if (!unit) return;
      tableCard(s, unit).ready = true;
      tell({ is: 'refreshed', side, unit });
    },
  },
};

/**
 * Accounts for what was chosen in a turn or a chain, before it is carried out.
 * Returns false if that was a pass or the end of a chain, so that nothing is left to do.
 */
export function spendAction(s: State, side: Side, verb: string): boolean {
  const caller = s.flow[s.flow.length - 1] as ChainFrame | TurnsFrame;
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
export function volunteers(s: State, side: Side, support: CardId): void {
  tableCard(s, support).ready = false;
  openChain(s, side, 'volunteers', support, 2, false);
}

/** OM3-5.8.3 */
export function openChain(
  s: State,
  side: Side,
  source: ChainFrame['source'],
  card: CardId,
  remaining: number,
  thenRefresh: boolean,
): void {
  call(s, { step: 'chain', side, source, remaining, thenRefresh });
  tell({ is: 'chain-opened', side, source, card, actions: remaining });
}
