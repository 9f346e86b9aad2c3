/** The end in figures: the stars each side controlled and supplied after each round. */
import type { Language } from '@sztab/kernel';
import { SIDES } from '../content/sides.ts';
import { bothStars } from '../rules/supply.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from './words/index.ts';

export function chart(views: readonly View[], language: Language) {
  const say = boardWords[language];
  // The last view of a round is how it ended.
  const ends = new Map(views.map((view) => [view.round, bothStars(view)]));
  const rounds = [...ends.keys()].sort((a, b) => a - b);
  return {
    title: say.chart,
    steps: rounds.map(say.roundShort),
    lines: SIDES.map((side) => rounds.map((round) => ends.get(round)?.[side] ?? 0)),
  };
}
