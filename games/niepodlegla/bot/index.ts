import { type Brain, below } from '@sztab/kernel';
import type { NpShape } from '../rules/moves.ts';

export const brain: Brain<NpShape> = {
  evaluate: (t) => (t.result ? (t.result.won ? 1 : 0) : 0.5),
  policy: (_t, _seat, moves, dice) => moves[below(dice, moves.length)] as (typeof moves)[number],
  quiet: () => true,
  alike: (_t, _seat, move) => move,
};
