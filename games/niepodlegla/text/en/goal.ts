/** What wins, in English. */
import type { GoalWords } from '../goal.ts';

export const goal: GoalWords = {
  now: (accord, policy, round) => `Round ${round} of 9 · accord ${accord} + policy ${policy} of 10`,
  short: (accord, policy, round) => `${round}/9 · accord ${accord}, policy ${policy}`,
  last: 'The final round',
  wins: (lack) =>
    `After round 9 both tracks together must reach 10, or all is lost. ${lack === 0 ? 'They do.' : `Still to go: ${lack}.`}`,
  morale: (markers) => `Morale belongs to all: ${markers}. In the final round it must last until all is completed.`,
  final: 'Then comes the final round: complete Paris, Warsaw and the small missions.',
  complete: 'Complete Paris, Warsaw and the small missions.',
};
