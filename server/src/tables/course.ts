/** The course of a match for one pair of eyes, step by step. */
import { setImmediate as others } from 'node:timers/promises';
import {
  begin,
  diceKey,
  heardBy,
  type Json,
  look,
  type Match,
  replay,
  type Seat,
  type Shape,
  seededStream,
  type Told,
  type Viewer,
} from '@sztab/kernel';
import { difference, type Went, type WireStep } from '@sztab/protocol';
import type { Playing } from './playing.ts';

/** So many milliseconds a long course may take before other tables have their turn. */
const BREATH = 10;

/** The last steps, at most so many, for somebody who knows nothing yet. */
export async function lastSteps(playing: Playing, viewer: Viewer, most: number): Promise<Went> {
  const untold = Math.max(0, playing.match.moves.length + 1 - most);
  const steps: WireStep[] = [];
  let began = performance.now();
  for (const step of stepsOf(playing.match, viewer, untold, true)) {
    steps.push(step);
    if (performance.now() - began < BREATH) continue;
    await others();
    began = performance.now();
  }
  const went = playing.now(viewer, 0, steps);
  return untold > 0 ? { ...went, untold } : went;
}

/**
 * What this viewer has to be told after the first `keep` steps; `anew`: the first of them as a whole view. Plays the match through, because
 * only the present is kept.
 */
export function* stepsOf<S extends Shape>(
  match: Match<S>,
  viewer: Viewer,
  keep: number,
  anew = false,
): Generator<WireStep> {
  const { game, header, moves } = match;
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
