/** Sections 4.2 and 5.1: a turn. What an action does stands in the file of its section. */
import { moveParts } from '@sztab/kernel';
import type { Side } from '../content/sides.ts';
import { type Action, SPACE, SPACES, type Space, type SpaceId } from '../content/spaces.ts';
import { beginAdvance } from './advance.ts';
import { beginBarrage } from './barrage.ts';
import { beginBombing } from './bombing.ts';
import { beginFly } from './fly.ts';
import { canPlay, playCard } from './hand.ts';
import { idleBecause, legalSpaces } from './legal.ts';
import { type GoMove, type GoSteps, TEXT } from './moves.ts';
import { beginParadrop } from './paradrop.ts';
import { plan } from './plan.ts';
import { beginSupply } from './reinforce.ts';
import { pass } from './round.ts';
import { type GoTable, seatOf, tell } from './table.ts';

/** Each action puts its first question on the flow, or is over at once. */
const BEGIN: { readonly [A in Action]: (t: GoTable, side: Side, space: Extract<Space, { action: A }>) => void } = {
  advance: beginAdvance,
  barrage: beginBarrage,
  paradrop: beginParadrop,
  fly: beginFly,
  bombing: beginBombing,
  reinforce: beginSupply,
  plan,
  scramble: beginSupply,
};

export const turnSteps: GoSteps<'turn'> = {
  turn: {
    ask(t, { side }) {
      const moves: GoMove[] = legalSpaces(t, side, SPACES[t.options.mode]).map(TEXT.deploy);
      if (t.ready[side] > 0 && canPlay(t, side, 'momentum')) moves.push('playMomentum');
      moves.push('pass');
      if (t.reserve[side].commanders > 0) return [{ seat: seatOf(side), prompt: 'turn', moves }];
      return [{ seat: seatOf(side), prompt: 'turn-empty', moves, window: true }]; // GOW-6.7.6
    },
    take(t, { side }, _seat, move) {
      if (move === 'playMomentum') {
        playMomentum(t, side);
        return;
      }
      t.flow.pop();
      if (move === 'pass') pass(t, side);
      else deploy(t, side, moveParts(move).args[0] as SpaceId);
    },
  },
};

/** GOW-6.5.3: the turn goes on with one commander more. */
function playMomentum(t: GoTable, side: Side): void {
  t.ready[side]--;
  t.reserve[side].commanders++;
  t.momentum[side]++;
  playCard(t, side, 'momentum', 1, null);
}

/** GOW-4.2.3 */
function deploy(t: GoTable, side: Side, id: SpaceId): void {
  const space = SPACE[id];
  t.reserve[side].commanders--;
  t.deployed[side].push(id);
  if ('support' in space) t.usedPairs[side].push(space.action);
  const because = idleBecause(t, side, space);
  if (because) {
    tell({ is: 'space-closed', side, space: id, because }); // GOW-5.1.4
    return;
  }
  (BEGIN[space.action] as (t: GoTable, side: Side, space: Space) => void)(t, side, space);
}
