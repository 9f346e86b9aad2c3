/** The rulebooks of all games, each language a file that is fetched when somebody opens it. The build has read their Markdown. */
import type { Language } from '@sztab/kernel';
import type { Book } from './read.ts';

const files = import.meta.glob<Book>('../../../games/*/rulebook/*.md', { import: 'default' });

const pathOf = (game: string, language: Language): string => `../../../games/${game}/rulebook/${language}.md`;

export const hasRulebook = (game: string): boolean => pathOf(game, 'pl') in files;

const books = new Map<string, Promise<Book>>();

/** The same promise for the same book, unless it failed: then the next reader tries again. */
export function loadRulebook(game: string, language: Language): Promise<Book> {
  const path = pathOf(game, language);
  let book = books.get(path);
  if (!book) {
    book = load(path);
    books.set(path, book);
    book.catch(() => books.delete(path));
  }
  return book;
}

async function load(path: string): Promise<Book> {
  const file = files[path];
  if (!file) throw new RangeError(`there is no ${path}`);
  return file();
}
