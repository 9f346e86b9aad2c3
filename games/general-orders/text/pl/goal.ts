/** Co wygrywa, po polsku. */
import type { GoalWords } from '../goal.ts';

const HQ_LOSS = {
  control: 'Pusta kwatera główna przegrywa od razu.',
  capture: 'Pusta kwatera główna nie przegrywa: musi ją zająć przeciwnik.',
} as const;

export const goal: GoalWords = {
  now: (stars, round, of) => `Gwiazdki ${stars} · runda ${round} z ${of}`,
  wins: (of) => `Wygrywa, kto po rundzie ${of} ma więcej gwiazdek; liczą się tylko obszary z zaopatrzeniem.`,
  headquarters: (hqLoss, own, theirs) =>
    `${HQ_LOSS[hqLoss]} Żołnierzy w twojej: ${own}, w kwaterze przeciwnika: ${theirs}.`,
  tie: (side) =>
    side === null ? 'Remis rozstrzyga inicjatywa, teraz twoja.' : `Remis rozstrzyga inicjatywa: ma ją strona ${side}.`,
};
