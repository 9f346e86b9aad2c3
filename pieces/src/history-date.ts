/** The date of a history note in words: a day, or from one day to another; empty where there is no such date. */

import type { Language } from '@sztab/kernel';
import { dateFormat } from '@sztab/kernel/words';

const AS_DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** `date`: a day in ISO 8601, or two with a stroke between them. */
export function historyDate(date: string | null | undefined, language: Language): string {
  const days = (date ?? '').split('/').filter((day) => /^\d{4}-\d\d-\d\d$/.test(day));
  const [from, to = from] = days.map((day) => new Date(`${day}T00:00Z`));
  if (!from || !to) return '';
  return dateFormat(language, AS_DAY).formatRange(from, to);
}
