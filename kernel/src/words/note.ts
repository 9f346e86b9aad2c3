/** Notes on history: what is known of one stands once, what it says in each language's own catalogue. */
import { eachLanguage, type Language } from './languages.ts';

export interface Dated {
  /** ISO 8601: a day, a month, a year or an interval; null for no one date. The sentence says it in words. */
  readonly date: string | null;
}

export type Note<F extends Dated = Dated, K extends string = string> = F &
  Readonly<Record<Language, string>> & { readonly id: K };

/** In the order of the facts. */
export const noted = <F extends Dated, K extends string>(
  facts: Readonly<Record<K, F>>,
  texts: Readonly<Record<Language, Readonly<Record<K, string>>>>,
): readonly Note<F, K>[] =>
  (Object.keys(facts) as K[]).map((id) => ({ id, ...facts[id], ...eachLanguage((language) => texts[language][id]) }));
