/** The last page: whether the tracks met, and what was saved. All win or lose together. */
import type { Ended, Ending } from '@sztab/pieces';
import { MEETING } from '../content/tracks.ts';
import { heldTowns } from '../rules/map.ts';
import type { Shape } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { endingWords } from '../text/ending.ts';

export function ending({ views, language }: Ended<Shape>): Ending {
  const say = endingWords[language];
  const view = views.at(-1) as View;
  const { won, reason } = view.result ?? { won: false, reason: 'conceded' };
  const apart = Math.max(0, MEETING - view.acc - view.fp);
  return {
    headline: won ? say.headline.won : say.headline.lost,
    how: `${say.how[reason]} ${say.stood(view.round, heldTowns(view), apart)}`,
  };
}
