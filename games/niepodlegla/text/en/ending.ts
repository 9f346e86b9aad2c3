/** The last page in English. */
import { counting } from '@sztab/kernel/words';
import type { EndingWords } from '../ending-words.ts';

const { counted } = counting('en');

export const ending: EndingWords = {
  headline: { won: '11 November 1918: the tracks have met', lost: 'Independence must wait' },
  how: {
    complete: 'All that was asked of us is done, and the borders hold.',
    stopped: 'The final missions are completed.',
    'not-met': 'By 11 November the tracks had not met.',
    morale: 'Our morale is gone.',
    penalty: 'The missions were completed, but what was left open broke our morale.',
    limit: 'There was nothing left to roll again.',
    conceded: 'We gave up.',
  },
  spent: { title: 'What rolling again cost', rerolls: 'times rolled again', morale: 'morale for it' },
  stood: (round, towns, apart) =>
    `Round ${round}: ${counted(towns, 'town', 'towns')} held, ${
      apart > 0 ? `the tracks ${counted(apart, 'step', 'steps')} apart` : 'the tracks together'
    }.`,
};
