/** The help page in English. */
import { united } from '@sztab/kernel/words';
import texts from './en.json' with { type: 'json' };
import type { HelpWords } from './help-words.ts';

export const en: HelpWords = united(texts, {
  begin: (game) => `First lesson: ${game}`,
  goOn: (game) => `Go on learning: ${game}`,
  tryItAt: (title) => `Try it here: ${title}`,
});
