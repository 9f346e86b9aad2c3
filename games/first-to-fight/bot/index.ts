import type { Brain } from '@sztab/kernel';
import type { Shape } from '../rules/moves.ts';
import { alike } from './alike.ts';
import { imagineLikely } from './beliefs.ts';
import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';
import { priors } from './priors.ts';
import { terms } from './reasons.ts';
import { CURIOSITY } from './weights.ts';

export const brain: Brain<Shape> = {
  evaluate,
  terms,
  policy,
  imagine: imagineLikely,
  // Between two orders everything lies as it lies; inside one somebody is about to get his share.
  quiet: (s) => s.flow.length === 0 || s.flow[s.flow.length - 1]?.step === 'orders.choose',
  alike,
  priors,
  curiosity: CURIOSITY,
  speed: 1000,
};
