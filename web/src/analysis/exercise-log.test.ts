// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { dueExercises, noteExercises, settleExercise } from './exercise-log.ts';

const DAY = 86_400_000;
const at = (move: number, points: number) => ({ path: '/exercises/x', game: 'toy', seat: 0, at: move, points });
const all = () => JSON.parse(localStorage.getItem('sztab.exercises') ?? '{}') as Parameters<typeof dueExercises>[0];
const due = (now: number): number[] => dueExercises(all(), now).map((one) => one.at);

test('the most expensive first; what is not found at once comes back after 1, 7 and 30 days until it is', () => {
  noteExercises([at(4, 0.05), at(9, 0.2)], 0);
  noteExercises([at(4, 0.05), at(7, 0.1)], 0);
  expect(due(0)).toEqual([9, 7, 4]);
  settleExercise(at(9, 0), true, 0);
  expect(due(100 * DAY)).toEqual([7, 4]);
  for (const [now, days] of [
    [0, 1],
    [DAY, 7],
    [8 * DAY, 30],
    [38 * DAY, 30],
  ] as const) {
    settleExercise(at(7, 0), false, now);
    expect(due(now + days * DAY - 1)).toEqual([4]);
    expect(due(now + days * DAY)).toEqual([7, 4]);
  }
  settleExercise(at(7, 0), true, 100 * DAY);
  expect(due(1000 * DAY)).toEqual([4]);
});
