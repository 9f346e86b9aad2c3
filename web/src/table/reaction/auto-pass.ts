/**
 * Reactions passed without asking. They enter the game as ordinary moves, after a pause of random length, so that nobody can
 * tell an automatic pass from a quick one, or an empty hand from a full one. At tables online that pause is the server's.
 */
import type { Seat } from '@sztab/kernel';
import type { AutoPass } from '@sztab/pieces';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { TableHandle, TableState } from '../house.ts';
import type { Asking } from '../preferences.ts';

/** Everything is let stand until the action or the stage is over; or one's own turns are passed until then, as long as nothing else can be done in them. */
export interface QuickPass {
  readonly seat: Seat;
  readonly scope: 'action' | 'stage' | 'turns';
  /** Null where the game does not say where the action ends: then it lasts until the next decision that is no reaction. */
  readonly within: string | null;
}

/** Online the server keeps every answer back for a while of its own; here is only time to say “ask me”. */
const ONLINE = 600;
const SHORTEST = 800;
const LONGEST = 2000;

/** Uniform, and from a generator nobody can follow: a pattern in the pauses would tell as much as the pauses. */
export function pause(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return SHORTEST + ((LONGEST - SHORTEST) * drawn) / 2 ** 32;
}

interface Asked {
  readonly asking: Asking;
  readonly quick: QuickPass | null;
  /** False behind the curtain: what depends on the hand would be told by the curtain that does not fall. */
  readonly mayLook: boolean;
}

export function passes(found: AutoPass, seat: Seat, { asking, quick, mayLook }: Asked): boolean {
  if (quick?.seat === seat && quick.scope !== 'turns') {
    if (quick.within === null || found.within?.[quick.scope] === quick.within) return true;
  }
  return asking === 'changes' && (found.ahead || (mayLook && found.hopeless));
}

/** A quick pass for the whole stage needs to know where a stage ends. */
const offersOf = ({ within }: AutoPass, seat: Seat): QuickPass[] => [
  { seat, scope: 'action', within: within?.action ?? null },
  ...(within ? [{ seat, scope: 'stage', within: within.stage } as const] : []),
];

/** Where this page has passed by itself, by the number of moves before it: no place to which one asks others to go back. */
const passed = new WeakMap<TableHandle, Set<number>>();
export const wasUnasked = (table: TableHandle, place: number): boolean => passed.get(table)?.has(place) ?? false;

export function useAutoPass(
  table: TableHandle,
  state: TableState,
  seat: Seat | null,
  { asking, quick, mayLook, noPause }: Asked & { readonly noPause: boolean },
): {
  readonly pending: boolean;
  readonly offers: readonly QuickPass[];
  readonly turns: QuickPass | null;
  askMe(): void;
} {
  const [asked, setAsked] = useState('');
  const question = `${state.moves} ${seat}`;
  // Whoever takes a move back wants to decide again, also where it was decided without asking.
  const taken = useRef({ moves: state.moves, back: '' });
  if (state.moves < taken.current.moves) {
    taken.current.back = question;
    for (const place of passed.get(table) ?? []) if (place >= state.moves) passed.get(table)?.delete(place);
  }
  taken.current.moves = state.moves;
  const wanted = asked === question || taken.current.back === question;
  const [found, idle] = useMemo(() => {
    if (seat === null || !state.asked.some((ask) => ask.seat === seat)) return [null, null];
    const { view, moves } = table.sight(seat);
    const { reactions } = table.game.board;
    // Online how soon a turn is passed would tell the others what is held: there it is passed by hand.
    const idle = table.online ? null : (reactions?.idle?.(view, moves) ?? null);
    return [reactions?.autoPass(view, moves) ?? null, idle];
  }, [table, state, seat]);
  const reacts = found !== null && seat !== null && !wanted && passes(found, seat, { asking, quick, mayLook });
  // An own turn is passed only for somebody who has said so, and never behind the curtain.
  const idles =
    idle !== null &&
    !wanted &&
    mayLook &&
    quick?.seat === seat &&
    quick.scope === 'turns' &&
    quick.within === idle.stage;
  const due = reacts || idles;
  const move = reacts ? found.move : idles ? idle.move : null;
  const place = state.moves;

  useEffect(() => {
    if (move === null || seat === null || !question) return;
    // A refused pass is no news: the position has changed meanwhile, and the table shows the new one.
    const timer = setTimeout(
      () => {
        passed.set(table, (passed.get(table) ?? new Set()).add(place));
        void table.play(seat, move, true).catch(() => {});
      },
      table.online ? ONLINE : noPause ? 0 : pause(),
    );
    return () => clearTimeout(timer);
  }, [table, seat, move, question, place, noPause]);

  return {
    pending: due,
    offers: seat !== null && found ? offersOf(found, seat) : [],
    turns: seat !== null && idle ? { seat, scope: 'turns', within: idle.stage } : null,
    askMe: () => setAsked(question),
  };
}
