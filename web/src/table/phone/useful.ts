/** Useful first: how readily a strong player would choose each answer, by the quick judgement of the game's own brain. */
import { fastStream } from '@sztab/kernel';
import { spell } from '@sztab/pieces';
import { useMemo } from 'react';
import type { Sitting } from '../sitting.ts';

/** Of every move, in the order of the moves; empty where the game cannot tell. */
export function useUseful({ table, view, seat, moves }: Sitting): readonly number[] {
  return useMemo(() => {
    const { game, brain } = table.game.box;
    if (seat === null || moves.length < 2 || !brain.priors) return NONE;
    // Only what this seat may know counts, so any state that fits its view will do.
    return brain.priors(game.imagine(view, fastStream(1)), seat, moves);
  }, [table, view, seat, moves]);
}
const NONE: readonly number[] = [];

/** What each token at this place of the spelling is worth: as much as the best move that goes on with it. */
export function worthAt(
  moves: readonly string[],
  useful: readonly number[],
  picked: readonly string[],
): ReadonlyMap<string, number> {
  const worth = new Map<string, number>();
  moves.forEach((move, i) => {
    const spelling = spell(move);
    if (!picked.every((token, place) => spelling[place] === token)) return;
    // The verb that comes before a thing may be touched over.
    for (const token of spelling.slice(picked.length, picked.length + 2))
      worth.set(token, Math.max(worth.get(token) ?? 0, useful[i] ?? 0));
  });
  return worth;
}
