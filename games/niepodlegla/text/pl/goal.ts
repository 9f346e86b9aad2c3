/** Co wygrywa, po polsku. */
import type { GoalWords } from '../goal.ts';

export const goal: GoalWords = {
  now: (accord, policy, round) => `Runda ${round} z 9 · zgoda ${accord} + polityka ${policy} z 10`,
  short: (accord, policy, round) => `${round}/9 · zgoda ${accord}, polityka ${policy}`,
  last: 'Runda finałowa',
  wins: (lack) =>
    `Po rundzie 9 oba tory razem muszą mieć co najmniej 10, inaczej wszystko stracone. ${lack === 0 ? 'Mają.' : `Brakuje: ${lack}.`}`,
  morale: (markers) => `Morale jest wspólne: ${markers}. W rundzie finałowej musi wystarczyć, aż wykonacie wszystko.`,
  final: 'Potem runda finałowa: wykonajcie Paryż, Warszawę i małe misje.',
  complete: 'Wykonajcie Paryż, Warszawę i małe misje.',
};
