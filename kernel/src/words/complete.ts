/** Catalogues that are not finished yet: what a language has no words for is said in English, never as a code. */
import { eachLanguage, type Language, MASTER } from './languages.ts';

/** English and Polish are whole, or they do not compile; the others may be in the making. */
export type Whole = 'en' | 'pl';

export type Partly<C> = C extends string | readonly unknown[] | ((...args: never[]) => unknown)
  ? C
  : { readonly [K in keyof C]?: Partly<C[K]> };

export type Catalogues<C> = Readonly<Record<Whole, C>> & { readonly [L in Exclude<Language, Whole>]?: Partly<C> };

const isRoom = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Key by key; a text, a list or a function is taken as a whole. */
function filled(own: unknown, master: unknown): unknown {
  if (own === undefined) return master;
  if (!isRoom(own) || !isRoom(master)) return own;
  const keys = new Set([...Object.keys(master), ...Object.keys(own)]);
  return Object.fromEntries([...keys].map((key) => [key, filled(own[key], master[key])]));
}

/** One catalogue for every language of the house, whatever there is of it. */
export function complete<C>(catalogues: Catalogues<C>): Readonly<Record<Language, C>> {
  const known: Readonly<Record<string, unknown>> = catalogues;
  return eachLanguage((language) => filled(known[language], known[MASTER]) as C);
}
