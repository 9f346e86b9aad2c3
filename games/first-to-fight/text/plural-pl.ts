/** Numbers with Polish nouns. */
import { digits, NBSP } from './phrases.ts';

const PLURAL = new Intl.PluralRules('pl');

/** The form for 1, for 2 to 4 (and 22, 23…), and for 5 and more. */
export function form(n: number, one: string, few: string, many: string): string {
  const rule = PLURAL.select(n);
  return rule === 'one' ? one : rule === 'few' ? few : many;
}

export const counted = (n: number, one: string, few: string, many: string): string =>
  `${digits(n)}${NBSP}${form(n, one, few, many)}`;
