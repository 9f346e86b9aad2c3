import { readFileSync } from 'node:fs';
import { MASTER } from '@sztab/kernel/words';
import { wholeGames } from '@sztab/shelf';
import { describe, expect, test } from 'vitest';
import { readRulebook } from '../rulebook/read.ts';
import { type Meaning, piecesOf, wordsIn } from './meanings.ts';

const textOf = (game: string, language: string): string =>
  readFileSync(new URL(`../../../games/${game}/rulebook/${language}.md`, import.meta.url), 'utf8');
const bookOf = (game: string, language: string): string =>
  readRulebook(textOf(game, language), textOf(game, MASTER)).html;

describe.each(await wholeGames())('%s', (game) => {
  test.each(['en', 'pl'])('the rulebook in %s explains its words, each with a meaning and a place', (language) => {
    const html = bookOf(game, language);
    const words = wordsIn(html);
    expect(words.length).toBeGreaterThan(9);
    for (const { name, means, rule } of words) {
      expect(name).not.toMatch(/[<>&]/);
      expect(means.length, name).toBeGreaterThan(8);
      expect(html).toContain(`id="${rule}"`);
    }
  });
});

test('words are found in a text in whatever form they stand, once each', () => {
  const word = (name: string): Meaning => ({ id: `word:${name}`, name, means: '…', rule: '' });
  const found = (text: string, ...names: string[]): string[] =>
    piecesOf(text, names.map(word)).flatMap(({ text, word }) => (word ? [text] : []));
  expect(found('Karta leżąca bokiem jest zużyta; zużytej karty nie użyjesz.', 'Zużyta')).toEqual(['zużyta']);
  expect(found('Potrzebujesz nieprzerwanej linii do bazy.', 'Nieprzerwana linia')).toEqual(['nieprzerwanej linii']);
  expect(found('It is immobilised.', 'Immobilised', 'Pool')).toEqual(['immobilised']);
  expect(found('An inactive order.', 'Active, inactive')).toEqual(['inactive']);
  const text = 'A hungry corps is immobilised.';
  expect(
    piecesOf(text, [word('Immobilised')])
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
