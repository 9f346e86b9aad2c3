/** The course of a match for one pair of eyes, step by step. */
import {
  asks,
  begin,
  check,
  diceKey,
  type Game,
  type Header,
  heardBy,
  type Json,
  openly,
  play,
  replay,
  resign,
  type Seat,
  type Shape,
  seededStream,
  type Told,
  type Viewer,
} from '@sztab/kernel';
import { difference, type WireStep } from '@sztab/protocol';

/**
 * What this viewer has to be told of these moves after the first `keep` steps; `anew`: the first of them as a whole view. Plays them through,
 * because only the present is kept: work for a thread (`reading-thread.ts`). Whatever is told is looked at: a move that was not offered is refused.
 */
export function* stepsOf<S extends Shape>(
  game: Game<S>,
  header: Header,
  moves: readonly { readonly seat: Seat; readonly move: string }[],
  viewer: Viewer,
  keep: number,
  anew = false,
): Generator<WireStep> {
  const { state: table, told } = opened(game, header);
  let known: Json | undefined;
  let offered: ReturnType<typeof asks<S>> | undefined;
  const see = (seat: Seat | null, heard: Told<S['event']>[]): WireStep => {
    offered = asks(game, table);
    const view = game.view(table, viewer);
    const step = wireStep(seat, heardBy(heard, viewer) as Json[], known, view as Json, offered.map(openly));
    known = view as Json;
    return step;
  };
  if (keep === 0) yield see(null, told);
  for (const [i, { seat, move }] of moves.entries()) {
    if (i === keep - 1 && !anew) known = game.view(table, viewer) as Json;
    // They were listed anyway.
    if (offered && move !== 'resign') check(offered, seat, move);
    const heard = replay(game, table, seat, move);
    if (i >= keep - 1) yield see(seat, heard);
  }
}

/** Throws if one of these moves was never offered, or nobody can look at what they add up to. Takes several times as long as to open them. */
export function mustBeSound<S extends Shape>(
  game: Game<S>,
  header: Header,
  moves: readonly { readonly seat: Seat; readonly move: string }[],
): void {
  const { state: table } = opened(game, header);
  for (const { seat, move } of moves) {
    if (move === 'resign') resign(game, table, seat);
    else play(game, table, seat, move);
  }
  asks(game, table);
  for (const viewer of ['public' as const, ...header.seats.keys()]) game.view(table, viewer);
}

function opened<S extends Shape>(game: Game<S>, { seed, entropy, seats, options, rules }: Header) {
  return begin(game, seats.length, options, seededStream(diceKey(seed as string, entropy)), rules);
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
