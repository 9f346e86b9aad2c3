/** The history note that goes with an event or with a thing. */
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
      return event.met ? 'independence' : null;
    case 'opened':
      return 'round-1';
    default:
      return null;
  }
}
