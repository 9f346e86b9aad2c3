/** The end in figures: both tracks and the towns held, round by round. */
import type { Language } from '@sztab/kernel';
import { heldTowns } from '../rules/map.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from './words/index.ts';

export function chart(views: readonly View[], language: Language) {
  const say = boardWords[language];
  const rounds = new Map<number, View>();
  for (const view of views) rounds.set(view.round, view);
  const last = [...rounds.values()];
  return {
    title: say.chart,
    steps: [...rounds.keys()].map(String),
    names: say.chartNames,
    lines: [last.map(({ acc }) => acc), last.map(({ fp }) => fp), last.map((view) => heldTowns(view))],
  };
}
