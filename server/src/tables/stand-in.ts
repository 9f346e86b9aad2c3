/** Whoever has given up while the others play on leaves the chair to a bot: the log says who has gone, and the chairs follow it. */
import { STAND_IN } from '@sztab/bots';
import type { Seat } from '@sztab/kernel';
import { closeEyes } from './eyes.ts';
import type { LiveTable } from './live-table.ts';
import type { Playing } from './playing.ts';
import type { StoredTable } from './stored.ts';
import { addNote } from './talk.ts';

const goneFrom = ({ box, match }: Playing): readonly Seat[] =>
  (match.outcome ? null : box.game.resigned?.(match.state)) ?? [];

/** Which bot plays a seat, if one does; also where the chair has not followed yet. */
export function botAt(playing: Playing, { chairs }: Pick<StoredTable, 'chairs'>, seat: Seat): string | null {
  return chairs[seat]?.bot ?? (goneFrom(playing).includes(seat) ? STAND_IN : null);
}

/** Chairs that have not followed the log: somebody gave up just now, or a node died before it could hand the chair over. */
function unfollowed({ playing, stored }: LiveTable): Seat[] {
  if (!playing || stored.state !== 'playing') return [];
  return goneFrom(playing).filter((seat) => stored.chairs[seat]?.bot == null);
}

/** In the table's turn. */
export async function handOver(table: LiveTable): Promise<void> {
  const seats = unfollowed(table);
  if (seats.length === 0) return;
  await table.changeNow(async (tx, { id, seq, chairs }) => {
    for (const seat of seats.filter((one) => chairs[one]?.bot == null)) {
      const chair = { person: null, bot: STAND_IN, late: 0 };
      await tx.updateTable('chairs').set(chair).where('match', '=', id).where('seat', '=', seat).execute();
      await closeEyes(tx, id, seat, seq);
      await addNote(tx, id, table.keeper.now(), { is: 'bot', seat });
    }
    // What somebody who is gone asked, or was asked, would lie on the table for ever.
    await tx.updateTable('tables').set({ proposal: null }).where('id', '=', id).execute();
  });
}
