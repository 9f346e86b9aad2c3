/** Who has to agree to a proposal, and when it is agreed. A table has at most one open proposal. */
import type { Seat } from '@sztab/kernel';
import type { Proposal, Proposed } from '@sztab/protocol';

/** What counts of a chair when its person votes. */
export interface Voter {
  readonly seat: Seat;
  readonly person: string | null;
  readonly bot: string | null;
  readonly late: boolean;
}

/** Whether those who are out of time must agree, too: it would take back their moves, or end the game for them. */
const NEEDS_ALL: Readonly<Record<Proposed['is'], boolean>> = {
  undo: true,
  resign: true,
  pause: false,
  resume: false,
  bot: false,
  abandon: false,
  claim: false,
};

/** The people at the table, mostly without those who are out of time, and never the one who would be replaced. */
export function votersOn(proposed: Proposed, voters: readonly Voter[]): Seat[] {
  return voters
    .filter(({ person, late }) => person !== null && (!late || NEEDS_ALL[proposed.is]))
    .map(({ seat }) => seat)
    .filter((seat) => !(proposed.is === 'bot' && proposed.seat === seat));
}

export function propose(id: string, by: Seat, proposed: Proposed, voters: readonly Voter[]): Proposal {
  return { id, by, wish: proposed, yes: [by], open: votersOn(proposed, voters).filter((seat) => seat !== by) };
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
