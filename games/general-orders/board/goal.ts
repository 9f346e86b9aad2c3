/** What wins, and how far both are. */
import type { Language } from '@sztab/kernel';
import type { Goal } from '@sztab/pieces';
import { HQ } from '../content/map.ts';
import { enemyOf, ROUNDS, type Side } from '../content/sides.ts';
import { bothStars } from '../rules/supply.ts';
import type { View } from '../rules/view.ts';
import { goalWords } from '../text/goal.ts';
import { catalogues } from '../text/index.ts';

/** As wide as two digits, so that what stands beside it keeps its place. */
const wide = (stars: number): string => String(stars).padStart(2, '\u2007');

export function goal(view: View, language: Language): Goal {
  const say = goalWords[language];
  const stars = bothStars(view);
  const own: Side = view.you ?? 'blue';
  const other = enemyOf(own);
  const guards = (side: Side): number => view.soldiers[side][HQ[view.options.mode][side]] ?? 0;
  const { initiative } = view;
  return {
    now: say.now(`${wide(stars[own])} : ${wide(stars[other])}`, view.round, ROUNDS),
    means: [
      say.wins(ROUNDS),
      say.headquarters(view.options.hqLoss, guards(own), guards(other)),
      say.tie(initiative === view.you ? null : catalogues[language].sides[initiative]),
    ],
  };
}
