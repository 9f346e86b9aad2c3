/**
 * Several answers of one seat in a row, between which nothing comes to light, are one act: what the first of them was worth shows when the last is weighed. The one who plays on
 * below a first answer does so quickly and may miss what was still to be had; without this the same missed chance would be booked at every answer that left it open.
 */
import type { Counted } from '@sztab/kernel';
import { certain, type Estimate } from './chances.ts';
import type { Decision } from './decision.ts';

/** Differences of fewer standard errors may be chance. */
const SURE = 3;

export const isSurelyMore = (one: Estimate, other: Estimate): boolean =>
  one.mean - other.mean > SURE * Math.hypot(one.error, other.error);

/** Nothing was rolled, drawn or shown. */
const tellsNothing = ({ move, barrier }: Counted): boolean =>
  move !== 'resign' && (barrier === null || barrier === 'stands');

/** The last decision before this one that belongs to the same act; −1 where there is none. */
function beforeIn(moves: readonly Counted[], decisions: readonly (Decision | null)[], at: number): number {
  const seat = moves[at]?.seat;
  for (let one = at - 1; one >= 0; one--) {
    const made = moves[one] as Counted;
    if (made.seat !== seat || !tellsNothing(made)) return -1;
    if (decisions[one]) return one;
  }
  return -1;
}

/** The next decision of the same act; −1 where there is none. */
export function nextIn(moves: readonly Counted[], decisions: readonly (Decision | null)[], at: number): number {
  const seat = moves[at]?.seat;
  for (let one = at; one + 1 < decisions.length; one++) {
    if (!tellsNothing(moves[one] as Counted) || moves[one + 1]?.seat !== seat) return -1;
    if (decisions[one + 1]) return one + 1;
  }
  return -1;
}

/** What the played move was worth, when the next decision of the same act surely had more to offer than was seen; null where it had not. */
function seenLater<M extends string>(decision: Decision<M>, next: Decision<M>): Decision<M> | null {
  const { seat, before, after, chance } = decision;
  const played = { mean: after[seat] as number, error: chance.error };
  if (!isSurelyMore(next.chance, played)) return null;
  const missed = (before[seat] as number) - next.chance.mean;
  // Still less than the best move would have brought, as far as anybody can tell.
  if (missed > 0)
    return {
      ...decision,
      after: next.before,
      loss: { mean: missed, error: Math.hypot(chance.error, next.chance.error) },
    };
  return {
    ...decision,
    best: decision.played,
    before: next.before,
    after: next.before,
    loss: certain(0),
    chance: next.chance,
    next: decision.best === decision.played ? decision.next : null,
    others: [],
    reasons: [],
  };
}

/** After a decision was weighed: those of the same act before it, the last first, as far as they change. */
export function lookBack<M extends string>(
  moves: readonly Counted[],
  decisions: (Decision<M> | null)[],
  at: number,
): void {
  for (let later = at; decisions[later]; ) {
    const earlier = beforeIn(moves, decisions, later);
    const changed = earlier >= 0 ? seenLater(decisions[earlier] as Decision<M>, decisions[later] as Decision<M>) : null;
    if (!changed) return;
    decisions[earlier] = changed;
    later = earlier;
  }
}
