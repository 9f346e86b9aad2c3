/** The history note that goes with an event or with a thing. */
import type { Language } from '@sztab/kernel';
import { historyDate } from '@sztab/pieces';
import type { Event } from '../rules/events.ts';
import { type HistoryNote, history } from '../text/index.ts';
import { isEvent, isMission, isSoldier } from './names.ts';

export function noteOn(
  { event, thing }: { readonly event?: Event; readonly thing?: string },
  language: Language,
  shown: ReadonlySet<string> = new Set(),
): { readonly date: string; readonly text: string } | null {
  const fitting = history.filter(({ about }) =>
    event ? fits(about, event) : thing !== undefined && isAbout(about, thing),
  );
  const notes = fitting.map((note) => printed(note, language));
  return notes.find(({ text }) => !shown.has(text)) ?? notes[0] ?? null;
}

function isAbout(about: HistoryNote['about'], thing: string): boolean {
  if (isSoldier(thing)) return about.soldiers?.includes(thing) ?? false;
  if (isMission(thing)) return about.missions?.includes(thing) ?? false;
  return isEvent(thing) && (about.eventCards?.includes(thing) ?? false);
}

/** A mission that is resolved and an event that is drawn bring their own note; a soldier his own when he is recruited. */
function fits(about: HistoryNote['about'], event: Event): boolean {
  if (event.is === 'mission-resolved') return about.missions?.includes(event.mission) ?? false;
  if (event.is === 'axis') return about.eventCards?.includes(event.event) ?? false;
  if (event.is === 'recruited') return about.soldiers?.includes(event.soldier) ?? false;
  return about.events?.includes(event.is) ?? false;
}

function printed(note: HistoryNote, language: Language) {
  return { date: historyDate(note.date, language), text: note[language] };
}
