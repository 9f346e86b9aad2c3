/** Sections 4.1 to 4.5: rounds, turns, recall, and the end after the fourth. */
import { enemyOf, ROUNDS, SIDES, type Side } from '../content/sides.ts';
import { pushCheck } from './check.ts';
import { publiclyUnseen } from './hand.ts';
import type { GoSteps } from './moves.ts';
import { endByStars } from './outcome.ts';
import { standingOf } from './supply.ts';
import { type GoTable, tell } from './table.ts';

export const roundSteps: GoSteps<'round.turns' | 'round.recall' | 'round.token'> = {
  'round.turns': {
    run(t, f) {
      t.barriers++; // section 8: a finished action is not taken back
      if (t.passed.blue && t.passed.yellow) {
        t.flow = [{ step: 'round.recall' }]; // GOW-4.2.7
        return;
      }
      // GOW-4.2.6: when one has passed, the other goes on alone.
      const side = t.passed[f.next] ? enemyOf(f.next) : f.next;
      f.next = enemyOf(side);
      t.effects.blue = [];
      t.effects.yellow = [];
      if (mustPass(t, side)) pass(t, side);
      else t.flow.push({ step: 'turn', side });
    },
  },

  'round.recall': {
    run(t) {
      const returned = { blue: t.momentum.blue, yellow: t.momentum.yellow };
      for (const side of SIDES) {
        // GOW-4.3.1, GOW-4.3.2
        t.reserve[side].commanders += t.deployed[side].length - t.momentum[side];
        t.ready[side] += t.momentum[side];
        t.deployed[side] = [];
        t.momentum[side] = 0;
        t.usedPairs[side] = []; // GOW-4.3.4
      }
      tell({ is: 'recalled', returned });
      t.flow = [{ step: 'round.token' }];
      pushCheck(t, standingOf(t)); // GOW-4.8.1
    },
  },

  'round.token': {
    run(t) {
      if (t.round === ROUNDS) {
        endByStars(t); // GOW-4.4.2
        return;
      }
      t.round++; // GOW-4.4.1
      beginRound(t);
    },
  },
};

/** GOW-4.2.1 */
export function beginRound(t: GoTable): void {
  t.passed.blue = false;
  t.passed.yellow = false;
  tell({ is: 'round-began', round: t.round, initiative: t.initiative });
  t.flow = [{ step: 'round.turns', next: t.initiative }];
}

/** D1a: without a commander, and as far as everybody can count without Momentum, there is nothing to ask (GOW-4.2.5). */
function mustPass(t: GoTable, side: Side): boolean {
  if (t.reserve[side].commanders > 0) return false;
  return t.hand[side].length === 0 || t.ready[side] === 0 || !publiclyUnseen(t, 'momentum');
}

/** GOW-4.2.4 */
export function pass(t: GoTable, side: Side): void {
  t.passed[side] = true;
  tell({ is: 'passed', side, commandersLeft: t.reserve[side].commanders });
}
