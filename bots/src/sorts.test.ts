import { type Brain, fastStream, type Shape } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { pickCopy, type Sort, sortsOf } from './sorts.ts';

/** Moves here are a card and a copy, `scouts-2`; the copies of a card are alike. */
const brain = (priors?: Readonly<Record<string, number>>): Brain => ({
  evaluate: () => 0.5,
  policy: (_t, _seat, moves) => moves[0] as string,
  quiet: () => true,
  alike: (_t, _seat, move) => move.slice(0, -2),
  ...(priors && { priors: (_t, _seat, moves) => moves.map((move) => priors[move.slice(0, -2)] ?? 0) }),
});
const MOVES = ['scouts-1', 'line-1', 'scouts-2', 'line-2', 'scouts-3'];
const sorts = (priors?: Readonly<Record<string, number>>): Sort<string>[] =>
  sortsOf<Shape>(brain(priors), { edition: 1, flow: [], dice: fastStream(1), barriers: 0 }, 0, MOVES);

test('moves that do the same are one sort, in the order of the list', () => {
  expect(sorts().map(({ key, copies }) => [key, copies])).toEqual([
    ['scouts', ['scouts-1', 'scouts-2', 'scouts-3']],
    ['line', ['line-1', 'line-2']],
  ]);
});

test('what is not worth a thought is left out, unless nothing else is left', () => {
  expect(sorts({ line: 1 }).map(({ key }) => key)).toEqual(['line']);
  expect(sorts({}).map(({ key }) => key)).toEqual(['scouts', 'line']);
});

test('the copy that is played is picked by chance, so that its number tells nothing', () => {
  const dice = fastStream(7);
  const picks = { 'scouts-1': 0, 'scouts-2': 0, 'scouts-3': 0 };
  for (let n = 0; n < 3000; n++) picks[pickCopy(sorts()[0] as Sort<string>, dice) as keyof typeof picks]++;
  for (const count of Object.values(picks)) expect(Math.abs(count - 1000)).toBeLessThan(130);
});
