/** Co wygrywa, po polsku. */
import type { GoalWords } from '../goal.ts';

export const goal: GoalWords = {
  now: (stars, round, of) => `Gwiazdki ${stars} · runda ${round} z ${of}`,
  wins: (of) => `Wygrywa, kto po rundzie ${of} ma więcej gwiazdek; liczą się tylko obszary z zaopatrzeniem.`,
  headquarters: (own, theirs) =>
    `Pusty sztab przegrywa od razu. W twoim jest żołnierzy: ${own}, w sztabie przeciwnika: ${theirs}.`,
  tie: (side) =>
    side === null ? 'Remis rozstrzyga inicjatywa, teraz twoja.' : `Remis rozstrzyga inicjatywa: ma ją strona ${side}.`,
};
