/** The date of a history note in words: a day, or from one day to another; empty where there is no such date. */
import type { Language } from '@sztab/kernel';

// Making a format takes longer than a hundred uses of it.
const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** `date`: a day in ISO 8601, or two with a stroke between them. */
export function historyDate(date: string | null | undefined, language: Language): string {
  const days = (date ?? '').split('/').filter((day) => /^\d{4}-\d\d-\d\d$/.test(day));
  const [from, to = from] = days.map((day) => new Date(`${day}T00:00Z`));
  if (!from || !to) return '';
  formats[language] ??= new Intl.DateTimeFormat(language === 'pl' ? 'pl' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return formats[language].formatRange(from, to);
}
