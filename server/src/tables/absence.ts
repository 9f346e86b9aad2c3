/** Absent players (NPG-4.0.7): silence answered for them several times in a row. Stored in the table's row, in the commit of the entry. */
import type { Seat } from '@sztab/kernel';
import type { StoredChair } from './stored.ts';

export interface SeatAbsence {
  /** Questions in a row that silence answered for this seat. */
  readonly missed: number;
  /** When its person last did something at the table; 0: not noted. */
  readonly at: number;
}

/** By seat. */
export type Absence = readonly (SeatAbsence | null)[];

/** After this many questions in a row the others may replace the player. */
export const MOST_MISSED = 3;

const NOTHING_MISSED: SeatAbsence = { missed: 0, at: 0 };

export const absenceAt = (absence: Absence, seat: Seat): SeatAbsence => absence[seat] ?? NOTHING_MISSED;

const withSeat = (absence: Absence, seat: Seat, next: SeatAbsence): Absence => {
  const length = Math.max(absence.length, seat + 1);
  return Array.from({ length }, (_, one) => (one === seat ? next : (absence[one] ?? null)));
};

/** The person of this seat did something. */
export const withActivity = (absence: Absence, seat: Seat, at: number): Absence =>
  withSeat(absence, seat, { missed: 0, at });

/** Silence answered a question for this seat. */
export function withMissed(absence: Absence, seat: Seat): Absence {
  const before = absenceAt(absence, seat);
  return withSeat(absence, seat, { ...before, missed: before.missed + 1 });
}

/** Marks as late the players who missed too many questions. */
export const withAbsent = (chairs: readonly StoredChair[], absence: Absence): readonly StoredChair[] =>
  chairs.map((chair) => {
    const absent = chair.person !== null && absenceAt(absence, chair.seat).missed >= MOST_MISSED;
    const late = chair.outOfTime || absent;
    return late === chair.late ? chair : { ...chair, late };
  });
