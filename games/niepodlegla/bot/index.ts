import type { Brain } from '@sztab/kernel';
import type { NpShape } from '../rules/moves.ts';
import type { NpTable } from '../rules/table.ts';
import { alike } from './alike.ts';
import { evaluate } from './evaluate.ts';
import { next } from './next.ts';
import { policy } from './policy.ts';
import { priors } from './priors.ts';
import { speaker } from './speaker.ts';

export const brain: Brain<NpShape> = {
  evaluate,
  policy,
  // Before a round is planned everything is as it will count.
  quiet: (t) => t.flow.length === 0 || isUnplanned(t),
  alike,
  priors,
  speaker,
  // A round changes the team's chance only a little.
  curiosity: 0.2,
  next,
  // The round after the one that is thought about: dice have rolled and cards were drawn since.
  horizon: (t) => t.dice.is === 'fast' && t.barriers > 0 && isUnplanned(t),
};

function isUnplanned(t: NpTable): boolean {
  if (t.flow[t.flow.length - 1]?.step !== 'plan' || t.pawns.length > 0) return false;
  for (const { held } of t.players) if (held.length > 0) return false;
  return true;
}
