import { languageName } from '@sztab/kernel/words';
import { type GameListing, languageAt } from '../games.ts';
import { useLanguage } from '../look/language.tsx';
import { useWords } from '../words/index.ts';

/** A game that has no words in the language of the page says so where it is chosen. */
export function OtherLanguage({ game }: { game: GameListing }) {
  const { speaks } = useWords();
  const [language] = useLanguage();
  const own = languageAt(game, language);
  return own === language ? null : <small className="other-language">{speaks(languageName(own))}</small>;
}
