/** Which moves a search should look at first, and which not at all. */
import { moveParts, type Readiness, readinessOf, type Seat } from '@sztab/kernel';
import type { Side } from '../content/sides.ts';
import type { Move } from '../rules/moves.ts';
import { type Frame, type State, sideOf } from '../rules/state.ts';
import { targetGains } from './answers.ts';
import { lookAt, turnGains } from './gains.ts';
import { marchPriors } from './move-clicks.ts';
import { placePriors } from './placing.ts';
import { chooseWithin } from './policy.ts';

/** In stars, for deployments and targets. */
const READINESS: Readiness = { warmth: 0.8, floor: 0.03 };
/** So many targets of guns, bombs and drops are thought about. */
const TARGETS = 4;
/** Inside an action: an answer that the formulas would not give. */
const SECOND = 0.35;

export function priors(s: State, seat: Seat, moves: readonly Move[]): readonly number[] {
  if (moves.length === 1) return [1];
  const look = lookAt(s, sideOf(seat));
  const f = s.flow[s.flow.length - 1] as Frame;
  switch (f.step) {
    case 'turn':
      return readinessOf(turnGains(look, moves), READINESS, (at) => isOpening(s, sideOf(seat), moves[at] as Move));
    case 'advance.move':
    case 'fly.move':
      return marchPriors(look, f, moves);
    case 'reinforce.place':
    case 'scramble.place':
      return placePriors(look, f, moves);
    case 'reinforce.recall':
    case 'scramble.recall': {
      // Recalling is a detour: the planned click or the end of it.
      const planned = chooseWithin(look, f, moves);
      return moves.map((move) => (move === planned ? 1 : move === 'done' ? SECOND : 0));
    }
    case 'barrage.target':
    case 'bombing.target':
    case 'paradrop.target':
      return targetPriors(targetGains(look, f, moves));
    case 'dice.reroll':
    case 'combat.defence':
      return cardPriors(chooseWithin(look, f, moves), moves);
    default: {
      const planned = chooseWithin(look, f, moves);
      return moves.map((move) => (move === planned ? 1 : SECOND));
    }
  }
}

/**
 * A gun has nothing to prepare yet in the first order on the island, which no search sees that far ahead. Source: 1,200 games of the policy each, by
 * first order of Blue: the gun won 46 % (± 3), Plan 49 %; referees counted 43 and 52 % in games of search bots.
 */
function isOpening(s: State, side: Side, move: Move): boolean {
  if (s.options.mode !== 'island' || s.round > 1 || s.deployed[side].length > 0) return true;
  return !move.startsWith('deploy(bar:');
}

/** The few targets that gain most; all alike if none gains anything. */
function targetPriors(gains: readonly number[]): number[] {
  const sorted = gains.toSorted((a, b) => b - a);
  const most = sorted[0] as number;
  const least = Math.max(sorted[Math.min(TARGETS, sorted.length) - 1] as number, Math.min(0, most));
  return readinessOf(gains, READINESS, (_at, gain) => gain >= least);
}

/** Of cards that do the same thing one is enough: the first to be given up for a reroll, the fullest Counter-attack. */
function cardPriors(planned: Move, moves: readonly Move[]): number[] {
  const seen = new Set<string>([moveParts(planned).verb]);
  return moves
    .toReversed()
    .map((move) => {
      if (move === planned) return 1;
      const { verb } = moveParts(move);
      if (seen.has(verb)) return 0;
      seen.add(verb);
      return SECOND;
    })
    .reverse();
}
