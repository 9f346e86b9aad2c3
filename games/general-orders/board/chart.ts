/** The end in figures: the stars each side controlled and supplied after each round. */
import type { Language } from '@sztab/kernel';
import { type Chart, linesOver } from '@sztab/pieces';
import { SIDES } from '../content/sides.ts';
import { bothStars } from '../rules/supply.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';

export const chart = (views: readonly View[], language: Language): Chart => ({
  title: boardWords[language].chart,
  ...linesOver(views, {
    round: (view) => view.round,
    values: (view) => {
      const stars = bothStars(view);
      return SIDES.map((side) => stars[side]);
    },
  }),
});
