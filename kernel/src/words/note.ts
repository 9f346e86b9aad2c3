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

/** Notes of which nothing is known but the date, one a thing, and found by it. */
export function notesByThing<K extends string>(
  dates: Readonly<Record<K, string | null>>,
  texts: Readonly<Record<Language, Readonly<Record<K, string>>>>,
) {
  const facts = Object.fromEntries((Object.keys(dates) as K[]).map((id) => [id, { date: dates[id] }]));
  const history = noted(facts as Readonly<Record<K, Dated>>, texts);
  const NOTES = Object.fromEntries(history.map((note) => [note.id, note])) as Readonly<Record<K, Note<Dated, K>>>;
  return { history, NOTES, isNoted: (thing: string): thing is K => Object.hasOwn(NOTES, thing) };
}
