/** The interface's own words in the language of the page. Games bring theirs; the table, the online pages and help load with their pages. */
import { useLanguage } from '../look/language.tsx';
import { type InterfaceWords, pageWords } from './pages/index.ts';

export type { InterfaceWords };

export function useWords(): InterfaceWords {
  const [language] = useLanguage();
  return pageWords[language];
}
