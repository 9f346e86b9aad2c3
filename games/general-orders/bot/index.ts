import { type Brain, remembered } from '@sztab/kernel';
import type { Shape } from '../rules/moves.ts';
import { sideOf } from '../rules/state.ts';
import { evaluate } from './evaluate.ts';
import { next } from './next.ts';
import { policy } from './policy.ts';
import { priors } from './priors.ts';
import { terms } from './reasons.ts';

const KINDS = {
  blue: remembered((move: string) => move.replace('(', '(blue,')),
  yellow: remembered((move: string) => move.replace('(', '(yellow,')),
};

export const brain: Brain<Shape> = {
  evaluate,
  terms,
  policy,
  quiet: (s) => s.flow.length === 0 || s.flow[s.flow.length - 1]?.step === 'turn',
  // Cards are known by title alone and pieces by place: no two moves do the same.
  alike: (_t, _seat, move) => move,
  // The same space means one thing to Blue and another to Yellow.
  kind: (_t, seat, move) => KINDS[sideOf(seat)](move),
  priors,
  next,
  speed: 5000,
};
