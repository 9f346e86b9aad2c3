/** The course of a match as it goes over the wire: how the view changed from each moment to the next. */
import { Course, type Game, type Header, type Json, type Seat, type Shape, type Viewer } from '@sztab/kernel';
import { difference, type WireMoment } from '@sztab/protocol';

/** The moves that count, without what was taken back. */
type Moves = readonly { readonly seat: Seat; readonly move: string }[];

/**
 * What this viewer has to be told of these moves after the first `keep` moments; `anew`: the first of them as a whole view. Plays them through,
 * because only the present is kept: work for a thread (`reading-thread.ts`).
 */
export function* momentsOf<S extends Shape>(
  game: Game<S>,
  header: Header,
  moves: Moves,
  viewer: Viewer,
  keep: number,
  anew = false,
): Generator<WireMoment> {
  const course = new Course(game, header, moves);
  let known = keep > 0 && !anew ? (course.sight(viewer, keep - 1).view as Json) : undefined;
  for (const moment of course.moments(viewer, keep)) {
    const { seat, asked } = moment;
    const heard = moment.heard as readonly Json[];
    const view = difference(known, moment.view as Json);
    known = moment.view as Json;
    yield view === undefined ? { seat, heard, asked } : { seat, heard, view, asked };
  }
}

/** Throws if one of these moves was never offered, or nobody can look at what they add up to. Takes several times as long as to open them. */
export function mustBeSound<S extends Shape>(game: Game<S>, header: Header, moves: Moves): void {
  const course = new Course(game, header, moves);
  for (const _ of course.moments('public'));
  for (const seat of header.seats.keys()) course.sight(seat, moves.length);
}
