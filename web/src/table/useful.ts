/** Useful first: how readily a strong player would choose each answer, by the quick judgement of the game's own brain. */
import { fastStream } from '@sztab/kernel';
import { type Choice, spell } from '@sztab/pieces';
import { useMemo } from 'react';
import type { Sitting } from './sitting.ts';

/** Of every move, in the order of the moves; empty where the game cannot tell. */
export function useUseful({ table, view, seat, moves }: Sitting): readonly number[] {
  return useMemo(() => usefulOf({ table, view, seat, moves }), [table, view, seat, moves]);
}
const NONE: readonly number[] = [];

function usefulOf({ table, view, seat, moves }: Pick<Sitting, 'table' | 'view' | 'seat' | 'moves'>): readonly number[] {
  const { game, brain } = table.game.box;
  if (seat === null || moves.length < 2 || !brain.priors) return NONE;
  // Only what this seat may know counts, so any state that fits its view will do.
  return brain.priors(game.imagine(view, fastStream(1)), seat, moves);
}

/** So many things may be lit before the light means nothing, and so many of them glow then. */
const MANY = 12;
const GLOW = 5;

/** Which things glow where very much can be touched. Null where everything may. */
export function useBest({ table, view, seat, moves }: Sitting, { legal, picked }: Choice): ReadonlySet<string> | null {
  return useMemo(() => {
    if (legal.size <= MANY || picked.length > 0) return null;
    const worth = worthAt(moves, usefulOf({ table, view, seat, moves }), []);
    return bestAmong([...legal], worth);
  }, [table, view, seat, moves, legal, picked]);
}

export function bestAmong(things: readonly string[], worth: ReadonlyMap<string, number>): ReadonlySet<string> | null {
  // Where nobody can tell them apart, none glows more than another.
  if (worth.size === 0 || new Set(things.map((thing) => worth.get(thing) ?? 0)).size < 2) return null;
  return new Set(things.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0)).slice(0, GLOW));
}

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
