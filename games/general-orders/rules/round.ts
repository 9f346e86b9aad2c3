/** GOW-4.1 to GOW-4.5: rounds, turns, recall, and the end after the fourth. */
import { call, goOn, seal } from '@sztab/kernel';
import { enemyOf, ROUNDS, SIDES, type Side } from '../content/sides.ts';
import { callCheck } from './check.ts';
import { publiclyUnseen } from './hand.ts';
import type { Steps } from './moves.ts';
import { endByStars } from './outcome.ts';
import { type State, tell } from './state.ts';
import { standingToTell } from './supply.ts';

export const roundSteps: Steps<'round.turns' | 'round.recall' | 'round.token'> = {
  'round.turns': {
    run(s, f) {
      seal(s); // a finished action is not taken back
      if (s.passed.blue && s.passed.yellow) {
        goOn(s, { step: 'round.recall' }); // GOW-4.2.7
        return;
      }
      // GOW-4.2.6: when one has passed, the other goes on alone.
      const side = s.passed[f.next] ? enemyOf(f.next) : f.next;
      f.next = enemyOf(side);
      s.effects.blue = [];
      s.effects.yellow = [];
      if (mustPass(s, side)) pass(s, side);
      else call(s, { step: 'turn', side });
    },
  },

  'round.recall': {
    run(s) {
      const returned = { blue: s.momentum.blue, yellow: s.momentum.yellow };
      for (const side of SIDES) {
        // GOW-4.3.1, GOW-4.3.2
        s.reserve[side].commanders += s.deployed[side].length - s.momentum[side];
        s.ready[side] += s.momentum[side];
        s.deployed[side] = [];
        s.momentum[side] = 0;
        s.usedPairs[side] = []; // GOW-4.3.4
      }
      tell({ is: 'recalled', returned });
      goOn(s, { step: 'round.token' });
      callCheck(s, standingToTell(s)); // GOW-4.8.1
    },
  },

  'round.token': {
    run(s) {
      if (s.round === ROUNDS) {
        endByStars(s); // GOW-4.4.2
        return;
      }
      s.round++; // GOW-4.4.1
      beginRound(s);
    },
  },
};

/** GOW-4.2.1 */
export function beginRound(s: State): void {
  s.passed.blue = false;
  s.passed.yellow = false;
  tell({ is: 'round-began', round: s.round, initiative: s.initiative });
  goOn(s, { step: 'round.turns', next: s.initiative });
}

/** D1a: without a commander, and as far as everybody can count without Momentum, there is nothing to ask (GOW-4.2.5). */
function mustPass(s: State, side: Side): boolean {
  if (s.reserve[side].commanders > 0) return false;
  return s.hand[side].length === 0 || s.ready[side] === 0 || !publiclyUnseen(s, 'momentum');
}

/** GOW-4.2.4 */
export function pass(s: State, side: Side): void {
  s.passed[side] = true;
  tell({ is: 'passed', side, commandersLeft: s.reserve[side].commanders });
}
