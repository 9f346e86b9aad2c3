import type { Brain } from '@sztab/kernel';
import type { Shape } from '../rules/moves.ts';
import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';
import { priors } from './priors.ts';
import { isFresh, isQuiet } from './quiet.ts';
import { terms } from './reasons.ts';

export const brain: Brain<Shape> = {
  evaluate,
  terms,
  policy,
  quiet: isQuiet,
  fresh: isFresh,
  // Towns, corps and cards are all different: no two moves do the same.
  alike: (_t, _seat, move) => move,
  priors,
  // A turn of all takes some sixty answers; before, a good action looks no better than a bad one.
  stride: () => 8,
  speed: 320,
};
