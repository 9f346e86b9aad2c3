/** The last page in English. */
import { counting, united } from '@sztab/kernel/words';
import type { EndingWords } from '../ending-words.ts';
import texts from './ending.json' with { type: 'json' };

const { counted } = counting('en');

export const ending: EndingWords = united(texts, {
  stood: (round, towns, apart) =>
    `Round ${round}: ${counted(towns, 'town', 'towns')} held, ${
      apart > 0 ? `the tracks ${counted(apart, 'step', 'steps')} apart` : 'the tracks together'
    }.`,
});
