/** The help page in Polish. */
import { united } from '@sztab/kernel/words';
import type { HelpWords } from './help-words.ts';
import texts from './pl.json' with { type: 'json' };

export const pl: HelpWords = united(texts, {
  begin: (game) => `Pierwsza lekcja: ${game}`,
  goOn: (game) => `Ucz się dalej: ${game}`,
  tryItAt: (title) => `Spróbuj tutaj: ${title}`,
});
