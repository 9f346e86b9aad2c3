/** In games that go on after a resignation, a bot takes over the chair. The log says who resigned; the chairs are brought in line with it. */
import { STAND_IN } from '@sztab/bots';
import type { Seat } from '@sztab/kernel';
import { closeEyes } from './eyes.ts';
import type { LiveTable } from './live-table.ts';
import type { Playing } from './playing.ts';
import type { StoredTable } from './stored.ts';
import { addNote } from './talk.ts';

const goneFrom = ({ box, match }: Playing): readonly Seat[] =>
  (match.outcome ? null : box.game.resigned?.(match.state)) ?? [];

/** The bot that plays a seat, if any; also where the chair's row is not up to date yet. */
export function botAt(playing: Playing, { chairs }: Pick<StoredTable, 'chairs'>, seat: Seat): string | null {
  return chairs[seat]?.bot ?? (goneFrom(playing).includes(seat) ? STAND_IN : null);
}

/** Seats that resigned but whose chair is still a person's: just now, or a node died before it changed the chair. */
function unfollowed({ playing, stored }: LiveTable): Seat[] {
  if (!playing || stored.state !== 'playing') return [];
  return goneFrom(playing).filter((seat) => stored.chairs[seat]?.bot == null);
}

/** In the table's queue. */
export async function handOver(table: LiveTable): Promise<void> {
  const seats = unfollowed(table);
  if (seats.length === 0) return;
  await table.changeNow(async (tx, { id, seq, chairs }) => {
    for (const seat of seats.filter((one) => chairs[one]?.bot == null)) {
      const chair = { person: null, bot: STAND_IN, late: 0 };
      await tx.updateTable('chairs').set(chair).where('match', '=', id).where('seat', '=', seat).execute();
      await closeEyes(tx, id, seat, seq);
      await addNote(tx, id, table.keeper.date(), { is: 'bot', seat });
    }
    // An open proposal may be by the one who left, or wait for them: nobody could settle it any more.
    await tx.updateTable('tables').set({ proposal: null }).where('id', '=', id).execute();
  });
}
