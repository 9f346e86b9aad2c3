/** The language of the page. Switching it re-renders at once; nothing is reloaded. */
import { LANGUAGES, type Language } from '@sztab/kernel';
import { setting, useSetting } from './setting.ts';

/** Polish is the first language of the house; somebody who reads neither is likelier to get by in English. */
function preferred(): Language {
  const wanted = globalThis.navigator?.languages ?? [];
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]);
    if (known) return known;
  }
  return wanted.length > 0 ? 'en' : 'pl';
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
