/** Everything the command line says by itself. What a game says is in the words of the game. */
import { eachLanguage, type Language } from '@sztab/kernel/words';
import { catalogues, type Messages } from './messages/index.ts';

export type { Messages };

/** The language is the one that was asked for, also where these words are English: a game may know more. */
export const MESSAGES: Readonly<Record<Language, Messages>> = eachLanguage((language) => ({
  ...catalogues[language],
  language,
}));
