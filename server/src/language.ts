import { type Language, languages } from './words.ts';

/** Polish is the first language of the house: it answers where nothing else is asked for. */
const houseLanguage: Language = 'pl';

function known(tag: string): Language | undefined {
  const primary = tag.toLowerCase().split('-')[0];
  return languages.find((language) => language === primary);
}

/** The page's own choice (?lang=) first, then what the browser prefers. */
export function chooseLanguage(asked: string | null, acceptLanguage: string | undefined): Language {
  const chosen = known(asked ?? '');
  if (chosen) return chosen;
  const preferred = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, weight: weight ? Number(weight.slice(2)) : 1 };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of preferred) {
    if (tag === '*') return houseLanguage;
    const language = known(tag);
    if (language) return language;
  }
  // Somebody who reads neither is likelier to get by in English.
  return preferred.length > 0 ? 'en' : houseLanguage;
}
