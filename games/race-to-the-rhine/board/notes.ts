/** The history note that goes with an event or with a thing. */
import type { Language } from '@sztab/kernel';
import { historyDate } from '@sztab/pieces';
import type { Event } from '../rules/events.ts';

// They come when the board already stands, and until then no note is shown.
let book: typeof import('../text/history.ts') | null = null;
void import('../text/history.ts').then((loaded) => {
  book = loaded;
});

export function noteOn(
  { event, thing }: { readonly event?: Event; readonly thing?: string },
  language: Language,
): { readonly date: string; readonly text: string } | null {
  const about = event ? aboutOf(event) : thing;
  if (!book || about === null || about === undefined || !book.isNoted(about)) return null;
  const { date, ...texts } = book.NOTES[about];
  const [said, text] = [historyDate(date, language), texts[language]];
  // Over its text a note has its date once; it need not begin with it again.
  return { date: said, text: said && text.startsWith(`${said}. `) ? text.slice(said.length + 2) : text };
}

/** Towns that are taken and cards that come up bring their note. */
function aboutOf(event: Event): string | null {
  if (event.is === 'taken') return event.town;
  if (event.is === 'card') return event.card;
  if (event.is === 'logistics') return 'trucks';
  return null;
}
