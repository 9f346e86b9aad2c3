/**
 * Reactions that a page lets go by itself, because the result suits or nothing could turn it. They stand in the log like any other move, but
 * nobody decided anything there: undo does not stop at a question that was never asked.
 */
import type { Shape } from '@sztab/kernel';
import type { GameBoard } from '@sztab/pieces';
import type { Course } from './course.ts';

export const unaskedIn =
  <S extends Shape>(board: Pick<GameBoard<S>, 'autoPass'>, course: Pick<Course<S>, 'match' | 'sight'>) =>
  (place: number): boolean => {
    const made = course.match.moves[place];
    if (!made) return false;
    const { view, moves } = course.sight(made.seat, place);
    const found = board.autoPass(view, moves);
    return found !== null && found.move === made.move && (found.ahead || found.hopeless);
  };
