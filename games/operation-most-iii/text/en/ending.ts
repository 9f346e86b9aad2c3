/** The last page in English. */
import { counting, united } from '@sztab/kernel/words';
import type { EndingWords, Tested } from '../ending-words.ts';
import texts from './ending.json' with { type: 'json' };

const { counted } = counting('en');
const parts = (n: number): string => counted(n, 'part', 'parts');
const WHOM = { PL: 'the Poles', DE: 'the Germans' } as const;
const tested = ({ won, of, usual }: Tested): string => `${won} of ${of}, usually ${usual.toFixed(1)}`;

export const ending: EndingWords = united(texts, {
  how: {
    parts: ([own, other], stages) => `${parts(own)} to ${other} after ${counted(stages, 'stage', 'stages')}.`,
    tie: (winner, n) => `${parts(n)} each, and a tie is won by ${WHOM[winner]}.`,
    homeLost: (loser, stage, [own, other]) =>
      `In stage ${stage} ${WHOM[loser]} had nobody left at home, and the enemy stood there. Parts ${own} to ${other}.`,
    resign: (stage, [own, other]) => `Given up in stage ${stage}, at ${own} to ${other} parts.`,
  },
  flown: (n) => `${parts(n)} left by the Dakota.`,
  luck: (first, own, second, other) =>
    `Rolls won as the dice fell: ${first === 'you' ? 'you' : WHOM[first]} ${tested(own)}; ${WHOM[second]} ${tested(other)}.`,
});
