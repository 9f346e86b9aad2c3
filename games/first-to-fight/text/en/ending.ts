/** The last page in English. */
import { counting, digits, united } from '@sztab/kernel/words';
import { FAILURE } from '../../content/missions.ts';
import type { EndingWords } from '../ending-words.ts';
import * as CARDS from './cards.ts';
import texts from './ending.json' with { type: 'json' };
import { en } from './text.ts';

const { counted } = counting('en');

export const ending: EndingWords = united(texts, {
  headline(done, failed) {
    if (done && failed) return `${CARDS.missions[done]}: done. ${CARDS.missions[failed]}: not`;
    if (done) return `${CARDS.missions[done]}: done`;
    return failed ? `${CARDS.missions[failed]}: not done` : 'The staffs close their war diaries';
  },
  how: (scores, missions, rounds) =>
    `Points ${scores.map(digits).join(' to ')}, missions carried out ${missions.join(' to ')}, after ${counted(rounds, 'round', 'rounds')}.`,
  account: {
    mission: (have, need, date) => `${have} of ${need}, ${en.month(date).title}`,
  },
  kept: (mission, have, need) => `You kept ${CARDS.missions[mission]} at ${have} of ${need}: −${FAILURE}.`,
  resigned: (round) => `Given up in round ${round}.`,
});
