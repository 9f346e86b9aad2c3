import { type Lesson, lessonStanding, type Match, openLesson } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { box } from '../index.ts';
import type { Move, Shape } from '../rules/moves.ts';
import { lessons } from './index.ts';

const across = lessons.lessons.at(-1) as Lesson;

/** Leaves out whatever can be left out, up to the end of a turn. */
function idle(match: Match<Shape>): void {
  for (;;) {
    const moves = match.asks()[0]?.moves ?? [];
    const move = (['endTurn', 'finish'] as const).find((one) => moves.includes(one)) ?? (moves[0] as Move);
    match.play(0, move);
    if (move === 'endTurn') return;
  }
}

test('whoever lets both turns of the challenge pass is told so, and goes back to where it began', () => {
  const match = openLesson(box, across);
  const missed = () => lessonStanding(box, lessons, across, match.moves).missed;
  idle(match);
  expect(missed()).toBeNull();
  idle(match);
  expect(missed()).toEqual({ place: across.before.length });
});
