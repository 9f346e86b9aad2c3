/** The habits of a language in print, laid over every finished sentence. */
import type { Language } from '@sztab/kernel';
import { NBSP } from './phrases.ts';

/** In Polish a one-letter word does not stay behind at the end of a line. */
export const typeset = (text: string, language: Language): string =>
  language === 'pl' ? text.replace(/([awziouAWZIOU]) (?<=(?:^|[\s(„])..)/gu, `$1${NBSP}`) : text;
