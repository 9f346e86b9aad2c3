/** A lesson that plays itself: what its player would see after every move, by the moves that it waits for. */
import {
  type GameBox,
  type Lesson,
  type Lessons,
  lessonSeats,
  lessonStanding,
  openLesson,
  type Seat,
} from '@sztab/kernel';

export interface Frame {
  readonly view: unknown;
  /** The step that is told then; as many as there are steps: it is over. */
  readonly step: number;
}

/** Where somebody plays freely, nobody knows what would follow. */
const MOST = 24;

export function framesOf(box: GameBox, lessons: Lessons, lesson: Lesson): { seat: Seat; frames: readonly Frame[] } {
  const match = openLesson(box, lesson);
  const seat = lessonSeats(box, lesson)[0] as Seat;
  const frames: Frame[] = [];
  for (let n = 0; n < MOST; n++) {
    const { step, next, awaits } = lessonStanding(box, lessons, lesson, match.moves);
    frames.push({ view: match.look(seat).view, step });
    const move = next.by === 'table' ? next.move : next.by === 'player' ? awaits[0] : undefined;
    const mover = match.asks().find(({ moves }) => move !== undefined && moves.includes(move))?.seat;
    if (move === undefined || mover === undefined) break;
    match.play(mover, move);
  }
  return { seat, frames };
}
