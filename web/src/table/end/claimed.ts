/** A game online that ended because somebody was out of time, stayed away or left: what is said instead of “resigned”. */
import { nameOfSeat, type Sitting } from '../sitting.ts';

export interface Claimed {
  readonly headline: string;
  readonly how: string;
}

/** Null where the game ended in any other way. */
export function claimedEnd(sitting: Sitting): Claimed | null {
  const { table, say } = sitting;
  const seat = table.online?.talk.findLast(({ note }) => note?.is === 'claim')?.note?.seat;
  if (!table.online || seat === undefined) return null;
  const { chairs, clock } = table.online.info;
  const { council } = say;
  const name = nameOfSeat(sitting, seat);
  if (chairs[seat]?.who === null) return { headline: council.byLeaving, how: council.wonByLeaving(name) };
  return clock
    ? { headline: council.onTime, how: council.wonOnTime(name) }
    : { headline: council.byLeaving, how: council.wonByAbsence(name) };
}
