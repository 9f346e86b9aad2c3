/** Numbers with Polish nouns. */
import { digits, NBSP } from './phrases.ts';

/** The form for 1, for 2 to 4 (and 22, 23…), and for 5 and more. */
export function form(n: number, one: string, few: string, many: string): string {
  if (n === 1) return one;
  const last = n % 10;
  const isTeen = Math.floor(n / 10) % 10 === 1;
  return last >= 2 && last <= 4 && !isTeen ? few : many;
}

export const counted = (n: number, one: string, few: string, many: string): string =>
  `${digits(n)}${NBSP}${form(n, one, few, many)}`;
