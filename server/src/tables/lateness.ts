/** Marks players as late whose clock has run out or, without a clock, who have been away too long; and unmarks them when they are back. */
import type { Seat } from '@sztab/kernel';
import { absenceAt, withAbsent, withActivity } from './absence.ts';
import { dueAt, dueFrom, graceAt, graceOfReturn, outOfTime } from './clock.ts';
import type { LiveTable } from './live-table.ts';
import type { StoredChair, StoredTable } from './stored.ts';
import { addNote } from './talk.ts';

/** The table's row is due: a clock may have run out, or a finished match has yet to be counted. */
export function onDue(table: LiveTable): Promise<void> {
  const { id, keeper, box, presence } = table;
  return table.inTurn(async () => {
    if (table.stored.due === null) return;
    const over = table.stored.state === 'over';
    if (over) await keeper.settle(table);
    const now = keeper.now();
    await table.changeNow(async (tx, { state, clock, chairs, due, paused, absence, pace }) => {
      // It ended on another node just now, which counts it; if that fails, the row stays due.
      if (due === null || (state === 'over') !== over) return;
      const waited = clock || over || paused === 1 ? [] : waitedFor(table);
      const last = (seat: Seat): number => Math.max(chairs[seat]?.seen ?? 0, absenceAt(absence, seat).at);
      const until = (seat: Seat): number => (presence.isHere(seat) ? now : last(seat)) + graceAt(box);
      const out = clock && !over ? outOfTime(clock, now) : waited.filter((seat) => until(seat) <= now);
      const late = out.filter((seat) => !chairs[seat]?.outOfTime);
      // Others may be asked, too: their clocks go on.
      const running = clock?.running.filter((seat) => !out.includes(seat)) ?? [];
      const still = waited.filter((seat) => !out.includes(seat));
      const again = still.length > 0 ? Math.min(...still.map(until)) : null;
      const next = over || !clock ? again : dueAt({ ...clock, running });
      await tx.updateTable('tables').set({ due: next }).where('id', '=', id).execute();
      for (const seat of late) {
        // With a clock: null until its person returns. A person who was there when it ran out cannot return.
        const seen = clock ? { seen: presence.isHere(seat) ? now - graceOfReturn(pace) : null } : {};
        const chair = tx
          .updateTable('chairs')
          .set({ late: 1, ...seen })
          .where('match', '=', id);
        await chair.where('seat', '=', seat).execute();
        await addNote(tx, id, keeper.date(), { is: clock ? 'late' : 'away', seat });
      }
    });
  });
}

/** Seats of people who must not stay away: all people where they play on one side, else those the table waits for. */
function waitedFor({ box, playing, stored }: LiveTable): Seat[] {
  const asks = playing?.asks() ?? [];
  const asked = asks.flatMap(({ seat, optional }) => (optional ? [] : [seat]));
  const seats = box.lid.together ? stored.chairs.map(({ seat }) => seat) : asked;
  return seats.filter((seat) => stored.chairs[seat]?.person != null);
}

/** In milliseconds: how long a player who came back after their clock ran out may still move undisturbed; 0: the others may decide. */
export const graceLeft = (
  { clock, pace }: Pick<StoredTable, 'clock' | 'pace'>,
  { person, outOfTime: isOut, seen }: StoredChair,
  now: number,
): number => (clock && person !== null && isOut && seen > 0 ? Math.max(0, seen + graceOfReturn(pace) - now) : 0);

/** The table as proposals see it: nobody is late who has come back just now. */
export const withGrace = (table: StoredTable, now: number): StoredTable => ({
  ...table,
  chairs: table.chairs.map((chair) => (graceLeft(table, chair, now) > 0 ? { ...chair, late: false } : chair)),
});

const hasReturned = ({ clock }: StoredTable, chair: StoredChair | undefined, sign: SignOfLife): boolean =>
  clock !== null && chair?.outOfTime === true && chair.seen === 0 && (sign === 'page' || sign === 'word');

/**
 * What a player did on coming back: sent an entry, sent another request (`word`), or opened or returned to the page. `reconnected`: only the page
 * came back, by itself.
 */
export type SignOfLife = 'entry' | 'word' | 'page' | 'reconnected';

/**
 * A player gave a sign of life: unmarks the seat, and drops a proposal to replace it. A clock that ran out is excused only by an entry; coming back
 * to the table gives a short grace. A page that reconnects by itself shows only that it is open.
 */
export async function isBack(table: LiveTable, seat: Seat, sign: SignOfLife): Promise<void> {
  // Another node may have found the player absent just now.
  if (sign !== 'entry' && table.stored.state === 'playing') await table.catchUpIfBehind();
  const known = table.stored;
  const counts = sign !== 'reconnected';
  const inTime = sign === 'entry' || known.clock === null;
  const missed = counts && absenceAt(known.absence, seat).missed > 0;
  // `append` has reset the count already, and calls this only for a seat that was late.
  const isLate = known.chairs[seat]?.outOfTime === true;
  const returns = hasReturned(known, known.chairs[seat], sign);
  if (known.state !== 'playing' || !(sign === 'entry' || missed || returns || (inTime && isLate))) return;
  await table.changeNow(async (tx, row) => {
    const { id, state, proposal, clock, paused, absence, due, chairs } = row;
    const chair = chairs[seat];
    if (state !== 'playing' || !chair) return;
    const now = table.keeper.now();
    if (hasReturned(row, chair, sign))
      await tx.updateTable('chairs').set({ seen: now }).where('match', '=', id).where('seat', '=', seat).execute();
    if (inTime)
      await tx.updateTable('chairs').set({ late: 0 }).where('match', '=', id).where('seat', '=', seat).execute();
    const next = counts ? withActivity(absence, seat, now) : absence;
    const [after] = withAbsent([{ ...chair, outOfTime: chair.outOfTime && !inTime }], next);
    const freed = chair.late && after?.late === false;
    const replaced = freed && proposal?.wish.is === 'bot' && proposal.wish.seat === seat;
    if (freed || sign === 'entry') await addNote(tx, id, table.keeper.date(), { is: 'back', seat });
    const change = {
      ...(clock || paused === 1 ? {} : { due: dueFrom(table.box, null, now, due) }),
      ...(replaced ? { proposal: null } : {}),
      ...(counts ? { absence: JSON.stringify(next) } : {}),
    };
    if (Object.keys(change).length > 0) await tx.updateTable('tables').set(change).where('id', '=', id).execute();
  });
}
