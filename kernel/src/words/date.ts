/** Dates as a language writes them. */
import { houseWords, type Language } from './languages.ts';

// Making a format takes longer than a hundred uses of it.
const made = new Map<string, Intl.DateTimeFormat>();

export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(houseWords(language).locale, options);
  made.set(key, format);
  return format;
}
