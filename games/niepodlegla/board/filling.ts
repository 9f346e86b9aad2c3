/** How the symbols that lie up fill what missions need; for showing, the rules judge for themselves. */
import type { Seat } from '@sztab/kernel';
import type { Count } from '../content/symbols.ts';
import { afterSmallFinals, type JointId, jointNeeds, needsOf, purseOf, symbolTokensOf } from '../rules/cover.ts';
import { defaultFor } from '../rules/settlement.ts';
import { type CardId, isFinalRound, undertakenBy } from '../rules/table.ts';
import type { NpView } from '../rules/view.ts';

export interface Filling {
  /** Symbols of each kind that are there. */
  readonly filled: Count;
  readonly complete: boolean;
}

const NOTHING: Filling = { filled: [0, 0, 0, 0], complete: false };

/** First what this seat can complete, then what is left goes to its other missions in order. */
function ofSeat(view: NpView, seat: Seat): Map<CardId, Filling> {
  const map = new Map<CardId, Filling>();
  const cards = undertakenBy(view, seat);
  const claimed = claimsOf(view, seat);
  const { have } = purseOf(view, seat, isFinalRound(view) ? symbolTokensOf(view, seat) : []);
  for (const card of claimed) {
    const need = needsOf(view, card);
    map.set(card, { filled: need, complete: true });
    need.forEach((n, i) => {
      have[i as 0] = Math.max(0, (have[i] as number) - n);
    });
  }
  for (const card of cards.filter((one) => !claimed.includes(one))) {
    const need = needsOf(view, card);
    const filled = need.map((n, i) => Math.min(n, have[i] as number)) as unknown as Count;
    filled.forEach((n, i) => {
      have[i as 0] = (have[i] as number) - n;
    });
    map.set(card, { filled, complete: false });
  }
  return map;
}

/** In the settlement what the seat says; before it what would be the default; afterwards what came of it. */
function claimsOf(view: NpView, seat: Seat): readonly CardId[] {
  const f = view.flow.at(-1);
  if (f?.step === 'settle') return f.seats[seat]?.claims ?? [];
  if (view.phase === 'roll') return defaultFor(view, seat).claims;
  return view.completed.filter((card) => undertakenBy(view, seat).includes(card));
}

export function fillings(view: NpView): (card: CardId) => Filling {
  const rolled = view.players.some(({ held }) => held.some(({ up }) => up > 0));
  if (!rolled && view.completed.length === 0) return () => NOTHING;
  const all = new Map<CardId, Filling>();
  for (let seat = 0; seat < view.players.length; seat++)
    for (const [card, filling] of ofSeat(view, seat)) all.set(card, filling);
  return (card) => all.get(card) ?? NOTHING;
}

/** A joint mission, with what the small ones leave over: nothing, as long as one of them is open. */
export function jointFilling(view: NpView, joint: JointId): Filling {
  const need = jointNeeds(view, joint);
  const left = view.phase === 'roll' ? afterSmallFinals(view) : null;
  if (!left) return NOTHING;
  const filled = need.map((n, i) => Math.min(n, left.have[i] as number)) as unknown as Count;
  const missing = need.reduce((sum, n, i) => sum + n - (filled[i] as number), 0);
  return { filled, complete: missing <= left.jokers };
}
