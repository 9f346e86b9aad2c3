import type { Brain } from '@sztab/kernel';
import type { Shape } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { alike } from './alike.ts';
import { evaluate } from './evaluate.ts';
import { next } from './next.ts';
import { partner } from './partner.ts';
import { policy } from './policy.ts';
import { priors } from './priors.ts';
import { terms } from './reasons.ts';
import { speaker } from './speaker.ts';

export const brain: Brain<Shape> = {
  evaluate,
  terms,
  policy,
  // Before a round is planned everything is as it will count.
  quiet: (s) => s.flow.length === 0 || isUnplanned(s),
  alike,
  priors,
  speaker,
  // A round changes the team's chance only a little.
  curiosity: 0.2,
  next,
  partner,
  // The round after the one that is thought about: dice have rolled and cards were drawn since.
  horizon: (s) => s.dice.is === 'fast' && s.barriers > 0 && isUnplanned(s),
  speed: 3900,
};

function isUnplanned(s: State): boolean {
  if (s.flow[s.flow.length - 1]?.step !== 'plan' || s.pawns.length > 0) return false;
  for (const { held } of s.players) if (held.length > 0) return false;
  return true;
}
