import { expect, test } from 'vitest';
import { resultOf, scoreOf } from '../rules/outcome.ts';
import { view } from '../rules/view.ts';
import { position } from '../testing/position.ts';
import { goalWords } from '../text/goal.ts';
import { signWords } from '../text/sign-words.ts';
import { storyWords } from '../text/story.ts';
import { goal } from './goal.ts';

test('OM3-4.7.4 the goal says that two lost home zones cancel out', () => {
  const both = position({ cards: 'DE-SS-1@forest PL-CICHOCIEMNI-1@base', parts: { forest: 2, base: 1 } });
  expect(resultOf(both)).toMatchObject({ winner: 'PL', reason: 'parts' });
  const one = position({ cards: 'DE-SS-1@forest', parts: { forest: 2, base: 1 } });
  expect(resultOf(one)).toMatchObject({ winner: 'DE', reason: 'homeLost' });
  expect(goal(view(both, 0), 'en').means).toContain(goalWords.en.home);
  expect(goalWords.en.home).toMatch(/unless both home zones are lost\.$/);
  expect(goalWords.pl.home).toMatch(/gdy dotyczy to obu, liczą się części\.$/);
  expect(goalWords.de.home).toMatch(/außer wenn das für beide gilt\.$/);
});

test('OM3-4.7.1 the sign of a part counts those flown out', () => {
  expect(scoreOf(position({ parts: { forest: 1, evacuated: 2 } })).PL).toBe(3);
  expect(signWords.en.part.means).toContain('flown out');
  expect(signWords.pl.part.means).toContain('ewakuowane');
  expect(signWords.de.part.means).toContain('ausgeflogene');
});

test.each([
  [1, 'przepada 1 akcja'],
  [2, 'przepadają 2 akcje'],
  [5, 'przepada 5 akcji'],
])('the end of a chain with %d actions unused is told in correct Polish', (unused, said) => {
  expect(storyWords.pl.chainEnded('PL', 'volunteers', unused).replaceAll('\u00a0', ' ')).toContain(said);
});
