/** Which missions a rival may hold, as far as a seat can know. */
import type { Seat } from '@sztab/kernel';
import type { MissionId } from '../content/missions.ts';
import type { Staff, State } from '../rules/state.ts';
import { MISSION_NUMBERS, NUMBERS } from './muster.ts';

export interface Hidden {
  /** By the number of the mission: 1 if a rival may hold it. */
  readonly may: Uint8Array;
  /** How many of stage I and of stage II. */
  readonly red: number;
  readonly yellow: number;
}

const may = new Uint8Array(NUMBERS.length);

/** What this seat has seen nowhere, unless it would have been revealed by now. Valid until the next call. */
export function hiddenFrom(s: State, seat: Seat): Hidden {
  for (const { no, date } of NUMBERS) may[no] = date > s.time ? 1 : 0;
  see(s.frontDiscards);
  for (const { succeeded, failed } of s.staffs) {
    see(succeeded);
    see(failed);
  }
  see((s.staffs[seat] as Staff).hand);
  let red = 0;
  let yellow = 0;
  for (const { no, stage } of NUMBERS) {
    if (may[no] === 0) continue;
    if (stage === 1) red++;
    else yellow++;
  }
  return { may, red, yellow };
}

function see(cards: readonly MissionId[]): void {
  for (const id of cards) may[MISSION_NUMBERS[id].no] = 0;
}

/** The backs that everybody sees: stage I, stage II. */
export function backsOf({ hand }: Staff): readonly [red: number, yellow: number] {
  let red = 0;
  for (const id of hand) if (MISSION_NUMBERS[id].stage === 1) red++;
  return [red, hand.length - red];
}
