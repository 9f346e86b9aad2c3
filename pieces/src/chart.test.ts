import { expect, test } from 'vitest';
import { linesOver } from './chart.ts';

test('a round counts as its last view found it, and every line has a point a round', () => {
  const views = [
    { round: 1, stars: [0, 0] },
    { round: 1, stars: [2, 1] },
    { round: 2, stars: [3, 1] },
  ];
  const told = {
    round: (view: (typeof views)[number]) => view.round,
    values: (view: (typeof views)[number]) => view.stars,
  };
  expect(linesOver(views, told)).toEqual({
    steps: ['1', '2'],
    lines: [
      [2, 3],
      [1, 1],
    ],
    ends: [1, 2],
  });
  expect(linesOver([], told)).toEqual({ steps: [], lines: [], ends: [] });
});
