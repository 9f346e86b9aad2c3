/** What somebody asks of the whole table, from the question to the deed. */
import { Refusal, type Seat } from '@sztab/kernel';
import type { FromClient, Proposal, Wish } from '@sztab/protocol';
import type { Transaction } from 'kysely';
import type { Schema, TablesRow } from '../store/schema.ts';
import { dueAt, resumed, stopped } from './clock.ts';
import { agreed, mayReplace, propose } from './consent.ts';
import type { LiveTable } from './live-table.ts';
import type { Playing } from './playing.ts';
import type { StoredTable } from './stored.ts';
import { addTalk } from './talk.ts';
import { Outdated, TableTrouble } from './trouble.ts';

type Vote = Extract<FromClient, { is: 'vote' }>;

const lay = (tx: Transaction<Schema>, id: string, proposal: Proposal | null) =>
  tx
    .updateTable('tables')
    .set({ proposal: proposal && JSON.stringify(proposal) })
    .where('id', '=', id)
    .execute();

/** In the table's turn. Where nobody has to be asked, it is done at once. */
export async function proposeAt(
  table: LiveTable,
  playing: Playing,
  seat: Seat,
  wish: Wish,
  key: string,
): Promise<number> {
  const at = table.keeper.now();
  const proposed = ({ chairs, proposal, paused, state }: StoredTable): Proposal => {
    if (state !== 'playing') throw new TableTrouble('over');
    if (wish.is === 'undo' && wish.count > playing.match.moves.length) throw new TableTrouble('nothing-to-undo');
    if (wish.is === 'bot' && !mayReplace(chairs, wish.seat)) throw new TableTrouble('not-offered');
    if (wish.is === (paused === 1 ? 'pause' : 'resume')) throw new TableTrouble('not-offered');
    if (proposal) throw new TableTrouble('proposal-open');
    return propose(`${at.toString(36)}-${seat}`, seat, wish, chairs);
  };
  return settleOrLay(table, playing, key, at, proposed);
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
      return next;
    });
  const { seq } = await table.changeNow(async (tx, stored) => {
    const proposal = lying(stored);
    // Whoever made it may take it back, and whoever agreed may change their mind: it must not lie there for ever.
    if (![...proposal.open, ...proposal.yes].includes(seat)) throw new TableTrouble('no-such-proposal');
    await lay(tx, stored.id, null);
    if (proposal.by !== seat) await addTalk(tx, stored.id, at, null, null, `declined ${seat}`);
  });
  return seq;
}

/**
 * Lays on the table what comes of a proposal, or does it if nobody is left to be asked; `key`: of the wish that settled it, so that it is done once
 * however often it is sent.
 */
async function settleOrLay(
  table: LiveTable,
  playing: Playing,
  key: string,
  at: number,
  come: (stored: StoredTable) => Proposal,
): Promise<number> {
  const known = come(table.stored);
  // An undo is an entry, and one that was worked out from something outdated does not get into the log.
  if (known.wish.is === 'undo' && known.open.length === 0) {
    const { by, wish } = known;
    const person = table.stored.chairs[by]?.person ?? null;
    return table.append(playing, { seat: by, move: `undo(${wish.count})`, key, person }, true).catch(async (error) => {
      // The rules have a word, too; what cannot be done must not lie there.
      if (error instanceof Refusal) await table.changeNow((tx, { id }) => lay(tx, id, null).then(() => {}));
      throw error;
    });
  }
  const { seq } = await table.changeNow(async (tx, stored) => {
    const next = come(stored);
    if (next.open.length > 0) await lay(tx, stored.id, next);
    else if (next.wish.is === 'undo') throw new Outdated();
    else await carryOut(tx, stored, next.wish, at);
  });
  table.drive();
  return seq;
}

/** Everybody agreed. */
async function carryOut(
  tx: Transaction<Schema>,
  { id, clock, asked, chairs }: StoredTable,
  wish: Exclude<Wish, { is: 'undo' }>,
  at: number,
): Promise<void> {
  const note = wish.is === 'bot' ? `bot ${wish.seat}` : wish.is;
  await addTalk(tx, id, at, null, null, note);
  const change = (row: Partial<TablesRow>) => tx.updateTable('tables').set(row).where('id', '=', id).execute();
  if (wish.is === 'bot') {
    const chair = { person: null, bot: wish.level, late: 0 };
    await tx.updateTable('chairs').set(chair).where('match', '=', id).where('seat', '=', wish.seat).execute();
    await change({ proposal: null, bots: 1 });
    return;
  }
  const people = asked.filter((seat) => chairs[seat]?.bot == null);
  const next = wish.is === 'resume' ? resumed(clock, people, at) : stopped(clock, at);
  const end = { state: 'abandoned' as const, asked: '[]', bots: 0 };
  await change({
    proposal: null,
    clock: next && JSON.stringify(next),
    due: dueAt(next),
    ...(wish.is === 'abandon' ? end : { paused: wish.is === 'pause' ? 1 : 0 }),
  });
}
