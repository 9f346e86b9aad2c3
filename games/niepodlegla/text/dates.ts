/** The dates on cards: a day, a month or a year in ISO 8601, or two with a stroke between them. */

import type { Language } from '@sztab/kernel';
import { complete, NBSP } from '@sztab/kernel/words';
import { en } from './en/months.ts';
import { pl } from './pl/months.ts';

const MONTHS = complete({ en, pl });

/** Day, month and year as they are written, from the smallest; what the date does not tell is missing. */
function partsOf(date: string, language: Language): string[] {
  const [year, month, day] = date.split('-') as [string, string?, string?];
  const parts = [year];
  if (month) parts.unshift(MONTHS[language][Number(month) - 1] as string);
  if (day) parts.unshift(String(Number(day)));
  return parts;
}

/** „22–25 XII 1914”, “31 July – 3 August 1915”: what both ends share is written once. */
export function cardDate(date: string, language: Language): string {
  const [first, last] = date.split('/') as [string, string?];
  const from = partsOf(first, language);
  if (!last) return from.join(NBSP);
  const to = partsOf(last, language);
  const shared: string[] = [];
  while (from.length > 1 && to.length > 1 && from.at(-1) === to.at(-1)) {
    shared.unshift(to.pop() as string);
    from.pop();
  }
  const dash = from.length === 1 && to.length === 1 ? '–' : `${NBSP}– `;
  return [`${from.join(NBSP)}${dash}${to.join(NBSP)}`, ...shared].join(NBSP);
}
