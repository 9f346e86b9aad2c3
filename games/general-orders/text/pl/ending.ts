/** Ostatnia strona po polsku. */
import { united } from '@sztab/kernel/words';
import type { EndingWords, Rolled } from '../ending-words.ts';
import type { Who } from '../story-words.ts';
import texts from './ending.json' with { type: 'json' };
import { AREAS } from './places.ts';
import { pl, starsEach } from './text.ts';

const GENITIVE = { blue: 'Niebieskich', yellow: 'Żółtych' } as const;
const rolled = (who: Who, { hits, dice }: Rolled): string =>
  `${who === 'you' ? 'ty' : pl.sides[who]}: ${pl.count.hits(hits)} na ${dice}`;

export const ending: EndingWords = united(texts, {
  headline: {
    hq: (area) => `${AREAS[area].title}: kwatera padła`,
  },
  how: {
    hq: (winner, area, round, [own, other]) =>
      `${winner === 'you' ? 'Zdobywasz' : `${pl.sides[winner]} zdobywają`} kwaterę główną, ${AREAS[area].title}, w rundzie ${round}. Gwiazdki ${own} do ${other}.`,
    hqEmptied: (loser, area, round, [own, other]) =>
      `W kwaterze głównej, ${AREAS[area].title}, nie został żaden ${loser === 'you' ? 'twój żołnierz' : `żołnierz ${GENITIVE[loser]}`} (runda ${round}). Gwiazdki ${own} do ${other}.`,
    stars: ([own, other]) => `Gwiazdki ${own} do ${other} po czterech rundach.`,
    tie: (winner, stars) =>
      `Po czterech rundach po ${starsEach(stars)}, a inicjatywa ${winner === 'you' ? 'twoja' : GENITIVE[winner]}.`,
    resign: (round, [own, other]) => `Poddanie w rundzie ${round}, gwiazdki ${own} do ${other}.`,
  },
  holds: (who, area, soldiers) =>
    `${AREAS[area].title} w ${who === 'you' ? 'twoich rękach' : `rękach ${GENITIVE[who]}`}: ${pl.count.soldiers(soldiers)}.`,
  luck: (first, own, second, other) =>
    `Trafienia na rzucone kości: ${rolled(first, own)}, ${rolled(second, other)}. Zwykle jedno na kość.`,
});
