/** Sections 6.1, 6.2, 6.4 and 6.8: treatment, the Axis, time, and the end of a round or of the game. */
import { draw, moveParts, type Seat } from '@sztab/kernel';
import { type EventId, eventOf } from '../content/events.ts';
import type { SoldierId } from '../content/soldiers.ts';
import { LAST_MONTH } from '../content/time.ts';
import { type FtMove, type FtSteps, TEXT } from './moves.ts';
import { endOfGame } from './outcome.ts';
import { fighterOf, push } from './soldiers.ts';
import { type FtTable, seatAfter, staffOf, tell } from './table.ts';

export const endingSteps: FtSteps<'ending.treatment' | 'ending.treat' | 'ending.axis' | 'ending.check'> = {
  'ending.treatment': {
    run(t, f) {
      if (f.asked > 0) t.barriers++; // FTF-8.3
      if (f.asked === t.staffs.length) {
        t.flow.pop();
        return;
      }
      const seat = seatAfter(t, t.leader as Seat, f.asked++);
      if (staffOf(t, seat).nurses > 0 && wounded(t).length > 0) t.flow.push({ step: 'ending.treat', seat });
    },
  },

  'ending.treat': {
    ask(t, { seat }) {
      const moves: FtMove[] = wounded(t).map(TEXT.treat);
      return [{ seat, prompt: 'treat', moves: [...moves, 'done'] }];
    },
    take(t, { seat }, _seat, move) {
      if (move !== 'done') {
        const soldier = moveParts(move).args[0] as SoldierId;
        staffOf(t, seat).nurses--; // FTF-6.1.1
        fighterOf(t, soldier).wounds--;
        tell({ is: 'treated', seat, soldier });
      }
      if (move === 'done' || staffOf(t, seat).nurses === 0 || wounded(t).length === 0) t.flow.pop();
    },
  },

  'ending.axis': {
    run(t) {
      t.flow.pop();
      const event = draw(t, t.events)[0] as EventId; // FTF-6.2.1
      if (t.edition >= 2) t.foreseen = null;
      const { region, months, date } = eventOf(event);
      tell({ is: 'axis', event, region, months });
      push(t, region, t.staffs.length === 4 ? 2 : 1, 'axis'); // FTF-6.2.2
      if (t.options.neutralEvents && date > t.time) {
        t.laidOut.push(event); // FTF-7.2.1
        tell({ is: 'event-laid-out', event });
      } else {
        t.spentEvents.push(event); // FTF-6.2.3, FTF-7.2.2
        if (t.options.neutralEvents) tell({ is: 'event-passed', event });
      }
      const from = t.time;
      t.time = Math.min(LAST_MONTH, from + months); // FTF-6.4.1, FTF-6.4.2
      tell({ is: 'time-passed', from, to: t.time });
    },
  },

  'ending.check': {
    run(t, { starter }) {
      if (endIfNobodyHoldsAMission(t)) return;
      t.round++;
      beginRound(t, starter); // FTF-6.8.2
    },
  },
};

/** D15: one nurse cures one soldier (FTF-6.1.3). */
const wounded = (t: FtTable): SoldierId[] => t.soldiers.filter(({ wounds }) => wounds > 0).map(({ id }) => id);

export function beginRound(t: FtTable, seat: Seat): void {
  t.barriers++; // FTF-8.3
  t.leader = null;
  tell({ is: 'round-began', round: t.round, seat });
  t.flow = [{ step: 'orders', next: seat }];
}

/** FTF-6.8.1 */
export function endIfNobodyHoldsAMission(t: FtTable): boolean {
  if (t.staffs.some(({ hand }) => hand.length > 0)) return false;
  endOfGame(t);
  return true;
}
