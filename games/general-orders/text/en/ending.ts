/** The last page in English. */
import type { EndingWords, Rolled } from '../ending-words.ts';
import type { Who } from '../story-words.ts';
import { AREAS } from './places.ts';
import { en } from './text.ts';

const name = (who: Who): string => (who === 'you' ? 'You' : en.sides[who]);
const rolled = (who: Who, { hits, dice }: Rolled): string =>
  `${name(who)} rolled ${en.count.hits(hits)} with ${en.count.dice(dice)}`;

export const ending: EndingWords = {
  headline: {
    hq: (area) => `${AREAS[area].title} has fallen`,
    crossroads: { blue: 'Castel d’Aiano is taken', yellow: 'Castel d’Aiano holds' },
    won: {
      alpine: { blue: 'The line in the Apennines is broken', yellow: 'The Apennines hold' },
      island: { blue: 'Saipan is taken', yellow: 'Saipan holds' },
    },
    resigned: { blue: 'The attack is called off', yellow: 'The defenders withdraw' },
  },
  how: {
    hq: (winner, area, round, [own, other]) =>
      `${name(winner)} took ${AREAS[area].title}, the headquarters, in round ${round}. Stars ${own} to ${other}.`,
    stars: ([own, other]) => `${en.count.stars(own)} to ${other} after four rounds.`,
    tie: (winner, stars) =>
      `${en.count.stars(stars)} each after four rounds, and ${winner === 'you' ? 'you' : en.sides[winner]} had the initiative.`,
    resign: (round, [own, other]) => `Given up in round ${round}, at ${own} to ${other} stars.`,
  },
  holds: (who, area, soldiers) =>
    `${AREAS[area].title} is held by ${who === 'you' ? `${soldiers} of yours` : `${soldiers} of ${en.sides[who]}`}.`,
  spent: {
    title: 'What it cost, and what was left unused',
    soldiers: 'soldiers lost',
    aircraft: 'aircraft lost',
    cards: 'cards played',
    hand: 'cards left in hand',
    reserve: 'soldiers left in reserve',
  },
  luck: (first, own, second, other) => `${rolled(first, own)}, ${rolled(second, other)}. One hit a die is usual.`,
};
