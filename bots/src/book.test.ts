import { expect, test } from 'vitest';
import { readBook, type Spot, shareAvoided } from './book.ts';
import { brainOf, type Thinking } from './judgement/learned.ts';

interface Book {
  readonly book: Readonly<Record<string, Spot>>;
}
const books = import.meta.glob<Book>('../../games/[a-z]*/testing/book.ts', { eager: true });
const thinkings = import.meta.glob<Thinking>('../../games/[a-z]*/thinking.ts', { eager: true });

/** The share of known mistakes that an officer does not make any more, in every game. */
const LEAST = 0.8;

/** Imports point the other way, so the path is put together here: no bot comes to know a game through its test. */
const shelf: { wholeGames(): Promise<string[]> } = await import(new URL('../../games/shelf.ts', import.meta.url).href);

test('every whole game has a book', async () => {
  const games = Object.keys(books).map((path) => path.split('/')[3]);
  expect(games).toEqual(expect.arrayContaining(await shelf.wholeGames()));
});

test.each(Object.entries(books))('%s: most of the known mistakes are avoided', async (path, { book }) => {
  const thinking = thinkings[path.replace('testing/book.ts', 'thinking.ts')] as Thinking;
  const reads = readBook({ game: thinking.game, brain: await brainOf(thinking, console.warn) }, book);
  // A position in which nothing is wrong, or everything, would tell nothing.
  expect(reads.filter(({ wrong, right }) => wrong === 0 || right === 0)).toEqual([]);
  expect(shareAvoided(reads)).toBeGreaterThanOrEqual(LEAST);
});
