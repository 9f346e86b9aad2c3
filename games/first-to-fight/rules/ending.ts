/** FTF-6.1, FTF-6.2, FTF-6.4 and FTF-6.8: treatment, the Axis, time, and the end of a round or of the game. */
import { call, draw, finish, goOn, moveParts, type Seat, seal } from '@sztab/kernel';
import { type EventId, eventOf } from '../content/events.ts';
import type { SoldierId } from '../content/soldiers.ts';
import { LAST_MONTH } from '../content/time.ts';
import { type Move, type Steps, TEXT } from './moves.ts';
import { endOfGame } from './outcome.ts';
import { fighterOf, push } from './soldiers.ts';
import { type Fighter, type State, seatAfter, staffOf, tell } from './state.ts';

export const endingSteps: Steps<'ending.treatment' | 'ending.treat' | 'ending.axis' | 'ending.check'> = {
  'ending.treatment': {
    run(s, f) {
      if (f.asked > 0) seal(s); // FTF-8.3
      if (f.asked === s.staffs.length) {
        finish(s);
        return;
      }
      const seat = seatAfter(s, s.leader as Seat, f.asked++);
      if (staffOf(s, seat).nurses > 0 && wounded(s).length > 0) call(s, { step: 'ending.treat', seat });
    },
  },

  'ending.treat': {
    ask(s, { seat }) {
      const moves: Move[] = wounded(s).map(TEXT.treat);
      return [{ seat, prompt: 'treat', moves: [...moves, 'done'] }];
    },
    take(s, { seat }, _seat, move) {
      if (move !== 'done') {
        const soldier = moveParts(move).args[0] as SoldierId;
        staffOf(s, seat).nurses--; // FTF-6.1.1
        fighterOf(s, soldier).wounds--;
        tell({ is: 'treated', seat, soldier });
      }
      if (move === 'done' || staffOf(s, seat).nurses === 0 || wounded(s).length === 0) finish(s);
    },
  },

  'ending.axis': {
    run(s) {
      finish(s);
      const event = draw(s, s.events)[0] as EventId; // FTF-6.2.1
      if (s.edition >= 2) s.foreseen = null;
      const { region, months, date } = eventOf(event);
      tell({ is: 'axis', event, region, months });
      push(s, region, s.staffs.length === 4 ? 2 : 1, 'axis'); // FTF-6.2.2
      if (s.options.neutralEvents && date > s.time) {
        s.laidOut.push(event); // FTF-7.2.1
        tell({ is: 'event-laid-out', event });
      } else {
        s.spentEvents.push(event); // FTF-6.2.3, FTF-7.2.2
        if (s.options.neutralEvents) tell({ is: 'event-passed', event });
      }
      const from = s.time;
      s.time = Math.min(LAST_MONTH, from + months); // FTF-6.4.1, FTF-6.4.2
      tell({ is: 'time-passed', from, to: s.time });
    },
  },

  'ending.check': {
    run(s, { starter }) {
      if (endIfNobodyHoldsAMission(s)) return;
      s.round++;
      beginRound(s, starter); // FTF-6.8.2
    },
  },
};

/** D15: one nurse cures one soldier (FTF-6.1.3). Null if he needs it. */
export const noTreatment = ({ wounds }: Fighter): 'not-wounded' | null => (wounds > 0 ? null : 'not-wounded');

const wounded = (s: State): SoldierId[] =>
  s.soldiers.filter((fighter) => noTreatment(fighter) === null).map(({ id }) => id);

export function beginRound(s: State, seat: Seat): void {
  seal(s); // FTF-8.3
  s.leader = null;
  tell({ is: 'round-began', round: s.round, seat });
  goOn(s, { step: 'orders', next: seat });
}

/** FTF-6.8.1 */
export function endIfNobodyHoldsAMission(s: State): boolean {
  if (s.staffs.some(({ hand }) => hand.length > 0)) return false;
  endOfGame(s);
  return true;
}
