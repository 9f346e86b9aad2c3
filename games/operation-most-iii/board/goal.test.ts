import type { Language } from '@sztab/kernel';
import type { Scene } from '@sztab/pieces';
import { expect, test } from 'vitest';
import type { Shape } from '../rules/moves.ts';
import { resultOf, scoreOf } from '../rules/outcome.ts';
import { view } from '../rules/view.ts';
import { position } from '../testing/position.ts';
import { goalWords } from '../text/goal.ts';
import { words } from '../text/index.ts';
import { signWords } from '../text/sign-words.ts';
import { storyWords } from '../text/story.ts';
import { staging } from './beats.ts';
import { goal } from './goal.ts';
import { stillToFall } from './to-fall.ts';

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

test('OM3-4.3.1 what may still fall is what the tests to come may show, and not the whole supply', () => {
  const after = (...rocketShown: number[]) => stillToFall({ rocketShown });
  expect(after()).toEqual([10, 14]);
  expect(after(5)).toEqual([6, 9]);
  expect(after(5, 1)).toEqual([5, 7]);
  expect(after(5, 1, 3)).toEqual([2, 4]);
  expect(after(5, 1, 3, 4)).toEqual([0, 0]);
  const seen = view(position({ stage: 2 }), 0);
  const told = (language: Language, shown: readonly number[], stage: number): string | undefined =>
    goal({ ...seen, stage, rocketShown: shown }, language)
      .means.at(-1)
      ?.replaceAll('\u00a0', ' ');
  expect(told('en', [5, 1], 2)).toMatch(/Still to fall: 5 to 7\.$/);
  expect(told('pl', [5, 1], 2)).toMatch(/Spadnie jeszcze: 5 do 7\.$/);
  expect(told('de', [5, 1], 2)).toMatch(/Es fallen noch: 5 bis 7\.$/);
  expect(told('en', [5, 1, 3, 4], 4)).toMatch(/Still to fall: 0\.$/);
  const scene = { seat: 0, heard: [], before: seen, words: words.en, language: 'en' } as const;
  const beats = staging.beatsOf({ is: 'rocket-fell', parts: 1 }, {
    ...scene,
    after: { ...seen, stage: 2, rocketShown: [5, 1] },
  } as Scene<Shape>);
  expect(beats[0]?.row?.detail).toMatch(/, 5 to 7 still to fall$/);
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
