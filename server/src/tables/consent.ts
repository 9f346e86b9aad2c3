/** What needs everybody's consent: who has to be asked, and when it is agreed. One proposal at a time lies on the table. */
import type { Seat } from '@sztab/kernel';
import type { Proposal, Proposed } from '@sztab/protocol';

/** A chair as far as consent goes. */
export interface Voter {
  readonly seat: Seat;
  readonly person: string | null;
  readonly bot: string | null;
  readonly late: boolean;
}

/** What is not done without somebody only because they are out of time: it would undo what they did, or end the game for them. */
const NEEDS_ALL: Readonly<Record<Proposed['is'], boolean>> = {
  undo: true,
  resign: true,
  pause: false,
  resume: false,
  bot: false,
  abandon: false,
  claim: false,
};

/** Everybody who sits here as a person and, for most things, is in time; nobody is asked about being replaced. */
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

/** Whose moves would be taken back without them: somebody got up, and may come back. */
export const someoneLeft = (voters: readonly Voter[]): boolean =>
  voters.some(({ person, bot }) => person === null && bot === null);

/** Of two, the one who stayed may take the win; nobody else can. The seat that loses, or null. */
export function claimedFrom(voters: readonly Voter[], seat: Seat): Seat | null {
  const [other, ...more] = voters.filter((voter) => voter.seat !== seat);
  return other && more.length === 0 && isGone(other) ? other.seat : null;
}
