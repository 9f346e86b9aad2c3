/** The end in figures: everybody's score after each round. */
import type { Language } from '@sztab/kernel';
import { scoreOf } from '../rules/outcome.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from './words/index.ts';

export function chart(views: readonly View[], language: Language) {
  const say = boardWords[language];
  // The last view of a round is how it ended.
  const ends = new Map(views.map((view) => [view.round, view.staffs.map(scoreOf)]));
  const rounds = [...ends.keys()].sort((a, b) => a - b);
  const seats = views[0]?.staffs.map((_, seat) => seat) ?? [];
  return {
    title: say.chart,
    steps: rounds.map((round) => String(round)),
    lines: seats.map((seat) => rounds.map((round) => ends.get(round)?.[seat] ?? 0)),
  };
}
