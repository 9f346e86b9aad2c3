// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readRulebook } from './read.ts';
import { findIn, fold, nearestWords, placesOf } from './search.ts';
import { BOOK } from './testing/book.ts';

const places = placesOf(readRulebook(BOOK).html);

test('places are headings and rules, with the words below them', () => {
  expect(places.map(({ id }) => id)).toEqual(['s-x1', 's-1', 's-1.1', 'G-1.1.1', 's-1.2', 's-x2']);
  expect(places.find(({ id }) => id === 'G-1.1.1')).toEqual({
    id: 'G-1.1.1',
    heading: '1.1 Strony',
    text: 'Wybierz stronę (1.2). Potem <b>graj</b>. Edycja 2: Wolno też pasować. Edycja to słowo. Ważne to nie jest zasada.',
  });
  expect(places.find(({ id }) => id === 's-1.2')?.text).toBe('Kto · Co Ty · pas Źle dobrze obraz');
  // A number in a list is no rule.
  expect(places.find(({ id }) => id === 's-x2')?.text).toBe('G-2.1 w liście');
});
test('finds words typed without Polish letters, and shows them as they are written', () => {
  const [found] = findIn(places, 'STRONE');
  expect(found).toMatchObject({ hit: 'stronę', place: { id: 'G-1.1.1' } });
});
test('finds a rule by its number', () => {
  expect(findIn(places, 'g-1.1.1').map(({ place }) => place.id)).toEqual(['G-1.1.1']);
});
test('asks for two signs at least, and keeps to the limit', () => {
  expect(findIn(places, 'a')).toEqual([]);
  expect(findIn(places, 'nie', 1)).toHaveLength(1);
});
test('what is not in the book leads to the words that come nearest', () => {
  expect(nearestWords(places, 'wybiesz')).toEqual(['wybierz']);
  expect(nearestWords(places, 'stronom')[0]).toBe('strony');
  expect(nearestWords(places, 'zasadach')).toContain('zasada');
  expect(nearestWords(places, 'xqwv')).toEqual([]);
});
test('folding keeps every sign at its place', () => {
  expect(fold('Zażółć gęślą jaźń, Düsseldorf')).toBe('zazolc gesla jazn, dusseldorf');
});
