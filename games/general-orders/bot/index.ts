import type { Brain } from '@sztab/kernel';
import type { Shape } from '../rules/moves.ts';
import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';
import { priors } from './priors.ts';
import { terms } from './reasons.ts';

export const brain: Brain<Shape> = {
  evaluate,
  terms,
  policy,
  quiet: (s) => s.flow.length === 0 || s.flow[s.flow.length - 1]?.step === 'turn',
  // Cards are known by title alone and pieces by place: no two moves do the same.
  alike: (_t, _seat, move) => move,
  priors,
};
