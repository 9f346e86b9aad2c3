import type { Brain } from '@sztab/kernel';
import type { OmShape } from '../rules/moves.ts';
import { alike } from './alike.ts';
import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';
import { priors } from './priors.ts';

export const brain: Brain<OmShape> = {
  evaluate,
  policy,
  quiet: (t) => t.flow.length === 0 || t.flow[t.flow.length - 1]?.step === 'turn.act',
  alike,
  priors,
};
