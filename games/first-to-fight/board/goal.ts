/** What wins, and how far every staff is. */
import type { Language } from '@sztab/kernel';
import { digits } from '@sztab/kernel/words';
import type { Goal } from '@sztab/pieces';
import { missionOf } from '../content/missions.ts';
import { scoreOf } from '../rules/outcome.ts';
import type { View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';
import { goalWords } from '../text/goal.ts';
import { catalogues } from '../text/index.ts';
import { monthShort } from './names.ts';

export function goal(view: View, language: Language): Goal {
  const say = goalWords[language];
  const c = catalogues[language];
  const scores = view.staffs.map(scoreOf);
  const own = view.you ?? 0;
  const others = scores.filter((_, seat) => seat !== own);
  const hand = view.you === null ? null : (view.staffs[view.you]?.hand ?? []);
  const next = hand?.toSorted((a, b) => missionOf(a).date - missionOf(b).date)[0];
  return {
    now: say.now([scores[own] ?? 0, ...others].map(digits).join(' : '), hand?.length ?? null),
    // On a phone the seats say the points; what is missing there is when it is.
    short: `${boardWords[language].round(view.round)} · ${monthShort(view.time)}`,
    means: [say.wins, say.costs, ...(next ? [say.due(c.missions[next], c.month(missionOf(next).date).title)] : [])],
  };
}
