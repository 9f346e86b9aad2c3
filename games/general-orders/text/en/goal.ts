/** What wins, in English. */
import type { GoalWords } from '../goal.ts';

const HQ_LOSS = {
  control: 'An empty headquarters loses at once.',
  capture: 'An empty headquarters does not lose: the enemy must hold it.',
} as const;

export const goal: GoalWords = {
  now: (stars, round, of) => `Stars ${stars} · round ${round} of ${of}`,
  wins: (of) => `Whoever has more stars after round ${of} wins; only areas in supply count.`,
  headquarters: (hqLoss, own, theirs) => `${HQ_LOSS[hqLoss]} Yours holds ${own}, theirs ${theirs}.`,
  tie: (side) =>
    side === null ? 'The initiative, now yours, decides a tie.' : `The initiative decides a tie: ${side} has it.`,
};
