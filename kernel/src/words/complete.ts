/** Catalogues that are not finished yet: what a language has no words for is said in English, never as a code. */
import { eachLanguage, type Language, MASTER } from './languages.ts';
import { laidOver, type Partly } from './united.ts';

/** English and Polish are whole, or they do not compile; the others may be in the making. */
export type Whole = 'en' | 'pl';

export type Catalogues<C> = Readonly<Record<Whole, C>> & { readonly [L in Exclude<Language, Whole>]?: Partly<C> };

/** One catalogue for every language of the house, whatever there is of it. */
export function complete<C>(catalogues: Catalogues<C>): Readonly<Record<Language, C>> {
  const known: Readonly<Record<string, unknown>> = catalogues;
  return eachLanguage((language) => laidOver(known[language], known[MASTER]) as C);
}
