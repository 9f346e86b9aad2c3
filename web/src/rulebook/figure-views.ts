/** The frames of a figure as somebody at the table would see them: the match is played, move by move, as every other. */
import { type GameBox, heardBy, type Match, openPlayed, type Seat, type Shape, type Viewer } from '@sztab/kernel';
import { type Figure, FigureError, type FigureMatches } from './read-figure.ts';

/** What one frame shows. */
export interface FigureView<S extends Shape = Shape> {
  readonly view: S['view'];
  /** What the one who looks could play. */
  readonly moves: readonly S['move'][];
  /** What was heard of the moves of this frame. */
  readonly heard: readonly S['event'][];
}

/** Every frame of a figure, by the moves that lead to it. */
export function figureViews<S extends Shape>(
  box: GameBox<S>,
  figure: Figure,
  matches: FigureMatches['matches'],
): { readonly seat: Seat | null; readonly frames: readonly FigureView<S>[] } {
  let played = openFigure(box, figure, matches, figure.match);
  const roles = played.header.seats.map(({ role }) => role);
  const seat = figure.as === null ? null : roles.indexOf(figure.as);
  if (seat === -1) throw new FigureError(`figure ${figure.id}: nobody plays ${figure.as}`);
  const viewer: Viewer = seat ?? 'public';
  const frames = figure.frames.map(({ match, play }) => {
    if (match !== null) played = openFigure(box, figure, matches, match);
    const told = play.flatMap((entry) => playEntry(played, entry));
    const { view } = played.look(viewer);
    const moves = seat === null ? [] : (played.asks().find((ask) => ask.seat === seat)?.moves ?? []);
    return { view, moves, heard: heardBy(told, viewer) };
  });
  return { seat, frames };
}

/** One of the matches that a figure is cut from, as it stands before its first frame. */
export function openFigure<S extends Shape>(
  box: GameBox<S>,
  figure: Figure,
  matches: FigureMatches['matches'],
  name: string,
): Match<S> {
  const match = matches[name];
  if (!match) throw new FigureError(`figure ${figure.id}: there is no match ${name}`);
  return openPlayed(box, { ...match, tags: {} });
}

/** `move`, or `ROLE move` where two seats could make it. */
export function playEntry<S extends Shape>(match: Match<S>, entry: string): ReturnType<Match<S>['play']> {
  const [move = '', role] = entry.split(' ').reverse();
  const mover = match
    .asks()
    .find(({ seat, moves }) => moves.includes(move) && (role === undefined || match.header.seats[seat]?.role === role));
  if (!mover) throw new FigureError(`nobody can play ${entry}`);
  return match.play(mover.seat, move);
}
