/** The last page: whether the tracks met, and what was saved. All win or lose together. */
import type { Ended, Ending } from '@sztab/pieces';
import { MEETING } from '../content/tracks.ts';
import { heldTowns } from '../rules/map.ts';
import type { Shape } from '../rules/moves.ts';
import { isStateBorn } from '../rules/outcome.ts';
import type { View } from '../rules/view.ts';
import { endingWords } from '../text/ending.ts';

/** Rolling again is each one's own decision, and what the black die then takes is everybody's. */
function rerollsOf({
  views,
  heard,
  language,
}: Pick<Ended<Shape>, 'views' | 'heard' | 'language'>): NonNullable<Ending['spent']> {
  const say = endingWords[language].spent;
  const { players } = views.at(-1) as View;
  const of = (colour: string) =>
    heard.flatMap(({ event }) => (event.is === 'rerolled' && event.by === colour ? [event.pips] : []));
  const pips = players.map(({ colour }) => of(colour));
  return {
    title: say.title,
    rows: [
      { name: say.rerolls, values: pips.map(({ length }) => length) },
      { name: say.morale, values: pips.map((all) => all.reduce((sum, one) => sum + one, 0)) },
    ],
  };
}

export function ending({ views, heard, language }: Ended<Shape>): Ending {
  const say = endingWords[language];
  const view = views.at(-1) as View;
  const { won, reason } = view.result ?? { won: false, reason: 'conceded' };
  const apart = Math.max(0, MEETING - view.acc - view.fp);
  return {
    headline: say.headline[won ? 'won' : isStateBorn(view) ? 'fell' : 'lost'],
    how: `${say.how[reason]} ${say.stood(view.round, heldTowns(view), apart)}`,
    spent: rerollsOf({ views, heard, language }),
  };
}
