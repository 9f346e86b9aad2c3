import fs from 'node:fs';
import { Match, readRecord } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { raceToTheRhine } from '../rules/index.ts';
import type { View } from '../rules/view.ts';
import { alone } from './alone.ts';

/** How a golden solo game ended, as its player sees it. */
function ended(name: string): View {
  const text = fs.readFileSync(new URL(`../records/edition-2/${name}.sztab`, import.meta.url), 'utf8');
  const { record, lines } = readRecord(text);
  return Match.replay(raceToTheRhine, record, lines).look(0).view;
}

test('RTR-7.6.13 fewer turns are better, then more medals', () => {
  expect(alone.result(ended('solo-bradley')).figures).toEqual([13, -3]);
});

test('RTR-7.6.13 without a crossing there is no result', () => {
  const view = ended('solo-bradley');
  const lost = { ...view, result: view.result && { ...view.result, winners: [], reason: 'turn-cap' as const } };
  expect(alone.result(lost).figures).toBeNull();
});

test('RTR-7.6.1 only games of the same commander under the rules that concern him are compared', () => {
  const view = ended('solo-bradley');
  const terms = (options: Partial<View['options']>): string =>
    alone.result({ ...view, options: { ...view.options, ...options } }).terms;
  expect(terms({ hardPatton: true, hardMonty: true, roundCap: 60 })).toBe(terms({}));
  const edition = (n: number): string => alone.result({ ...view, edition: n }).terms;
  expect(edition(2)).toBe(terms({}));
  expect(new Set([1, 2, 3].map(edition)).size).toBe(3);
  const other = [terms({}), terms({ hardBradley: true }), terms({ weather: !view.options.weather })];
  expect(new Set([...other, alone.result(ended('solo-monty')).terms]).size).toBe(4);
});

test('RTR-7.6.14 a result is told with its rank in both languages', () => {
  expect(alone.say.pl([9, -6])).toBe('9\u00a0tur, 6\u00a0medali, generał porucznik');
  expect(alone.say.en([14, -1])).toBe('14 turns, 1 medal, Captain');
});

test('the terms are told in both languages', () => {
  expect(alone.terms.en('R antwerp hard')).toMatch(/^[^·]*Montgomery · [^·]+ · [^·]+$/);
  expect([alone.terms.pl('R edition-1'), alone.terms.en('R edition-1')].map((text) => text.split(' · ')[1])).toEqual([
    'edycja 1',
    'edition 1',
  ]);
  for (const language of ['pl', 'en'] as const)
    for (const colour of ['R', 'W', 'B'])
      expect(alone.terms[language](`${colour} training weather antwerp hard`).split(' · ')).toHaveLength(5);
});
