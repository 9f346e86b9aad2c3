/** Proposals: from being made, through the votes, to being carried out. */
import { Refusal, type Seat } from '@sztab/kernel';
import type { FromClient, Proposal, Proposed } from '@sztab/protocol';
import type { Transaction } from 'kysely';
import type { Schema, TablesRow } from '../store/schema.ts';
import { dueAt, dueFrom, graceAt, resumed, stopped } from './clock.ts';
import { agreed, claimedFrom, mayReplace, propose, someoneLeft } from './consent.ts';
import { closeEyes } from './eyes.ts';
import type { Entering, LiveTable } from './live-table.ts';
import type { Playing } from './playing.ts';
import { silentAt } from './silence.ts';
import type { StoredTable } from './stored.ts';
import { addNote } from './talk.ts';
import { Outdated, TableTrouble } from './trouble.ts';

type Vote = Extract<FromClient, { is: 'vote' }>;

const lay = (tx: Transaction<Schema>, id: string, proposal: Proposal | null) =>
  tx
    .updateTable('tables')
    .set({ proposal: proposal && JSON.stringify(proposal) })
    .where('id', '=', id)
    .execute();

/** In the table's queue. If nobody else has to agree, it is carried out at once. */
export async function proposeAt(
  table: LiveTable,
  playing: Playing,
  seat: Seat,
  proposed: Proposed,
  key: string,
): Promise<number> {
  const at = table.keeper.now();
  const laid = (stored: StoredTable): Proposal => {
    const { chairs, proposal, paused, state } = stored;
    if (state !== 'playing') throw new TableTrouble('over');
    if (proposed.is === 'undo' && proposed.count > playing.match.moves.length)
      throw new TableTrouble('nothing-to-undo');
    mustFit(table, stored, seat, proposed);
    if (proposed.is === 'undo') table.mustNotBeTooLong(playing);
    if (proposed.is === (paused === 1 ? 'pause' : 'resume')) throw new TableTrouble('not-offered');
    if (proposal) throw new TableTrouble('proposal-open');
    const asking = propose(`${at.toString(36)}-${seat}`, seat, proposed, chairs);
    if (!bringsToLight(playing, proposed)) return asking;
    // Alone with bots there is nobody who could consent to undoing what came to light.
    if (asking.open.length === 0) throw new TableTrouble('needs-consent');
    return { ...asking, revealed: true };
  };
  return settleOrLay(table, playing, key, at, laid);
}

export async function voteAt(
  table: LiveTable,
  playing: Playing,
  seat: Seat,
  { proposal: id, yes, key }: Vote,
): Promise<number> {
  const at = table.keeper.now();
  const lying = ({ proposal, state }: StoredTable): Proposal => {
    if (state !== 'playing') throw new TableTrouble('over');
    if (proposal?.id !== id) throw new TableTrouble('no-such-proposal');
    return proposal;
  };
  if (yes)
    return settleOrLay(table, playing, key, at, (stored) => {
      const next = agreed(lying(stored), seat);
      if (!next) throw new TableTrouble('no-such-proposal');
      mustFit(table, stored, next.by, next.wish);
      return next;
    });
  const { seq } = await table.changeNow(async (tx, stored) => {
    const proposal = lying(stored);
    // Also its maker and those who agreed may vote no, or a proposal could stay open for ever.
    if (![...proposal.open, ...proposal.yes].includes(seat)) throw new TableTrouble('no-such-proposal');
    await lay(tx, stored.id, null);
    if (proposal.by !== seat) await addNote(tx, stored.id, at, { is: 'declined', seat });
  });
  return seq;
}

/** Whether an undo would take back moves that revealed something. */
const bringsToLight = ({ match }: Playing, proposed: Proposed): boolean =>
  proposed.is === 'undo' && match.moves.slice(-proposed.count).some(({ barrier }) => barrier !== null);

/** Throws if this cannot be proposed, or not any more because, say, an absent player is back. */
function mustFit({ box }: LiveTable, { chairs }: StoredTable, by: Seat, proposed: Proposed): void {
  const together = box.lid.together === true;
  switch (proposed.is) {
    case 'undo':
      if (someoneLeft(chairs)) throw new TableTrouble('needs-consent');
      return;
    case 'bot':
      if (!mayReplace(chairs, proposed.seat)) throw new TableTrouble('not-offered');
      return;
    case 'resign':
      if (!together) throw new TableTrouble('not-offered');
      return;
    case 'claim':
      if (together || claimedFrom(chairs, by) === null) throw new TableTrouble('not-offered');
      return;
    case 'pause':
    case 'resume':
    case 'abandon':
      return;
    default:
      neverProposed(proposed);
  }
}

