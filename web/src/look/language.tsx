/** The language of the page. Switching it re-renders at once; nothing is reloaded. */
import { LANGUAGES, type Language, languageOf, MASTER } from '@sztab/kernel/words';
import { setting, useSetting } from './setting.ts';

/** The first language of the house is for those who ask for none; who reads none of ours is likelier to get by in English. */
function preferred(): Language {
  const wanted = globalThis.navigator?.languages ?? [];
  for (const tag of wanted) {
    const known = languageOf(tag);
    if (known) return known;
  }
  return wanted.length > 0 ? MASTER : (LANGUAGES[0] as Language);
}

const language = setting<Language>('sztab.language', LANGUAGES, preferred);

export function useLanguage(): [Language, (language: Language) => void] {
  return useSetting(language);
}

/** The page itself says which language it speaks, for screen readers and hyphenation; and by which name it is installed. */
export function followLanguage(): void {
  const show = (): void => {
    document.documentElement.lang = language.get();
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest.${language.get()}.webmanifest`);
  };
  show();
  language.subscribe(show);
}
