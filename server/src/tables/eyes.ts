/**
 * As which seat somebody has seen a match. Who has seen one hand never gets another seat's view, so one cannot change chairs to look around. One
 * may return to the chair one left, as long as nobody else has taken it.
 */
import type { Seat } from '@sztab/kernel';
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** The seat as which this person has seen the match; null if as none. */
export async function seatSeen(tx: Transaction<Schema>, match: string, person: string): Promise<Seat | null> {
  const had = tx.selectFrom('eyes').select('seat').where('match', '=', match).where('person', '=', person);
  return (await had.executeTakeFirst())?.seat ?? null;
}

/** Stores that this person sees the seat's view from now on; `began`: since the start, and not on a chair that somebody else had. */
export async function openEyes(
  tx: Transaction<Schema>,
  match: string,
  seat: Seat,
  person: string,
  began: boolean,
): Promise<void> {
  await tx
    .insertInto('eyes')
    .values({ match, seat, person, began: began ? 1 : 0, left: null })
    .onConflict((again) => again.columns(['match', 'seat', 'person']).doUpdateSet({ left: null }))
    .execute();
}

/** Stores that the person on this chair left it after so many entries. */
export async function closeEyes(tx: Transaction<Schema>, match: string, seat: Seat, seq: number): Promise<void> {
  const open = tx.updateTable('eyes').set({ left: seq }).where('match', '=', match).where('seat', '=', seat);
  await open.where('left', 'is', null).execute();
}
