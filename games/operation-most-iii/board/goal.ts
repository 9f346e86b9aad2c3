/** What wins, and how far both are. */
import type { Language } from '@sztab/kernel';
import type { Goal } from '@sztab/pieces';
import { STAGES } from '../content/rocket-tests.ts';
import { enemyOf, type Side } from '../content/zones.ts';
import { scoreOf } from '../rules/outcome.ts';
import type { View } from '../rules/view.ts';
import { goalWords } from '../text/goal.ts';
import { stillToFall } from './to-fall.ts';

export function goal(view: View, language: Language): Goal {
  const say = goalWords[language];
  const score = scoreOf(view);
  const own: Side = view.you ?? 'PL';
  const parts = `${score[own]} : ${score[enemyOf(own)]}`;
  return {
    now: say.now(parts, view.stage, STAGES),
    desk: say.parts(parts),
    means: [
      `${say.wins(STAGES)} ${say.tie(view.options.tieWinner)}`,
      say.home,
      say.left(view.parts.surroundings, ...stillToFall(view)),
    ],
  };
}
