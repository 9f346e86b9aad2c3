// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readRulebook } from './read.ts';
import { findIn, fold, placesOf } from './search.ts';

const BOOK = `# Gra

Wstęp.

## 1 Początek

### 1.1 Strony

**G-1.1.1** Wybierz stronę (1.2). Potem <b>graj</b>.

**Ważne** to nie jest zasada.

### 1.2 Zgoda

| Kto | Co |
|---|---|
| *Ty* | \`pas\` |

- Raz.
- **Dwa.**
`;
const places = placesOf(readRulebook(BOOK).html);

test('places are headings and rules, with the words below them', () => {
  expect(places.map(({ id }) => id)).toEqual(['s-x1', 's-1', 's-1.1', 'G-1.1.1', 's-1.2']);
  expect(places.find(({ id }) => id === 'G-1.1.1')).toEqual({
    id: 'G-1.1.1',
    heading: '1.1 Strony',
    text: 'Wybierz stronę (1.2). Potem <b>graj</b>. Ważne to nie jest zasada.',
  });
  expect(places.find(({ id }) => id === 's-1.2')?.text).toBe('Kto · Co Ty · pas Raz. Dwa.');
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
test('folding keeps every sign at its place', () => {
  expect(fold('Zażółć gęślą jaźń, Düsseldorf')).toBe('zazolc gesla jazn, dusseldorf');
});
