/** What wins, and how far all are. */
import type { Language } from '@sztab/kernel';
import type { Goal } from '@sztab/pieces';
import { isFinalRound } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { goalWords } from '../text/goal.ts';

/** The sum of both tracks at which the state is born (NPG-6.1.1). */
const NEEDED = 10;

export function goal(view: View, language: Language): Goal {
  const say = goalWords[language];
  const { acc, fp, round, morale } = view;
  if (isFinalRound(view)) return { now: say.last, means: [say.complete, say.morale(morale)] };
  return {
    now: say.now(acc, fp, round),
    short: say.short(acc, fp, round),
    means: [say.wins(Math.max(0, NEEDED - acc - fp)), say.final, say.morale(morale)],
  };
}
