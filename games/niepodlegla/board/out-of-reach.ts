/** That nothing can win any more, in words. */
import { fastStream, type Language } from '@sztab/kernel';
import { outOfReach } from '../bot/reach.ts';
import { imagine, type View } from '../rules/view.ts';
import { boardWords } from '../text/board.ts';

export function outOfReachText(view: View, language: Language): string | null {
  const lost = outOfReach(imagine(view, fastStream(1)));
  return lost && boardWords[language].outOfReach[lost.why](lost.best, lost.needed);
}
