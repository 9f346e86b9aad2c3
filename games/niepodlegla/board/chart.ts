/** The end in figures: both tracks and the towns held, round by round. */
import type { Language } from '@sztab/kernel';
import { type Chart, linesOver } from '@sztab/pieces';
import { heldTowns } from '../rules/map.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';

export const chart = (views: readonly View[], language: Language): Chart => ({
  title: boardWords[language].chart,
  names: boardWords[language].chartNames,
  ...linesOver(views, { round: (view) => view.round, values: (view) => [view.acc, view.fp, heldTowns(view)] }),
});
