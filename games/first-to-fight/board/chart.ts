/** The end in figures: everybody's score after each round. */
import type { Language } from '@sztab/kernel';
import { type Chart, linesOver } from '@sztab/pieces';
import { scoreOf } from '../rules/outcome.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';

export const chart = (views: readonly View[], language: Language): Chart => ({
  title: boardWords[language].chart,
  ...linesOver(views, { round: (view) => view.round, values: (view) => view.staffs.map(scoreOf) }),
});
