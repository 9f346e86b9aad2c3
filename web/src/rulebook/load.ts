/** The rulebooks and player aids of all games, each language a file that is fetched when somebody opens it. The build has read their Markdown. */
import { type Language, MASTER } from '@sztab/kernel/words';
import type { Book } from './read.ts';
import type { Aid } from './read-aid.ts';

const books = import.meta.glob<Book>('../../../games/[a-z]*/rulebook/[a-z][a-z].md', { import: 'default' });
const aids = import.meta.glob<Aid>('../../../games/[a-z]*/rulebook/aid.*.md', { import: 'default' });

/** In English where nobody has translated it yet. */
function fileOf(files: object, game: string, name: (language: Language) => string, language: Language): string {
  const file = (one: Language): string => `../../../games/${game}/rulebook/${name(one)}.md`;
  return file(language) in files ? file(language) : file(MASTER);
}
const bookOf = (game: string, language: Language): string => fileOf(books, game, (one) => one, language);
const aidOf = (game: string, language: Language): string => fileOf(aids, game, (one) => `aid.${one}`, language);

export const hasRulebook = (game: string): boolean => bookOf(game, MASTER) in books;
export const hasAid = (game: string): boolean => aidOf(game, MASTER) in aids;

const fetched = new Map<string, Promise<unknown>>();

/** The same promise for the same file, unless it failed: then the next reader tries again. */
function fetchOnce<T>(path: string, files: Readonly<Record<string, () => Promise<T>>>): Promise<T> {
  let file = fetched.get(path) as Promise<T> | undefined;
  if (!file) {
    file = load(path, files);
    fetched.set(path, file);
    file.catch(() => fetched.delete(path));
  }
  return file;
}

async function load<T>(path: string, files: Readonly<Record<string, () => Promise<T>>>): Promise<T> {
  const file = files[path];
  if (!file) throw new RangeError(`there is no ${path}`);
  return file();
}

export const loadRulebook = (game: string, language: Language): Promise<Book> =>
  fetchOnce(bookOf(game, language), books);
export const loadAid = (game: string, language: Language): Promise<Aid> => fetchOnce(aidOf(game, language), aids);
