/** A quick sensible answer to any question of the game. Looks at what lies open and at the own hand, at nothing else. */
import { bestMove, type FastStream, type Seat } from '@sztab/kernel';
import type { Move } from '../rules/moves.ts';
import { type Frame, type State, sideOf } from '../rules/state.ts';
import {
  chooseBombs,
  chooseDefence,
  chooseEntryCard,
  chooseFireCard,
  chooseReroll,
  chooseTakeBack,
  chooseTarget,
} from './answers.ts';
import { type Look, lookAt, turnGains } from './gains.ts';
import { nextOfMarch } from './move-clicks.ts';
import { nextPlace, nextRecall } from './placing.ts';

/** Gains closer than this are told apart by chance, so that two games from the same place differ. */
const WHIM = 0.15;

export function policy(s: State, seat: Seat, moves: readonly Move[], dice: FastStream): Move {
  if (moves.length === 1) return moves[0] as Move;
  const look = lookAt(s, sideOf(seat));
  const f = s.flow[s.flow.length - 1] as Frame;
  return f.step === 'turn' ? chooseDeployment(look, moves, dice) : chooseWithin(look, f, moves);
}

/** Inside an action everything is decided by formula alone. */
export function chooseWithin(look: Look, f: Frame, moves: readonly Move[]): Move {
  switch (f.step) {
    case 'advance.move':
    case 'fly.move':
      return nextOfMarch(look, f, moves);
    case 'advance.card':
    case 'paradrop.card':
    case 'fly.card':
      return chooseEntryCard(look, f, moves);
    case 'barrage.target':
    case 'bombing.target':
    case 'paradrop.target':
      return chooseTarget(look, f, moves);
    case 'bombing.scale':
      return chooseBombs(look, f.target, moves);
    case 'fire.card':
      return chooseFireCard(look, f);
    case 'combat.defence':
      return chooseDefence(look, f, moves);
    case 'dice.reroll':
      return chooseReroll(look, f, look.s.flow[look.s.flow.length - 2] as Frame, moves);
    case 'reinforce.recall':
    case 'scramble.recall':
      return nextRecall(look, f, moves);
    case 'reinforce.place':
    case 'scramble.place':
      return nextPlace(look, f, moves);
    case 'signal.loss':
      return chooseTakeBack(look, moves);
    default:
      return moves[0] as Move;
  }
}

function chooseDeployment(look: Look, moves: readonly Move[], dice: FastStream): Move {
  return bestMove(moves, turnGains(look, moves), WHIM, dice);
}
