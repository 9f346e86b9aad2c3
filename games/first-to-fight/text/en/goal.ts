/** What wins, in English. */
import type { GoalWords } from '../goal.ts';

export const goal: GoalWords = {
  now: (points, missions) => `Points ${points}${missions === null ? '' : ` · missions ${missions}`}`,
  wins: 'The game ends when nobody holds a mission; most points win.',
  costs: 'A mission that succeeds brings its points, one that fails costs 5.',
  due: (mission, month) => `Your next one: ${mission}, ${month}.`,
};
