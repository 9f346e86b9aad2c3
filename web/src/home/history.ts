/** Which history note belongs to a day. */

import type { Language } from '@sztab/kernel';
import { dateFormat, eachLanguage, type Note } from '@sztab/kernel/words';

/** The part of a game's history that any page can use. */
export type HistoryNote = Note;

const DAY = 86_400_000;

/** The day a note is about, if it is about a day. */
function dayOf({ date }: HistoryNote): string | null {
  return /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0] ?? null;
}

/** What any page can use of the notes that are about a day, by the month they belong to, January first. */
export function byMonth(notes: readonly HistoryNote[]): readonly (readonly HistoryNote[])[] {
  const months: HistoryNote[][] = Array.from({ length: 12 }, () => []);
  for (const note of notes) {
    const { id, date } = note;
    const day = dayOf(note);
    if (day) months[Number(day.slice(5, 7)) - 1]?.push({ id, date, ...eachLanguage((language) => note[language]) });
  }
  return months;
}

/** The note nearest to this day of any year; ties go to the earlier in the list. */
export function nearestNote<N extends HistoryNote>(
  notes: readonly N[],
  today: Date,
): { readonly note: N; readonly daysOff: number } | null {
  const here = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate());
  let best: { note: N; daysOff: number } | null = null;
  for (const note of notes) {
    const day = dayOf(note);
    if (!day) continue;
    const [month, date] = [Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))];
    for (const year of [-1, 0, 1]) {
      const daysOff = Math.abs(Date.UTC(today.getFullYear() + year, month, date) - here) / DAY;
      if (!best || daysOff < best.daysOff) best = { note, daysOff };
    }
  }
  return best;
}

/** Notes of one day begin with it: “5 listopada 1943. …”. Otherwise the date is written out, and the note stays whole. */
export function saidWithDate(note: HistoryNote, language: Language): { readonly date: string; readonly text: string } {
  const text = note[language];
  const lead = /^(\d{1,2}\.?[\s\u00a0]\p{L}+[\s\u00a0]\d{4})\.[\s\u00a0]/u.exec(text);
  if (lead) return { date: lead[1] as string, text: text.slice(lead[0].length) };
  const day = new Date(`${dayOf(note) ?? note.date}T00:00:00Z`);
  const date = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return { date: date.format(day), text };
}
