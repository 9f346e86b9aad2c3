/** A lesson that plays itself: what its player would see after every move, by the moves that it waits for. */
import {
  type GameBox,
  type Lesson,
  type Lessons,
  lessonSeats,
  lessonStanding,
  type Match,
  openLesson,
  type Seat,
} from '@sztab/kernel';
import type { Made } from './lesson-table.ts';

export interface Frame {
  readonly view: unknown;
  /** The step that is told then; as many as there are steps: it is over. */
  readonly step: number;
}

/** Where somebody plays freely, nobody knows what would follow. */
const MOST = 24;

/** The match of a lesson before every move that it waits for or makes itself, and at its end. */
function* walk(box: GameBox, lessons: Lessons, lesson: Lesson): Generator<{ match: Match; step: number }> {
  const match = openLesson(box, lesson);
  for (let n = 0; n < MOST; n++) {
    const { step, next, awaits } = lessonStanding(box, lessons, lesson, match.moves);
    yield { match, step };
    const move = next.by === 'table' ? next.move : next.by === 'player' ? awaits[0] : undefined;
    const mover = match.asks().find(({ moves }) => move !== undefined && moves.includes(move))?.seat;
    if (move === undefined || mover === undefined) return;
    match.play(mover, move);
  }
}

export function framesOf(box: GameBox, lessons: Lessons, lesson: Lesson): { seat: Seat; frames: readonly Frame[] } {
  const seat = lessonSeats(box, lesson)[0] as Seat;
  const frames: Frame[] = [];
  for (const { match, step } of walk(box, lessons, lesson)) frames.push({ view: match.look(seat).view, step });
  return { seat, frames };
}

/** The moves that bring somebody to this step who does what the lesson says. */
export function movesTo(box: GameBox, lessons: Lessons, lesson: Lesson, wanted: number): readonly Made[] {
  for (const { match, step } of walk(box, lessons, lesson))
    if (step === wanted) return match.moves.slice(lesson.before.length).map(({ seat, move }) => ({ seat, move }));
  return [];
}
