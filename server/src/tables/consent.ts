/** When a proposal is agreed, and what the chairs say about those who are gone. A table has at most one open proposal. */
import type { Seat } from '@sztab/kernel';
import type { Proposal } from '@sztab/protocol';

/** What counts of a chair when its person votes. */
export interface Voter {
  readonly seat: Seat;
  readonly person: string | null;
  readonly bot: string | null;
  readonly late: boolean;
}

/** Null: the seat is not asked, or has answered already. */
export function agreed(proposal: Proposal, seat: Seat): Proposal | null {
  if (!proposal.open.includes(seat)) return null;
  return { ...proposal, yes: [...proposal.yes, seat], open: proposal.open.filter((one) => one !== seat) };
}

const isGone = ({ person, late, bot }: Voter): boolean => bot === null && (person === null || late);

/** Whether a chair may be given to a bot at all: it is empty, or its person is out of time. */
export const mayReplace = (voters: readonly Voter[], seat: Seat): boolean =>
  voters.some((voter) => voter.seat === seat && isGone(voter));

/** Somebody got up and may come back: then nothing is taken back without them. */
export const someoneLeft = (voters: readonly Voter[]): boolean =>
  voters.some(({ person, bot }) => person === null && bot === null);

/** The seat that loses if this one claims the win: the other of two, if gone. Null if there is nothing to claim. */
export function claimedFrom(voters: readonly Voter[], seat: Seat): Seat | null {
  const [other, ...more] = voters.filter((voter) => voter.seat !== seat);
  return other && more.length === 0 && isGone(other) ? other.seat : null;
}
