import { fastStream } from '@sztab/kernel';
import { walkToTheEnd } from '@sztab/pieces/testing';
import { expect, test } from 'vitest';
import { niepodlegla as game } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { after, begun, FINAL, playTo, position } from '../testing/position.ts';
import { PRINTED } from '../testing/printed.ts';
import { boardWords } from '../text/board.ts';
import { storyWords } from '../text/story.ts';
import { ending } from './ending.ts';
import { goal } from './goal.ts';

test('the end is told in whole sentences, to every pair of eyes', () => {
  const walk = { players: 2, options: {}, seed: 5, chance: fastStream(5, 7) };
  const { wrong, ended, ending: said } = walkToTheEnd(game, ending, walk, ['en', 'pl']);
  expect(wrong).toEqual([]);
  const again = ended.heard.filter(({ event }) => event.is === 'rerolled');
  expect(said.spent?.rows[0]?.values.reduce((a, b) => a + b, 0)).toBe(again.length);
});

test('NPG-6.1.1 NPG-6.6.2 a team that lost the borders is not told that independence must wait', () => {
  const headline = (s: State): string => {
    const views = [game.view(s, 0)];
    const outcome = game.outcome(s) ?? { winners: [], reason: '', scores: [] };
    return ending({ views, heard: [], outcome, seat: 0, language: 'en' }).headline;
  };
  expect(headline(begun(PRINTED.notMet).state)).toBe('Independence must wait');
  expect(headline(after({ row: 'A-04' }, '0 concede'))).toBe('Independence must wait');
  expect(headline(after({ ...FINAL, morale: 1, dice: [1, 4] }, '0 selectDie(n13) reroll'))).toBe(
    'The borders could not be held',
  );
  expect(headline(after(FINAL, '0 concede'))).toBe('The borders could not be held');
  expect(storyWords.pl.over(false, true, 22)).toBe('Granic nie udało się obronić: 22\u00a0punkty');
  expect(storyWords.en.over(false, false, 0)).toBe('Independence must wait: 0\u00a0points');
});

test('NPG-6.5.7 after the last reroll there are still dice to roll, so the end speaks of the limit', () => {
  const lost = position({ ...FINAL, dice: [1, 1] });
  (lost.flow[0] as { rerolls: number }).rerolls = 399;
  playTo(lost, '0 selectDie(n13) reroll');
  expect(lost.result?.reason).toBe('limit');
  const { how } = ending({
    views: [game.view(lost, 0)],
    heard: [],
    outcome: game.outcome(lost) as never,
    seat: 0,
    language: 'en',
  });
  expect(how).toContain('All rerolls of the final round were used up.');
});

test('NPG-6.6.1 in the final round the goal does not announce another one', () => {
  expect(goal(game.view(position(FINAL), 0), 'en').means[0]).toBe('Complete Paris, Warsaw and the small missions.');
  expect(goal(game.view(position({ round: 9 }), 0), 'en').means[1]).toMatch(/^Then comes the final round/);
});

test('NPG-6.1.1 board, goal and log count nine rounds; the tenth is the final round', () => {
  const { now } = goal(game.view(position({ round: 3 }), 0), 'en');
  expect([now, boardWords.en.round(3), storyWords.en.round(3, '1913')].map((said) => said.slice(0, 12))).toEqual(
    Array(3).fill('Round 3 of 9'),
  );
  expect(boardWords.pl.round(3)).toBe('Runda 3 z 9');
  expect(storyWords.pl.round(10, '1918')).toBe('Runda finałowa: obrona granic');
});

test('NPG-6.6.3 EV-25 the throw that takes the last marker may win, so no word of the board calls it lost', () => {
  expect([storyWords.en.morale(1, 0, 'lost'), boardWords.en.moraleFinal]).toEqual([
    'Morale 1 → 0: the end',
    'at 0 the game ends',
  ]);
  expect([storyWords.pl.morale(1, 0, 'lost'), boardWords.pl.moraleFinal]).toEqual([
    'Morale 1 → 0: koniec',
    'przy 0 koniec gry',
  ]);
});
