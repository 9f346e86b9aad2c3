import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyRuleIsTested } from '../../testing/rule-coverage.ts';
import { LAW } from './invariants.ts';

everyRuleIsTested(new URL('../', import.meta.url), {
  prefix: 'OM3',
  rules: 154,
  wordsOnly: ['R-01', 'R-02', 'R-03', 'R-06', 'R-43'],
  laws: LAW,
});

test('the examples of both rulebooks are the same, and all printed ones are among them', () => {
  const examples = (language: 'en' | 'pl'): string[] => {
    const book = readFileSync(new URL(`../rulebook/${language}.md`, import.meta.url), 'utf8');
    return [...book.matchAll(/^### 9\.\d+ .*\((.*)\)$/gm)].map(
      ([, codes]) => codes?.match(/[WER]-\d\d/g)?.join(' ') ?? '',
    );
  };
  expect(examples('pl')).toEqual(examples('en'));
  expect(examples('en')).toHaveLength(12);
  // Every printed example but the first hand of eight cards, which OM3-4.2.2 tells.
  const printed = Array.from({ length: 15 }, (_, i) => `W-${String(i + 1).padStart(2, '0')}`);
  const told = new Set(examples('en').flatMap((codes) => codes.split(' ')));
  expect(printed.filter((code) => !told.has(code))).toEqual(['W-01']);
});
