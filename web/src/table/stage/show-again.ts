/** The last turn of the others, shown once more move by move. */
import type { Seat } from '@sztab/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { TableHandle, TableState } from '../house.ts';

const STEP_MS = 900;

/** The last run of moves by others: from after so many moves to after so many. */
export function lastTurnOfOthers(movers: readonly Seat[], own: Seat | null): { from: number; to: number } {
  let to = movers.length;
  while (to > 0 && movers[to - 1] === own) to--;
  const whose = movers[to - 1];
  let from = to;
  while (from > 0 && (own === null ? movers[from - 1] === whose : movers[from - 1] !== own)) from--;
  return { from, to };
}

export interface ShowAgain {
  /** After so many moves; null when the present is shown. */
  readonly past: number | null;
  readonly moves: number;
  readonly running: boolean;
  start(): void;
  stop(): void;
}

export function useShowAgain(table: TableHandle, state: TableState, own: Seat | null): ShowAgain {
  const [past, setPast] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the movers change with the state
  const { from, to } = useMemo(() => lastTurnOfOthers(table.movers(), own), [table, state, own]);
  const stop = useCallback(() => setPast(null), []);

  // What happens now is more than what happened before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of the table ends it
  useEffect(stop, [state.moves]);

  useEffect(() => {
    if (past === null) return;
    const timer = setTimeout(() => setPast(past < to ? past + 1 : null), STEP_MS);
    return () => clearTimeout(timer);
  }, [past, to]);

  return { past, moves: to - from, running: past !== null, start: () => to > from && setPast(from), stop };
}
