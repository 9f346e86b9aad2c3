/** The end in figures: both tracks and the towns held, round by round. */
import type { Language } from '@sztab/kernel';
import { type Chart, linesOver } from '@sztab/pieces';
import { heldTowns } from '../rules/map.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';

export function chart(views: readonly View[], language: Language): Chart {
  const { chart: title, chartNames: called } = boardWords[language];
  return {
    title,
    names: [called.acc, called.fp, called.towns],
    ...linesOver(views, { round: (view) => view.round, values: (view) => [view.acc, view.fp, heldTowns(view)] }),
  };
}
