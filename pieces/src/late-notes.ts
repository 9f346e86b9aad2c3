import type { Language } from '@sztab/kernel';

/** History notes by the things they are about, as a game's `text/history.ts` exports them. */
interface Book {
  isNoted(thing: string): boolean;
  readonly NOTES: Readonly<Record<string, Readonly<Record<Language, string>> & { readonly date: string | null }>>;
}

/** Finds the note on a thing in a book that comes when the board already stands; until then there is none. */
export function lateNotes(coming: Promise<Book>) {
  let book: Book | null = null;
  void coming.then((loaded) => {
    book = loaded;
  });
  return (about: string | null | undefined, language: Language): { date: string | null; text: string } | null => {
    const note = about && book?.isNoted(about) ? book.NOTES[about] : undefined;
    return note ? { date: note.date, text: note[language] } : null;
  };
}
