/** The end in figures: how many parts each side had after each stage. */
import type { Language } from '@sztab/kernel';
import { SIDES } from '../content/zones.ts';
import { scoreOf } from '../rules/outcome.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from './words/index.ts';

export function chart(views: readonly View[], language: Language) {
  const say = boardWords[language];
  // The last view of a stage is how it ended; Hiding the Fragments gives its parts back to nobody's land.
  const ends = new Map(views.map((view) => [view.stage, scoreOf({ parts: { ...view.parts } })]));
  const stages = [...ends.keys()].sort((a, b) => a - b);
  return {
    title: say.chart,
    steps: stages.map(say.stageShort),
    lines: SIDES.map((side) => stages.map((stage) => ends.get(stage)?.[side] ?? 0)),
  };
}
