import type { Language } from '@sztab/kernel';

/** History notes by the things they are about, as a game's `text/history.ts` exports them. */
interface Book {
  isNoted(thing: string): boolean;
  readonly NOTES: Readonly<Record<string, Readonly<Record<Language, string>> & { readonly date: string | null }>>;
}

interface Note {
  readonly date: string | null;
  readonly text: string;
}

/**
 * The note on a thing or on what an event is about (`aboutOf`), as the game prints it (`printed`), out of a book that comes when the board already stands;
 * until then there is none.
 */
export function lateNotes<E>(
  coming: Promise<Book>,
  aboutOf: (event: E) => string | null,
  printed: (note: Note, language: Language) => { readonly date: string; readonly text: string },
) {
  let book: Book | null = null;
  void coming.then((loaded) => {
    book = loaded;
  });
  return ({ event, thing }: { readonly event?: E; readonly thing?: string }, language: Language) => {
    const about = event ? aboutOf(event) : thing;
    const note = about && book?.isNoted(about) ? book.NOTES[about] : undefined;
    return note ? printed({ date: note.date, text: note[language] }, language) : null;
  };
}
