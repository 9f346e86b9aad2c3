/** Proposals: from being made, through the votes, to being carried out. */
import { Refusal, type Seat } from '@sztab/kernel';
import type { FromClient, Proposal, Proposed } from '@sztab/protocol';
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { agreed } from './consent.ts';
import { withGrace } from './lateness.ts';
import type { LiveTable } from './live-table.ts';
import type { Playing } from './playing.ts';
import { carryOut, entryFor, mustFit, propose } from './proposed.ts';
import { keepAnswer, logKey, type RequestKey } from './request-key.ts';
import { silentAt } from './silence.ts';
import type { StoredTable } from './stored.ts';
import { addNote } from './talk.ts';
import { TableTrouble } from './trouble.ts';

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
  key: RequestKey,
): Promise<number> {
  const at = table.keeper.now();
  const laid = (row: StoredTable): Proposal => {
    const stored = withGrace(row, at);
    const { chairs, proposal, state } = stored;
    if (state !== 'playing') throw new TableTrouble('over');
    if (proposed.is === 'undo' && proposed.count > playing.match.moves.length)
      throw new TableTrouble('nothing-to-undo');
    mustFit(table.box, stored, seat, proposed);
    if (proposed.is === 'undo') table.mustNotBeTooLong(playing);
    if (proposal) throw new TableTrouble('proposal-open');
    const asking = propose(`${at.toString(36)}-${seat}`, seat, proposed, chairs);
    if (!bringsToLight(playing, proposed)) return asking;
    // Alone with bots there is nobody who could consent to undoing what came to light.
    if (asking.open.length === 0) throw new TableTrouble('needs-consent');
    return { ...asking, revealed: true };
  };
  return settleOrLay(table, playing, seat, key, at, laid);
}

export async function voteAt(
  table: LiveTable,
  playing: Playing,
  seat: Seat,
  { proposal: id, yes }: Vote,
  key: RequestKey,
): Promise<number> {
  const at = table.keeper.now();
  const lying = ({ proposal, state }: StoredTable): Proposal => {
    if (state !== 'playing') throw new TableTrouble('over');
    if (proposal?.id !== id) throw new TableTrouble('no-such-proposal');
    return proposal;
  };
  if (yes)
    return settleOrLay(table, playing, seat, key, at, (stored) => {
      const next = agreed(lying(stored), seat);
      if (!next) throw new TableTrouble('no-such-proposal');
      mustFit(table.box, withGrace(stored, at), next.by, next.wish);
      return next;
    });
  const { seq } = await table.changeNow(async (tx, stored) => {
    await keepAnswer(tx, stored.id, key, stored.seq, at);
    const proposal = lying(stored);
    // Also its maker and those who agreed may vote no, or a proposal could stay open for ever.
    if (![...proposal.open, ...proposal.yes].includes(seat)) throw new TableTrouble('no-such-proposal');
    await lay(tx, stored.id, null);
    if (proposal.by !== seat) await addNote(tx, stored.id, table.keeper.date(), { is: 'declined', seat });
  });
  return seq;
}

/** Whether an undo would take back moves that revealed something. */
const bringsToLight = ({ match }: Playing, proposed: Proposed): boolean =>
  proposed.is === 'undo' && match.moves.slice(-proposed.count).some(({ barrier }) => barrier !== null);

/**
 * Stores an open proposal, or carries it out if nobody is left to vote. `come` makes it from the current row. `own`, `key`: the seat and the key of
 * the request that settles it, so that it is carried out once.
 */
async function settleOrLay(
  table: LiveTable,
  playing: Playing,
  own: Seat,
  key: RequestKey,
  at: number,
  come: (stored: StoredTable) => Proposal,
): Promise<number> {
  const known = come(table.stored);
  // If the row has changed since, the append fails and is tried again with the new one.
  const entry = known.open.length === 0 ? entryFor(known, table.stored, logKey(key)) : null;
  if (entry) {
    const entered = await table.append(playing, entry, true, { own }).catch(async (error) => {
      // The rules refuse it (an undo of too many moves, say): the proposal is dropped.
      if (error instanceof Refusal) await table.changeNow((tx, { id }) => lay(tx, id, null).then(() => {}));
      throw error;
    });
    if (known.wish.is === 'claim')
      await table.changeNow((tx, { id }) => addNote(tx, id, table.keeper.date(), { is: 'claim', seat: entry.seat }));
    return entered;
  }
  const { seq } = await table.changeNow(async (tx, stored) => {
    await keepAnswer(tx, stored.id, key, stored.seq, at);
    const next = come(stored);
    if (next.open.length > 0) await lay(tx, stored.id, next);
    else
      await carryOut(
        { tx, stored, at, date: table.keeper.date(), box: table.box, silent: silentAt(playing, stored, at) },
        next.wish,
      );
  });
  table.drive();
  return seq;
}
