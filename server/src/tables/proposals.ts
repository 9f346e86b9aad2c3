/** What somebody asks of the whole table, from the question to the deed. */
import type { Seat } from '@sztab/kernel';
import type { FromClient, Wish } from '@sztab/protocol';
import type { TablesRow } from '../store/schema.ts';
import { dueAt, resumed, stopped } from './clock.ts';
import { agreed, mayReplace, propose } from './consent.ts';
import type { LiveTable } from './live-table.ts';
import type { Playing } from './playing.ts';
import { addTalk } from './talk.ts';
import { TableTrouble } from './trouble.ts';

type Vote = Extract<FromClient, { is: 'vote' }>;

const lay = (table: LiveTable, change: Partial<TablesRow>) =>
  table.changeNow(async (tx, { id }) => {
    await tx.updateTable('tables').set(change).where('id', '=', id).execute();
  });

/** In the table's turn. Where nobody has to be asked, it is done at once. */
export async function proposeAt(
  table: LiveTable,
  playing: Playing,
  seat: Seat,
  wish: Wish,
  key: string,
): Promise<number> {
  const { chairs, proposal, paused, state } = table.stored;
  if (state !== 'playing') throw new TableTrouble('over');
  if (wish.is === 'undo' && wish.count > playing.match.moves.length) throw new TableTrouble('nothing-to-undo');
  if (wish.is === 'bot' && !mayReplace(chairs, wish.seat)) throw new TableTrouble('not-offered');
  if (wish.is === (paused === 1 ? 'pause' : 'resume')) throw new TableTrouble('not-offered');
  if (proposal) throw new TableTrouble('proposal-open');
  const next = propose(`${table.keeper.now().toString(36)}-${seat}`, seat, wish, chairs);
  if (next.open.length === 0) return carryOut(table, playing, seat, wish, key);
  const { seq } = await lay(table, { proposal: JSON.stringify(next) });
  return seq;
}

export async function voteAt(
  table: LiveTable,
  playing: Playing,
  seat: Seat,
  { proposal: id, yes, key }: Vote,
): Promise<number> {
  const { proposal, state } = table.stored;
  if (state !== 'playing') throw new TableTrouble('over');
  if (proposal?.id !== id) throw new TableTrouble('no-such-proposal');
  // Whoever made it may take it back, and whoever agreed may change their mind: it must not lie there for ever.
  if (!yes && (proposal.open.includes(seat) || proposal.yes.includes(seat))) {
    const { seq } = await table.changeNow(async (tx, { id: match }) => {
      await tx.updateTable('tables').set({ proposal: null }).where('id', '=', match).execute();
      if (proposal.by !== seat) await addTalk(tx, match, table.keeper.now(), null, null, `declined ${seat}`);
    });
    return seq;
  }
  const next = agreed(proposal, seat);
  if (!next) throw new TableTrouble('no-such-proposal');
  if (next.open.length === 0) return carryOut(table, playing, proposal.by, proposal.wish, key);
  const { seq } = await lay(table, { proposal: JSON.stringify(next) });
  return seq;
}

/** Everybody agreed; `key`: of the wish that settled it, so that it is done once however often it is sent. */
async function carryOut(table: LiveTable, playing: Playing, by: Seat, wish: Wish, key: string): Promise<number> {
  const at = table.keeper.now();
  if (wish.is === 'undo') {
    if (table.stored.proposal) await lay(table, { proposal: null });
    const person = table.stored.chairs[by]?.person ?? null;
    return table.append(playing, { seat: by, move: `undo(${wish.count})`, key, person }, true);
  }
  const { clock, asked } = table.stored;
  const people = asked.filter((seat) => !table.isBot(seat));
  const { seq } = await table.changeNow(async (tx, { id }) => {
    const note = wish.is === 'bot' ? `bot ${wish.seat}` : wish.is;
    await addTalk(tx, id, at, null, null, note);
    const change = (row: Partial<TablesRow>) => tx.updateTable('tables').set(row).where('id', '=', id).execute();
    if (wish.is === 'bot') {
      const chair = { person: null, bot: wish.level, late: 0 };
      await tx.updateTable('chairs').set(chair).where('match', '=', id).where('seat', '=', wish.seat).execute();
      await change({ proposal: null, bots: 1 });
      return;
    }
    const next = wish.is === 'resume' ? resumed(clock, people, at) : stopped(clock, at);
    const end = { state: 'abandoned' as const, asked: '[]', bots: 0 };
    await change({
      proposal: null,
      clock: next && JSON.stringify(next),
      due: dueAt(next),
      ...(wish.is === 'abandon' ? end : { paused: wish.is === 'pause' ? 1 : 0 }),
    });
  });
  table.drive();
  return seq;
}
