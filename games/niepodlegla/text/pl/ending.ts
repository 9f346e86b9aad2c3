/** Ostatnia strona po polsku. */
import { counting } from '@sztab/kernel/words';
import type { EndingWords } from '../ending-words.ts';

const { counted } = counting('pl');

export const ending: EndingWords = {
  headline: { won: '11 listopada 1918: tory się spotkały', lost: 'Niepodległość musi poczekać' },
  how: {
    complete: 'Wykonaliśmy wszystko, a granice się trzymają.',
    stopped: 'Misje końcowe są wykonane.',
    'not-met': 'Do 11 listopada tory się nie spotkały.',
    morale: 'Zabrakło nam morale.',
    penalty: 'Misje wykonane, ale otwarte wyzwania złamały nasze morale.',
    limit: 'Nie było już czego przerzucać.',
    conceded: 'Poddaliśmy się.',
  },
  spent: { title: 'Ile kosztowały przerzuty', rerolls: 'przerzuty', morale: 'morale za nie' },
  stood: (round, towns, apart) =>
    `Runda ${round}: ${counted(towns, 'nasze miasto', 'nasze miasta', 'naszych miast')}, ${
      apart > 0 ? `do spotkania torów ${counted(apart, 'krok', 'kroki', 'kroków')}` : 'tory razem'
    }.`,
};
