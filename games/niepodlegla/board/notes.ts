/** The history note that goes with an event or with a thing. */
import type { Language } from '@sztab/kernel';
import { lateNotes } from '@sztab/pieces';
import type { Event } from '../rules/events.ts';
import { cardDate } from '../text/dates.ts';

// A quarter of this game's bytes: they come when the board already stands, and until then no note is shown.
export const noteOn = lateNotes(import('../text/history.ts'), aboutOf, ({ date, text }, language) => ({
  date: date ? cardDate(date, language) : '',
  text,
}));

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
      // Also where it had to wait here: what came then is history.
      return 'independence';
    case 'opened':
      return 'round-1';
    default:
      return null;
  }
}

/** A sentence that is no more than a date: the card has that already. */
const DATE_ONLY = 26;

/** Where a sentence ends: after a word or a year, not after a shortened title. */
const ENDS = /(?<=(?:\p{L}{4}|\d{4})[.!?])\s/u;

/** One sentence of history for the face of a card. */
export function factOn(thing: string, language: Language): string {
  const text = noteOn({ thing }, language)?.text ?? '';
  return text.split(ENDS).find(({ length }) => length > DATE_ONLY) ?? '';
}
