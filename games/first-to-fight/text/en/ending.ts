/** The last page in English. */
import { digits } from '@sztab/kernel/words';
import { FAILURE } from '../../content/missions.ts';
import type { EndingWords } from '../ending-words.ts';
import * as CARDS from './cards.ts';
import { en } from './text.ts';

export const ending: EndingWords = {
  headline(done, failed) {
    if (done && failed) return `${CARDS.missions[done]}: done. ${CARDS.missions[failed]}: not`;
    if (done) return `${CARDS.missions[done]}: done`;
    return failed ? `${CARDS.missions[failed]}: not done` : 'The staffs close their war diaries';
  },
  how: (scores, missions, rounds) =>
    `Points ${scores.map(digits).join(' to ')}, missions carried out ${missions.join(' to ')}, after ${rounds} rounds.`,
  spent: {
    title: 'Missions',
    done: 'carried out',
    failed: 'failed',
    left: 'left in hand',
  },
  fallen: 'Those who fell',
  account: {
    title: 'Where your points came from',
    orders: 'Orders, sabotage, abilities',
    mission: (have, need, date) => `${have} of ${need}, ${en.month(date).title}`,
    notDue: 'during the game',
  },
  kept: (mission, have, need) => `You kept ${CARDS.missions[mission]} at ${have} of ${need}: −${FAILURE}.`,
  resigned: (round) => `Given up in round ${round}.`,
};
