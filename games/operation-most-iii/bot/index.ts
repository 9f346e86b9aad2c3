import type { Brain } from '@sztab/kernel';
import type { Shape } from '../rules/moves.ts';
import { alike } from './alike.ts';
import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';
import { priors } from './priors.ts';
import { terms } from './reasons.ts';

export const brain: Brain<Shape> = {
  evaluate,
  terms,
  policy,
  quiet: (s) => s.flow.length === 0 || s.flow[s.flow.length - 1]?.step === 'turn.act',
  alike,
  priors,
  speed: 10000,
};
