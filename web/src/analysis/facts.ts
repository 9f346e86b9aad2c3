/** What the board of a game knows of a match: its rounds, and what was decided where. */
import type { CurveRound } from '@sztab/bots/plots';
import { type Language, moveParts, type Seat } from '@sztab/kernel';
import type { GameBoard } from '@sztab/pieces';

export interface Facts {
  readonly rounds: readonly CurveRound[];
  /** By the number of a move, from 0. */
  roundOf(at: number): number;
  roundName(at: number): string;
  /** The phase in which a move was made, or its kind where a game has one phase only. */
  phaseOf(at: number): string | null;
}

/** `views`: one seat's, before every move and after the last. */
export function factsOf(
  board: GameBoard,
  views: readonly unknown[],
  moves: readonly { readonly move: string }[],
  language: Language,
): Facts {
  const last = views.length - 1;
  const { steps = [], ends = [] } = board.chart?.(views as never[], language) ?? {};
  const rounds = ends.map((end, i) => ({
    name: steps[i] ?? String(i + 1),
    from: ends[i - 1] ?? 0,
    to: i === ends.length - 1 ? last : end,
  }));
  const all = rounds.length > 0 ? rounds : [{ name: '1', from: 0, to: last }];
  const roundOf = (at: number): number => {
    const found = all.findIndex(({ to }) => at < to);
    return found < 0 ? all.length - 1 : found;
  };
  const phaseNow = (at: number): string | null =>
    board.phases(views[at] as never, language).find(({ state }) => state === 'now')?.name ?? null;
  const phases = moves.map((_, at) => phaseNow(at));
  const several = new Set(phases.filter((phase) => phase !== null)).size > 1;
  return {
    rounds: all,
    roundOf,
    roundName: (at) => all[roundOf(at)]?.name ?? '',
    phaseOf(at) {
      const move = moves[at]?.move;
      if (several || move === undefined) return phases[at] ?? null;
      return board.nameOf(moveParts(move).verb, views[at] as never, language);
    },
  };
}

/** Whose moments this reader may see: one's own, those at this screen and bots'. Other people's are theirs. */
export const mayRead = (sitters: readonly { readonly is: string }[], seat: Seat): boolean =>
  sitters[seat]?.is !== 'remote';

/** With whose knowledge a reader begins: one's own; who only looked on, with that of somebody who may be read. */
export function firstEyes(sitters: readonly { readonly is: string }[], winners: readonly Seat[]): Seat {
  const all = [...sitters.keys()];
  return (
    all.find((seat) => sitters[seat]?.is === 'you') ??
    all.find((seat) => sitters[seat]?.is === 'friend') ??
    all.find((seat) => winners.includes(seat)) ??
    0
  );
}
