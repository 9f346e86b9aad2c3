/** The end in figures: medals, round by round. */
import type { Language } from '@sztab/kernel';
import { type Chart, linesOver } from '@sztab/pieces';
import { medalsOf } from '../rules/outcome.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';

export const chart = (views: readonly View[], language: Language): Chart => ({
  title: boardWords[language].chart,
  ...linesOver(views, { round: (view) => view.round, values: (view) => view.commanders.map(medalsOf) }),
});