/** Makes the compiler demand that every `switch` above and below knows every kind of proposal. */
function neverProposed(proposed: never): never {
  throw new TypeError(`nobody can propose ${JSON.stringify(proposed)}`);
}

/** The log entry that carries out a proposal; null if it only changes the table's row. */
function entryOf({ by, wish: proposed }: Proposal, { chairs }: StoredTable, key: string): Entering | null {
  const entered = { seat: by, key, person: chairs[by]?.person ?? null };
  switch (proposed.is) {
    case 'undo':
      return { ...entered, move: `undo(${proposed.count})` };
    case 'resign':
      return { ...entered, move: 'resign' };
    case 'claim': {
      // The one who is gone resigns, without having entered that: `person` is null.
      const gone = claimedFrom(chairs, by);
      return gone === null ? null : { seat: gone, key, person: null, move: 'resign' };
    }
    case 'pause':
    case 'resume':
    case 'bot':
    case 'abandon':
      return null;
    default:
      return neverProposed(proposed);
  }
}

/**
 * Stores an open proposal, or carries it out if nobody is left to vote. `come` makes it from the current row. `key`: of the request that settles it,
 * so that it is carried out once.
 */
async function settleOrLay(
  table: LiveTable,
  playing: Playing,
  key: string,
  at: number,
  come: (stored: StoredTable) => Proposal,
): Promise<number> {
  const known = come(table.stored);
  // If the row has changed since, the append fails and is tried again with the new one.
  const entry = known.open.length === 0 ? entryOf(known, table.stored, key) : null;
  if (entry) {
    const entered = await table.append(playing, entry, true).catch(async (error) => {
      // The rules refuse it (an undo of too many moves, say): the proposal is dropped.
      if (error instanceof Refusal) await table.changeNow((tx, { id }) => lay(tx, id, null).then(() => {}));
      throw error;
    });
    if (known.wish.is === 'claim')
      await table.changeNow((tx, { id }) => addNote(tx, id, at, { is: 'claim', seat: entry.seat }));
    return entered;
  }
  const { seq } = await table.changeNow(async (tx, stored) => {
    const next = come(stored);
    if (next.open.length > 0) await lay(tx, stored.id, next);
    else if (isEntry(next.wish)) throw new Outdated();
    else await carryOut(tx, stored, next.wish, at, graceAt(table.box), silentAt(playing, stored, at));
  });
  table.drive();
  return seq;
}

type Entered = Extract<Proposed, { is: 'undo' | 'resign' | 'claim' }>;
const isEntry = (proposed: Proposed): proposed is Entered =>
  proposed.is === 'undo' || proposed.is === 'resign' || proposed.is === 'claim';

/** Carries out what everybody agreed to, as a change of the table's row. */
async function carryOut(
  tx: Transaction<Schema>,
  { id, clock, asked, chairs, seq }: StoredTable,
  proposed: Exclude<Proposed, Entered>,
  at: number,
  grace: number,
  silent: number | null,
): Promise<void> {
  await addNote(tx, id, at, proposed.is === 'bot' ? { is: 'bot', seat: proposed.seat } : { is: proposed.is });
  const change = async (row: Partial<TablesRow>): Promise<void> => {
    const changed = tx.updateTable('tables').set({ ...row, proposal: null });
    await changed.where('id', '=', id).execute();
  };
  const stop = (): Partial<TablesRow> => {
    const next = stopped(clock, at);
    return { clock: next && JSON.stringify(next), due: dueAt(next), silent: null };
  };
  switch (proposed.is) {
    case 'bot': {
      const chair = { person: null, bot: proposed.level, late: 0 };
      await tx.updateTable('chairs').set(chair).where('match', '=', id).where('seat', '=', proposed.seat).execute();
      await closeEyes(tx, id, proposed.seat, seq);
      return change({ bots: 1 });
    }
    case 'pause':
      return change({ ...stop(), paused: 1 });
    case 'abandon':
      return change({ ...stop(), state: 'abandoned', asked: '[]', bots: 0 });
    case 'resume': {
      const people = asked.filter((seat) => chairs[seat]?.bot == null);
      const next = resumed(clock, people, at);
      return change({ clock: next && JSON.stringify(next), due: dueFrom(next, at, grace), silent, paused: 0 });
    }
    default:
      return neverProposed(proposed);
  }
}
