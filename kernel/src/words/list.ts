/** Several things in a row: “Warsaw, Radom and Lublin”. */
import { houseWords, type Language } from './languages.ts';

export interface Listing {
  and(texts: readonly string[]): string;
  or(texts: readonly string[]): string;
}

export function listing(language: Language): Listing {
  const { locale } = houseWords(language);
  const [conjunction, disjunction] = (['conjunction', 'disjunction'] as const).map(
    (type) => new Intl.ListFormat(locale, { type }),
  ) as [Intl.ListFormat, Intl.ListFormat];
  return { and: (texts) => conjunction.format(texts), or: (texts) => disjunction.format(texts) };
}
