/** The frames of a figure as somebody at the table would see them: the match is played, move by move, as every other. */
import {
  type Ask,
  asks,
  clone,
  type GameBox,
  heardBy,
  look,
  type Match,
  openPlayed,
  play,
  type Seat,
  type Shape,
  type Told,
  type Viewer,
} from '@sztab/kernel';
import { type Figure, FigureError, type FigureMatch, type FigureStart } from './read-figure.ts';

/** What one frame shows. */
export interface FigureView<S extends Shape = Shape> {
  readonly view: S['view'];
  /** What the one who looks could play. */
  readonly moves: readonly S['move'][];
  /** What was heard of the moves of this frame. */
  readonly heard: readonly S['event'][];
}

type Starts = Readonly<Record<string, FigureStart>>;

/** A table that a figure looks at: a match, or one that was laid out. */
interface Scene<S extends Shape> {
  readonly roles: readonly string[];
  look(viewer: Viewer): S['view'];
  asks(): readonly Ask[];
  play(seat: Seat, move: string): Told<S['event']>[];
}

/** Every frame of a figure, by the moves that lead to it. */
export function figureViews<S extends Shape>(
  box: GameBox<S>,
  figure: Figure,
  starts: Starts,
): { readonly seat: Seat | null; readonly frames: readonly FigureView<S>[] } {
  let scene = openScene(box, figure, starts, figure.match);
  const seat = figure.as === null ? null : scene.roles.indexOf(figure.as);
  if (seat === -1) throw new FigureError(`figure ${figure.id}: nobody plays ${figure.as}`);
  const viewer: Viewer = seat ?? 'public';
  const frames = figure.frames.map(({ match, play }) => {
    if (match !== null) scene = openScene(box, figure, starts, match);
    const told = play.flatMap((entry) => playIn(scene, entry));
    const view = scene.look(viewer);
    const moves = seat === null ? [] : (scene.asks().find((ask) => ask.seat === seat)?.moves ?? []);
    return { view, moves, heard: heardBy(told, viewer) };
  });
  return { seat, frames };
}

const startOf = (figure: Figure, starts: Starts, name: string): FigureStart => {
  const start = starts[name];
  if (!start) throw new FigureError(`figure ${figure.id}: there is nothing called ${name} to begin with`);
  return start;
};

function openScene<S extends Shape>(box: GameBox<S>, figure: Figure, starts: Starts, name: string): Scene<S> {
  const start = startOf(figure, starts, name);
  if ('before' in start) return sceneOf(openMatch(box, start));
  const { game } = box;
  const state = clone(start.state) as S['state'];
  return {
    roles: start.roles,
    look: (viewer) => look(game, state, viewer).view,
    asks: () => asks(game, state),
    play: (seat, move) => play(game, state, seat, move),
  };
}

const sceneOf = <S extends Shape>(match: Match<S>): Scene<S> => ({
  roles: match.header.seats.map(({ role }) => role),
  look: (viewer) => match.look(viewer).view,
  asks: () => match.asks(),
  play: (seat, move) => match.play(seat, move),
});

const openMatch = <S extends Shape>(box: GameBox<S>, match: FigureMatch): Match<S> =>
  openPlayed(box, { ...match, tags: {} });

/** The match that a figure is cut from, as it stands in one of its frames. */
export function matchAt<S extends Shape>(box: GameBox<S>, figure: Figure, starts: Starts, at: number): Match<S> {
  const open = (name: string): Match<S> => {
    const start = startOf(figure, starts, name);
    if (!('before' in start)) throw new FigureError(`figure ${figure.id}: ${name} is no match`);
    return openMatch(box, start);
  };
  let match = open(figure.match);
  for (const frame of figure.frames.slice(0, at + 1)) {
    if (frame.match !== null) match = open(frame.match);
    for (const entry of frame.play) playIn(sceneOf(match), entry);
  }
  return match;
}

/** `move`, or `ROLE move` where two seats could make it. */
function playIn<S extends Shape>(scene: Scene<S>, entry: string): Told<S['event']>[] {
  const [move = '', role] = entry.split(' ').reverse();
  const mover = scene
    .asks()
    .find(({ seat, moves }) => moves.includes(move) && (role === undefined || scene.roles[seat] === role));
  if (!mover) throw new FigureError(`nobody can play ${entry}`);
  return scene.play(mover.seat, move);
}
