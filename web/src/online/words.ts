/** What the online pages say; loaded with them, not with the first page. */
import { useLanguage } from '../look/language.tsx';
import { type OnlineWords, onlineWords } from '../words/online/index.ts';

export type { OnlineWords };

export function useOnlineWords(): OnlineWords {
  const [language] = useLanguage();
  return onlineWords[language];
}

/** The sentence for a word of trouble; one that this page does not know (a newer server may send it) is told as a failure. */
export const troubleText = ({ troubles }: OnlineWords, word: string): string =>
  troubles[word] ?? (troubles.failed as string);
