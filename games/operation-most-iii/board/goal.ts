/** What wins, and how far both are. */
import type { Language } from '@sztab/kernel';
import type { Goal } from '@sztab/pieces';
import { STAGES } from '../content/rocket-tests.ts';
import { enemyOf, type Side } from '../content/zones.ts';
import { scoreOf } from '../rules/outcome.ts';
import type { View } from '../rules/view.ts';
import { goalWords } from '../text/goal.ts';

export function goal(view: View, language: Language): Goal {
  const say = goalWords[language];
  const score = scoreOf(view);
  const own: Side = view.you ?? 'PL';
  const { surroundings, supply } = view.parts;
  return {
    now: say.now(`${score[own]} : ${score[enemyOf(own)]}`, view.stage, STAGES),
    means: [`${say.wins(STAGES)} ${say.tie(view.options.tieWinner)}`, say.home, say.left(surroundings, supply)],
  };
}
