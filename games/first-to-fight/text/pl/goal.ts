/** Co wygrywa, po polsku. */
import type { GoalWords } from '../goal.ts';

export const goal: GoalWords = {
  now: (points, missions) => `Punkty ${points}${missions === null ? '' : ` · misje ${missions}`}`,
  wins: 'Gra kończy się, gdy nikt nie ma misji; wygrywa, kto ma najwięcej punktów.',
  costs: 'Misja udana daje swoje punkty, nieudana kosztuje 5.',
  due: (mission, month) => `Twoja najbliższa: ${mission}, ${month}.`,
};
