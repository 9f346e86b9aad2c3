/** Everything the command line says by itself. What a game says is in the words of the game. */
import { eachLanguage, type Language } from '@sztab/kernel/words';
import { type CliWords, catalogues } from './words/index.ts';

export type { CliWords };

/** The language is the one that was asked for, also where these words are English: a game may know more. */
export const CLI_WORDS: Readonly<Record<Language, CliWords>> = eachLanguage((language) => ({
  ...catalogues[language],
  language,
}));
