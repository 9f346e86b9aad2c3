/** The last page in English. */
import { united } from '@sztab/kernel/words';
import type { EndingWords, Rolled } from '../ending-words.ts';
import type { Who } from '../story-words.ts';
import texts from './ending.json' with { type: 'json' };
import { AREAS } from './places.ts';
import { en } from './text.ts';

const name = (who: Who): string => (who === 'you' ? 'You' : en.sides[who]);
const rolled = (who: Who, { hits, dice }: Rolled): string =>
  `${name(who)} rolled ${en.count.hits(hits)} with ${en.count.dice(dice)}`;

export const ending: EndingWords = united(texts, {
  headline: {
    hq: (area) => `${AREAS[area].title} has fallen`,
  },
  how: {
    hq: (winner, area, round, [own, other]) =>
      `${name(winner)} took ${AREAS[area].title}, the headquarters, in round ${round}. Stars ${own} to ${other}.`,
    hqEmptied: (loser, area, round, [own, other]) =>
      `No soldier of ${loser === 'you' ? 'yours' : en.sides[loser]} was left ${AREAS[area].at}, the headquarters, in round ${round}. Stars ${own} to ${other}.`,
    stars: ([own, other]) => `${en.count.stars(own)} to ${other} after four rounds.`,
    tie: (winner, stars) =>
      `${en.count.stars(stars)} each after four rounds, and ${winner === 'you' ? 'you' : en.sides[winner]} had the initiative.`,
    resign: (round, [own, other]) => `Given up in round ${round}, at ${own} to ${other} stars.`,
  },
  holds: (who, area, soldiers) =>
    `${AREAS[area].title} is held by ${who === 'you' ? `${soldiers} of yours` : `${soldiers} of ${en.sides[who]}`}.`,
  luck: (first, own, second, other) => `${rolled(first, own)}, ${rolled(second, other)}. One hit a die is usual.`,
});
