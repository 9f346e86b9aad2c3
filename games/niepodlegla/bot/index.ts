import type { Brain } from '@sztab/kernel';
import type { NpShape } from '../rules/moves.ts';
import { alike } from './alike.ts';
import { evaluate } from './evaluate.ts';
import { isDistant } from './plan.ts';
import { policy } from './policy.ts';
import { priors } from './priors.ts';
import { speaker } from './speaker.ts';

export const brain: Brain<NpShape> = {
  evaluate,
  policy,
  // Before a round is planned everything is as it will count; of a plan far off nothing counts yet.
  quiet(t) {
    const f = t.flow[t.flow.length - 1];
    if (!f) return true;
    return (
      f.step === 'plan' && (isDistant(t) || (t.pawns.length === 0 && t.players.every(({ held }) => held.length === 0)))
    );
  },
  alike,
  priors,
  speaker,
};
