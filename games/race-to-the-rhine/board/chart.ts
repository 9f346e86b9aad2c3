/** The end in figures: medals, round by round. */
import type { Language } from '@sztab/kernel';
import { medalsOf } from '../rules/outcome.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from './words/index.ts';

export function chart(views: readonly View[], language: Language) {
  const rounds = new Map<number, View>();
  for (const view of views) rounds.set(view.round, view);
  const last = [...rounds.values()];
  const seats = views[0]?.commanders.length ?? 0;
  return {
    title: boardWords[language].chart,
    steps: [...rounds.keys()].map(String),
    lines: Array.from({ length: seats }, (_, seat) =>
      last.map(({ commanders }) => medalsOf(commanders[seat] as (typeof commanders)[number])),
    ),
  };
}
