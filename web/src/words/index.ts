/** The interface's own words in the language of the page. Games bring theirs, and so does the table frame. */
import type { Language } from '@sztab/kernel';
import { useLanguage } from '../look/language.tsx';
import { en } from './en.ts';
import { type InterfaceWords, pl } from './pl.ts';

export type { InterfaceWords };

const catalogues: Readonly<Record<Language, InterfaceWords>> = { pl, en };

export function useWords(): InterfaceWords {
  const [language] = useLanguage();
  return catalogues[language];
}
