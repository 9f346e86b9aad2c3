/** A quick sensible answer to any question of the game. Looks at what lies open and at the own hand, at nothing else. */
import { below, type FastStream, type Seat } from '@sztab/kernel';
import { cardOf } from '../content/cards.ts';
import type { OmMove } from '../rules/moves.ts';
import { type OmFrame, type OmTable, sideOf } from '../rules/table.ts';
import { gains } from './act.ts';
import { chooseAmbush, chooseEscort, chooseNurse, chooseReaction, chooseRefresh } from './react.ts';
import { type StageWeights, WEIGHTS } from './weights.ts';

/** Gains closer than this are told apart by chance, so that two games from the same place differ. */
const WHIM = 0.02;

export function policy(t: OmTable, seat: Seat, moves: readonly OmMove[], dice: FastStream): OmMove {
  if (moves.length === 1) return moves[0] as OmMove;
  return choose(t, seat, moves, dice, WEIGHTS[t.stage - 1] as StageWeights);
}

export function choose(t: OmTable, seat: Seat, moves: readonly OmMove[], dice: FastStream, w: StageWeights): OmMove {
  const f = t.flow[t.flow.length - 1] as OmFrame;
  switch (f.step) {
    case 'stage.mulligan':
      return chooseMulligan(t, seat);
    case 'attack.escort':
      return chooseEscort(t, f, moves, w);
    case 'attack.ambush':
      return chooseAmbush(t, f, moves, w);
    case 'roll.react':
      return chooseReaction(t, f, moves, w);
    case 'attack.nurse':
      return chooseNurse(t, f, moves, w);
    case 'column.refresh':
      return chooseRefresh(t, f, moves, w);
    default:
      return chooseAction(t, seat, moves, dice, w);
  }
}

function chooseAction(t: OmTable, seat: Seat, moves: readonly OmMove[], dice: FastStream, w: StageWeights): OmMove {
  const expected = gains(t, sideOf(seat), moves, w);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const gain = (expected[i] as number) + (WHIM * below(dice, 1024)) / 1024;
    if (gain <= most) continue;
    most = gain;
    best = i;
  }
  return moves[best] as OmMove;
}

/** Section 13.2: five cards with fewer than two Units or Supports are worth exchanging in the first two stages. */
function chooseMulligan(t: OmTable, seat: Seat): OmMove {
  let lasting = 0;
  for (const id of t.hand[sideOf(seat)].slice(-5)) if (!cardOf(id).effect) lasting++;
  return t.stage <= 2 && lasting < 2 ? 'mulligan' : 'keep';
}
