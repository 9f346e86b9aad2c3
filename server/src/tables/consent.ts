/** What needs everybody's consent: who has to be asked, and when it is agreed. One proposal at a time lies on the table. */
import type { Seat } from '@sztab/kernel';
import type { Proposal, Wish } from '@sztab/protocol';

/** A chair as far as consent goes. */
export interface Voter {
  readonly seat: Seat;
  readonly person: string | null;
  readonly late: boolean;
}

/** Everybody who sits here as a person and is in time; nobody is asked about being replaced. */
export function votersOn(wish: Wish, voters: readonly Voter[]): Seat[] {
  return voters
    .filter(({ seat, person, late }) => person !== null && !late && !(wish.is === 'bot' && wish.seat === seat))
    .map(({ seat }) => seat);
}

export function propose(id: string, by: Seat, wish: Wish, voters: readonly Voter[]): Proposal {
  return { id, by, wish, yes: [by], open: votersOn(wish, voters).filter((seat) => seat !== by) };
}

/** Null: the seat is not asked, or has answered already. */
export function agreed(proposal: Proposal, seat: Seat): Proposal | null {
  if (!proposal.open.includes(seat)) return null;
  return { ...proposal, yes: [...proposal.yes, seat], open: proposal.open.filter((one) => one !== seat) };
}

/** Whether a chair may be given to a bot at all: it is empty, or its person is out of time. */
export const mayReplace = (voters: readonly Voter[], seat: Seat): boolean =>
  voters.some((voter) => voter.seat === seat && (voter.person === null || voter.late));
