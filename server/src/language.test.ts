import { expect, test } from 'vitest';
import { chooseLanguage } from './language.ts';

test.each([
  [null, undefined, 'pl'],
  [null, '', 'pl'],
  [null, '*', 'pl'],
  [null, 'pl-PL,pl;q=0.9,en;q=0.8', 'pl'],
  [null, 'en-US,en;q=0.9', 'en'],
  [null, 'de, en;q=0.4, pl;q=0.8', 'pl'],
  [null, 'pl;q=0, en', 'en'],
  [null, 'de', 'en'],
  [null, ';;,,q=', 'en'],
  ['en', 'pl', 'en'],
  ['PL', 'en', 'pl'],
  ['de', 'pl', 'pl'],
  ['', 'en', 'en'],
] as const)('asked %j, preferring %j: %s', (asked, header, language) => {
  expect(chooseLanguage(asked, header)).toBe(language);
});
