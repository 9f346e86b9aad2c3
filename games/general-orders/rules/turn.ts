/** GOW-4.2 and GOW-5.1: a turn. What an action does stands in the file of its section. */
import { finish, moveParts } from '@sztab/kernel';
import type { Side } from '../content/sides.ts';
import { type Action, SPACE, SPACES, type Space, type SpaceId } from '../content/spaces.ts';
import { beginAdvance } from './advance.ts';
import { beginBarrage } from './barrage.ts';
import { beginBombing } from './bombing.ts';
import { beginFly } from './fly.ts';
import { noCard, playCard } from './hand.ts';
import { idleBecause, legalSpaces } from './legal.ts';
import { type Move, type Steps, TEXT } from './moves.ts';
import { beginParadrop } from './paradrop.ts';
import { plan } from './plan.ts';
import { beginSupply } from './reinforce.ts';
import { pass } from './round.ts';
import { type State, seatOf, tell } from './state.ts';

/** Each action puts its first question on the flow, or is over at once. */
const BEGIN: { readonly [A in Action]: (s: State, side: Side, space: Extract<Space, { action: A }>) => void } = {
  advance: beginAdvance,
  barrage: beginBarrage,
  paradrop: beginParadrop,
  fly: beginFly,
  bombing: beginBombing,
  reinforce: beginSupply,
  plan,
  scramble: beginSupply,
};

export const turnSteps: Steps<'turn'> = {
  turn: {
    ask(s, f) {
      const { side } = f;
      const moves: Move[] = legalSpaces(s, side, SPACES[s.options.mode]).map(TEXT.deploy);
      if (noCard(s, side, f, 'momentum') === null) moves.push('playMomentum');
      moves.push('pass');
      if (s.reserve[side].commanders > 0) return [{ seat: seatOf(side), prompt: 'turn', moves }];
      return [{ seat: seatOf(side), prompt: 'turn-empty', moves, window: true }]; // GOW-6.7.6
    },
    take(s, { side }, _seat, move) {
      if (move === 'playMomentum') {
        playMomentum(s, side);
        return;
      }
      finish(s);
      if (move === 'pass') pass(s, side);
      else deploy(s, side, moveParts(move).args[0] as SpaceId);
    },
  },
};

/** GOW-6.5.3: the turn goes on with one commander more. */
function playMomentum(s: State, side: Side): void {
  s.ready[side]--;
  s.reserve[side].commanders++;
  s.momentum[side]++;
  playCard(s, side, 'momentum', 1, null);
}

/** GOW-4.2.3 */
function deploy(s: State, side: Side, id: SpaceId): void {
  const space = SPACE[id];
  s.reserve[side].commanders--;
  s.deployed[side].push(id);
  if ('support' in space) s.usedPairs[side].push(space.action);
  const because = idleBecause(s, side, space);
  if (because) {
    tell({ is: 'space-closed', side, space: id, because }); // GOW-5.1.4
    return;
  }
  (BEGIN[space.action] as (s: State, side: Side, space: Space) => void)(s, side, space);
}
