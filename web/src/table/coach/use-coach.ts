/** A hint on demand. Pressed once it says where to look, twice what an officer would play and why, a third time what comes second. */
import { useState } from 'react';
import type { Hint } from '../house.ts';
import type { Sitting } from '../sitting.ts';

interface Held {
  /** The moves that counted when it was asked for: after another one it is stale. */
  readonly at: number;
  readonly pressed: number;
  readonly hint: Hint | null;
}

export interface Coach {
  /** How often it was pressed here; 0: nothing is shown. */
  readonly pressed: number;
  /** Null: it is still thought about. */
  readonly hint: Hint | null;
  press(): void;
  close(): void;
}

const MOST = 3;

/** Null where nobody decides, or the table gives no hints. */
export function useCoach({ table, seat, state, moves }: Sitting): Coach | null {
  const [held, setHeld] = useState<Held | null>(null);
  const at = state.moves;
  if (!table.hint || seat === null || moves.length === 0) return null;
  const now = held?.at === at ? held : { at, pressed: 0, hint: null };
  return {
    pressed: now.pressed,
    hint: now.hint,
    press() {
      setHeld({ ...now, pressed: Math.min(MOST, now.pressed + 1) });
      if (now.pressed > 0) return;
      table.hint?.(seat).then(
        (hint) => setHeld((then) => (then?.at === at ? { ...then, hint } : then)),
        // A bot that died says so by itself; no hint is no trouble.
        () => setHeld(null),
      );
    },
    close: () => setHeld(null),
  };
}
