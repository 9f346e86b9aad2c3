/** Ostatnia strona po polsku. */
import { counting, united } from '@sztab/kernel/words';
import type { EndingWords } from '../ending-words.ts';
import texts from './ending.json' with { type: 'json' };

const { counted } = counting('pl');

export const ending: EndingWords = united(texts, {
  stood: (round, towns, apart) =>
    `Runda ${round}: ${counted(towns, 'nasze miasto', 'nasze miasta', 'naszych miast')}, ${
      apart > 0 ? `do spotkania torów ${counted(apart, 'krok', 'kroki', 'kroków')}` : 'tory razem'
    }.`,
});
