/** The habits of a language in print, laid over every finished sentence. */
import type { Language } from '@sztab/kernel';
import { NBSP } from './phrases.ts';

/** A number stays with what it counts. In Polish a one-letter word does not stay behind at the end of a line. */
export function typeset(text: string, language: Language): string {
  const bound = text.replace(/(\d) (?=\p{Ll})/gu, `$1${NBSP}`);
  return language === 'pl' ? bound.replace(/([awziouAWZIOU]) (?<=(?:^|[\s(„])..)/gu, `$1${NBSP}`) : bound;
}
