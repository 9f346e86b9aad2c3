/** Numbers with the nouns they count: 1 ruch, 2 ruchy, 5 ruchów. */
import { houseWords, type Language } from './languages.ts';
import { digits, NBSP } from './print.ts';

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const satisfies readonly Intl.LDMLPluralRule[];

/** In the order in which the language knows them: English one and other, Polish one, few and many. */
type Forms = readonly [string, ...string[]];

export interface Counting {
  /** The form that goes with a number. */
  form(n: number, ...forms: Forms): string;
  /** The number with that form, in one line. */
  counted(n: number, ...forms: Forms): string;
}

export function counting(language: Language): Counting {
  const rules = new Intl.PluralRules(houseWords(language).locale);
  const known = ORDER.filter((rule) => rules.resolvedOptions().pluralCategories.includes(rule));
  const form = (n: number, ...forms: Forms): string =>
    // Fractions have a form of their own in some languages; where none is given, the last one serves.
    forms[Math.min(known.indexOf(rules.select(n)), forms.length - 1)] as string;
  return { form, counted: (n, ...forms) => `${digits(n)}${NBSP}${form(n, ...forms)}` };
}
