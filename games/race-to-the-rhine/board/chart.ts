/** The end in figures: the race to the river, and the medals, round by round. */
import type { Language } from '@sztab/kernel';
import { type Chart, linesOver } from '@sztab/pieces';
import { medalsOf } from '../rules/outcome.ts';
import { roadsLeft } from '../rules/race.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';

export function chart(views: readonly View[], language: Language): Chart {
  const say = boardWords[language].charts;
  const round = (view: View): number => view.round;
  const roads = (view: View): number[] => view.commanders.map(({ colour }) => roadsLeft(view, colour));
  const { lines } = linesOver(views, { round, values: (view) => view.commanders.map(medalsOf) });
  return { title: say.roads, ...linesOver(views, { round, values: roads }), also: { title: say.medals, lines } };
}
