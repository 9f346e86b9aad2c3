/** The history note that goes with an event or with a thing. */
import type { Language } from '@sztab/kernel';
import { lateNotes } from '@sztab/pieces';
import type { Event } from '../rules/events.ts';
import { cardDate } from '../text/dates.ts';

// A quarter of this game's bytes: they come when the board already stands, and until then no note is shown.
const noteAbout = lateNotes(import('../text/history.ts'));

export function noteOn(
  { event, thing }: { readonly event?: Event; readonly thing?: string },
  language: Language,
): { readonly date: string; readonly text: string } | null {
  const note = noteAbout(event ? aboutOf(event) : thing, language);
  return note && { date: note.date ? cardDate(note.date, language) : '', text: note.text };
}

/** Completed missions, threats, people who join, and the turns of the calendar bring their note. */
function aboutOf(event: Event): string | null {
  switch (event.is) {
    case 'success':
      return event.card;
    case 'threat':
      return event.threat;
    case 'character-gained':
      return event.character;
    case 'token-gained':
      return event.token;
    case 'time':
      return `round-${event.round}`;
    case 'february':
      return 'february';
    case 'independence':
      return event.met ? 'independence' : null;
    case 'opened':
      return 'round-1';
    default:
      return null;
  }
}
