/**
 * Whose eyes somebody has had in a match. Who has looked into one hand never gets another's: what was seen cannot be unseen. The chair one got up
 * from stays open to its person, as long as nobody else has taken it.
 */
import type { Seat } from '@sztab/kernel';
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** With the eyes of this seat the person has looked at the match; null: with nobody's yet. */
export async function seatSeen(tx: Transaction<Schema>, match: string, person: string): Promise<Seat | null> {
  const had = tx.selectFrom('eyes').select('seat').where('match', '=', match).where('person', '=', person);
  return (await had.executeTakeFirst())?.seat ?? null;
}

/** From now on this person sees what the seat sees: from the beginning, or on a chair that somebody else had. */
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

/** Whoever sits on this chair has left it, after so many entries. */
export async function closeEyes(tx: Transaction<Schema>, match: string, seat: Seat, seq: number): Promise<void> {
  const open = tx.updateTable('eyes').set({ left: seq }).where('match', '=', match).where('seat', '=', seat);
  await open.where('left', 'is', null).execute();
}
