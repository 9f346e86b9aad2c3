/** What wins, in English. */
import type { GoalWords } from '../goal.ts';

export const goal: GoalWords = {
  now: (stars, round, of) => `Stars ${stars} · round ${round} of ${of}`,
  wins: (of) => `Whoever has more stars after round ${of} wins; only areas in supply count.`,
  headquarters: (own, theirs) => `An empty headquarters loses at once. Yours holds ${own}, theirs ${theirs}.`,
  tie: (side) =>
    side === null ? 'The initiative, now yours, decides a tie.' : `The initiative decides a tie: ${side} has it.`,
};
