/** A quick sensible answer to any question of the game. Looks at what lies open and at the own hand, at nothing else. */
import { bestMove, type FastStream, type Seat } from '@sztab/kernel';
import { cardOf } from '../content/cards.ts';
import type { Side } from '../content/zones.ts';
import type { Move } from '../rules/moves.ts';
import { type Frame, type State, sideOf } from '../rules/state.ts';
import { gains } from './act.ts';
import { chooseAmbush, chooseEscort, chooseNurse, chooseReaction, chooseRefresh } from './react.ts';
import { type Weighing, weigh } from './what-if.ts';

/** Gains closer than this are told apart by chance, so that two games from the same place differ. */
const WHIM = 0.02;

export function policy(s: State, seat: Seat, moves: readonly Move[], dice: FastStream): Move {
  if (moves.length === 1) return moves[0] as Move;
  const f = s.flow[s.flow.length - 1] as Frame;
  const side = sideOf(seat);
  if (f.step === 'stage.mulligan') return chooseMulligan(s, side);
  const x = weigh(s, side);
  switch (f.step) {
    case 'attack.escort':
      return chooseEscort(x, f, moves);
    case 'attack.ambush':
      return chooseAmbush(x, f, moves);
    case 'roll.react':
      return chooseReaction(x, f, moves);
    case 'attack.nurse':
      return chooseNurse(x, f, moves);
    case 'column.refresh':
      return chooseRefresh(x, moves);
    default:
      return chooseAction(x, moves, dice);
  }
}

function chooseAction(x: Weighing, moves: readonly Move[], dice: FastStream): Move {
  return bestMove(moves, gains(x, moves), WHIM, dice);
}

/** Five cards with fewer than two Units or Supports are worth exchanging in the first two stages. */
function chooseMulligan(s: State, side: Side): Move {
  let lasting = 0;
  for (const id of s.hand[side].slice(-5)) if (!cardOf(id).effect) lasting++;
  return s.stage <= 2 && lasting < 2 ? 'mulligan' : 'keep';
}
