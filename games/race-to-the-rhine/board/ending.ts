/** The last page: who is across the Rhine, where and when, and how near the others were. */
import type { Ended, Ending } from '@sztab/pieces';
import type { Shape } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { lastPageWords } from '../text/last-page.ts';
import { noteOn } from './notes.ts';

export function ending({ views, outcome, language }: Ended<Shape>): Ending {
  const say = lastPageWords[language];
  const { result, commanders, round } = views.at(-1) as View;
  const winner = commanders[outcome.winners[0] ?? -1]?.colour ?? null;
  const town = result?.town ?? null;
  const reason = result?.reason ?? 'resign';
  const when = town ? say.crossed(town, round) : reason === 'resign' ? say.resigned(round) : say.notCrossed(round);
  const medals = commanders.map(({ colour }, seat) => [colour, outcome.scores[seat] ?? 0] as const);
  const note = town && noteOn({ thing: town }, language);
  return {
    headline: say.headline[reason](winner),
    how: `${when} ${say.medals(medals)}`,
    ...(town && { things: [town] }),
    ...(note && { history: note }),
  };
}
