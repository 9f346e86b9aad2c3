/** FTF-7.2: neutral events. */
import { call, finish, moveParts, type Seat } from '@sztab/kernel';
import { type Effect, type EventId, eventOf } from '../content/events.ts';
import { MOST_NURSES } from '../content/orders.ts';
import { REGIONS, type Region } from '../content/regions.ts';
import type { SoldierId } from '../content/soldiers.ts';
import { nextInLine, removeIfLost } from './losses.ts';
import { type Steps, TEXT } from './moves.ts';
import { fighterOf, isOccupied, placeFromDeck, push } from './soldiers.ts';
import { type State, tell } from './state.ts';

export const neutralEventSteps: Steps<'ending.events' | 'event.wound'> = {
  'ending.events': {
    run(s, f) {
      const event = nextDue(s);
      if (!event) {
        finish(s);
        return;
      }
      const { effects } = eventOf(event);
      if (f.part === 0) tell({ is: 'event-resolved', event, effects });
      const effect = effects[f.part];
      if (effect) {
        f.part++; // FTF-7.2.6
        happen(s, effect);
        return;
      }
      f.part = 0;
      s.laidOut = s.laidOut.filter((other) => other !== event); // FTF-7.2.4
      s.spentEvents.push(event);
    },
  },

  'event.wound': {
    ask(s, { region }) {
      return [{ seat: s.leader as Seat, prompt: 'event-wound', moves: weakest(s, region).map(TEXT.wound) }];
    },
    take(s, _f, _seat, move) {
      finish(s);
      strike(s, moveParts(move).args[0] as SoldierId);
    },
  },
};

/** FTF-7.2.3: the oldest date first; equal dates as they were drawn. */
function nextDue(s: State): EventId | null {
  let next: EventId | null = null;
  for (const id of s.laidOut) {
    const { date } = eventOf(id);
    if (date <= s.time && (next === null || date < eventOf(next).date)) next = id;
  }
  return next;
}

const weakest = (s: State, region: Region): SoldierId[] => nextInLine(s, { region, pass: [] }).map(({ id }) => id);

/** FTF-7.2.7 */
function strike(s: State, soldier: SoldierId): void {
  const fighter = fighterOf(s, soldier);
  fighter.wounds++;
  tell({ is: 'wounded', soldier, wounds: fighter.wounds });
  removeIfLost(s, fighter);
}

/** One part of an event. */
function happen(s: State, effect: Effect): void {
  switch (effect.is) {
    case 'domination':
      push(s, effect.region, effect.squares, 'event');
      return;
    case 'occupiedDomination':
      for (const region of REGIONS.filter((one) => isOccupied(s, one))) push(s, region, effect.squares, 'event');
      return;
    case 'wound': {
      const [first, other] = weakest(s, effect.region);
      if (other !== undefined)
        call(s, { step: 'event.wound', region: effect.region }); // D19
      else if (first !== undefined) strike(s, first);
      return;
    }
    case 'soldiers':
      // FTF-7.2.8; no ability, no points (FTF-4.3.6).
      tell({
        is: 'event-soldiers',
        region: effect.region,
        soldiers: placeFromDeck(s, effect.count, effect.region),
      });
      return;
    case 'nurseGain':
      for (const [seat, staff] of s.staffs.entries()) {
        if (staff.nurses === MOST_NURSES) continue;
        staff.nurses++;
        tell({ is: 'nurse-taken', seat });
      }
      return;
    case 'nurseLoss':
      for (const [seat, staff] of s.staffs.entries()) {
        if (staff.nurses === 0) continue;
        staff.nurses--;
        tell({ is: 'nurse-lost', seat });
      }
      return;
    case 'removeConcentration':
      if (s.concentration) tell({ is: 'token-removed' });
      s.concentration = null;
  }
}
