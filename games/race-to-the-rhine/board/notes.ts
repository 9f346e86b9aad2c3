/** The history note that goes with an event or with a thing. */
import { historyDate, lateNotes } from '@sztab/pieces';
import type { Event } from '../rules/events.ts';

// They come when the board already stands, and until then no note is shown.
export const noteOn = lateNotes(import('../text/history.ts'), aboutOf, ({ date, text }, language) => {
  const said = historyDate(date, language);
  // Over its text a note has its date once; it need not begin with it again.
  return { date: said, text: said && text.startsWith(`${said}. `) ? text.slice(said.length + 2) : text };
});

/** Towns that are taken and cards that come up bring their note. */
function aboutOf(event: Event): string | null {
  if (event.is === 'taken') return event.town;
  if (event.is === 'card') return event.card;
  if (event.is === 'logistics') return 'trucks';
  return null;
}
