/** The habits of a language in print, laid over every finished sentence. */
import { houseWords, type Language } from './languages.ts';
import { NBSP } from './print.ts';

export const typeset = (text: string, language: Language): string =>
  houseWords(language).bound.reduce((bound, pattern) => bound.replace(pattern, NBSP), text);
