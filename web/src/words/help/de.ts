/** The help page in German. */
import { type Partly, united } from '@sztab/kernel/words';
import texts from './de.json' with { type: 'json' };
import type { HelpWords } from './help-words.ts';

export const de: Partly<HelpWords> = united(texts, {
  begin: (game) => `Erste Lektion: ${game}`,
  goOn: (game) => `Weiterlernen: ${game}`,
  tryItAt: (title) => `Hier versuchen: ${title}`,
});
