/** The course of a match for one pair of eyes, step by step. */
import {
  begin,
  diceKey,
  type Game,
  type Header,
  heardBy,
  type Json,
  look,
  replay,
  type Seat,
  type Shape,
  seededStream,
  type Told,
  type Viewer,
} from '@sztab/kernel';
import { difference, type WireStep } from '@sztab/protocol';

/**
 * What this viewer has to be told of these moves after the first `keep` steps; `anew`: the first of them as a whole view. Plays them through,
 * because only the present is kept: work for a thread (`reading-thread.ts`).
 */
export function* stepsOf<S extends Shape>(
  game: Game<S>,
  header: Header,
  moves: readonly { readonly seat: Seat; readonly move: string }[],
  viewer: Viewer,
  keep: number,
  anew = false,
): Generator<WireStep> {
  const dice = seededStream(diceKey(header.seed as string, header.entropy));
  const { table, told } = begin(game, header.seats.length, header.options, dice, header.rules);
  let known: Json | undefined;
  const see = (seat: Seat | null, heard: Told<S['event']>[]): WireStep => {
    const { view, asked } = look(game, table, viewer);
    const step = wireStep(seat, heardBy(heard, viewer) as Json[], known, view as Json, asked);
    known = view as Json;
    return step;
  };
  if (keep === 0) yield see(null, told);
  for (const [i, { seat, move }] of moves.entries()) {
    if (i === keep - 1 && !anew) known = game.view(table, viewer) as Json;
    const heard = replay(game, table, seat, move);
    if (i >= keep - 1) yield see(seat, heard);
  }
}

function wireStep(
  seat: Seat | null,
  heard: readonly Json[],
  from: Json | undefined,
  to: Json,
  asked: WireStep['asked'],
): WireStep {
  const view = difference(from, to);
  return view === undefined ? { seat, heard, asked } : { seat, heard, view, asked };
}
