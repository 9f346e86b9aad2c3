/** What the online pages say; loaded with them, not with the first page. */
import type { Language } from '@sztab/kernel';
import { useLanguage } from '../look/language.tsx';
import { en } from './words-en.ts';
import { type OnlineWords, pl } from './words-pl.ts';

export type { OnlineWords };

const catalogues: Readonly<Record<Language, OnlineWords>> = { pl, en };

export function useOnlineWords(): OnlineWords {
  const [language] = useLanguage();
  return catalogues[language];
}

/** The sentence for a word; a word we do not know yet still says something. */
export const troubleText = ({ troubles }: OnlineWords, word: string): string =>
  troubles[word] ?? (troubles.failed as string);
