/** Marks players as late whose clock has run out or, without a clock, who have been away too long; and unmarks them when they are back. */
import type { Seat } from '@sztab/kernel';
import { dueAt, dueFrom, graceAt, outOfTime } from './clock.ts';
import type { LiveTable } from './live-table.ts';
import { addNote } from './talk.ts';

/** The table's row is due: a clock may have run out, or a finished match has yet to be counted. */
export function onDue(table: LiveTable): Promise<void> {
  const { id, keeper, box, presence } = table;
  return table.inTurn(async () => {
    if (table.stored.due === null) return;
    const over = table.stored.state === 'over';
    if (over) await keeper.settle(table);
    const now = keeper.now();
    await table.changeNow(async (tx, { state, clock, chairs, due, paused }) => {
      // It ended on another node just now, which counts it; if that fails, the row stays due.
      if (due === null || (state === 'over') !== over) return;
      const waited = clock || over || paused === 1 ? [] : waitedFor(table);
      const until = (seat: Seat): number =>
        presence.isHere(seat) ? now + graceAt(box) : (chairs[seat]?.seen ?? 0) + graceAt(box);
      const out = clock && !over ? outOfTime(clock, now) : waited.filter((seat) => until(seat) <= now);
      const late = out.filter((seat) => !chairs[seat]?.late);
      // Others may be asked, too: their clocks go on.
      const running = clock?.running.filter((seat) => !out.includes(seat)) ?? [];
      const still = waited.filter((seat) => !out.includes(seat));
      const again = still.length > 0 ? Math.min(...still.map(until)) : null;
      const next = over || !clock ? again : dueAt({ ...clock, running });
      await tx.updateTable('tables').set({ due: next }).where('id', '=', id).execute();
      for (const seat of late) {
        const chair = tx.updateTable('chairs').set({ late: 1 }).where('match', '=', id);
        await chair.where('seat', '=', seat).execute();
        await addNote(tx, id, now, { is: clock ? 'late' : 'away', seat });
      }
    });
  });
}

/** Seats of people for whom the table waits. */
function waitedFor({ playing, stored }: LiveTable): Seat[] {
  const asks = playing?.asks() ?? [];
  const seats = asks.flatMap(({ seat, optional }) => (optional ? [] : [seat]));
  return seats.filter((seat) => stored.chairs[seat]?.person != null);
}

/** A late player is back: unmarks the seat, and drops a proposal to replace it. */
export async function isBack(table: LiveTable, seat: Seat): Promise<void> {
  if (!table.stored.chairs[seat]?.late) return;
  await table.changeNow(async (tx, { id, proposal, clock, paused }) => {
    await tx.updateTable('chairs').set({ late: 0 }).where('match', '=', id).where('seat', '=', seat).execute();
    const replaced = proposal?.wish.is === 'bot' && proposal.wish.seat === seat;
    const due = clock || paused === 1 ? {} : { due: dueFrom(null, table.keeper.now(), graceAt(table.box)) };
    const change = { ...due, ...(replaced ? { proposal: null } : {}) };
    if (Object.keys(change).length > 0) await tx.updateTable('tables').set(change).where('id', '=', id).execute();
  });
}
