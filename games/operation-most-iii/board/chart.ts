/** The end in figures: how many parts each side had after each stage. */
import type { Language } from '@sztab/kernel';
import { type Chart, linesOver } from '@sztab/pieces';
import { SIDES } from '../content/zones.ts';
import { scoreOf } from '../rules/outcome.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';

export const chart = (views: readonly View[], language: Language): Chart => ({
  title: boardWords[language].chart,
  ...linesOver(views, {
    round: (view) => view.stage,
    // Hiding the Fragments gives its parts back to nobody's land.
    values: (view) => {
      const score = scoreOf({ parts: { ...view.parts } });
      return SIDES.map((side) => score[side]);
    },
  }),
});
