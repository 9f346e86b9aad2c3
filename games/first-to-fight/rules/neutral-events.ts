/** Section 7.2: neutral events. */
import { moveParts, type Seat } from '@sztab/kernel';
import { type Effect, type EventId, eventOf } from '../content/events.ts';
import { MOST_NURSES } from '../content/orders.ts';
import { REGIONS, type Region } from '../content/regions.ts';
import type { SoldierId } from '../content/soldiers.ts';
import { lowest, removeIfLost } from './losses.ts';
import { type FtSteps, TEXT } from './moves.ts';
import { fighterOf, isOccupied, placeFromDeck, push } from './soldiers.ts';
import { type FtTable, tell } from './table.ts';

export const neutralEventSteps: FtSteps<'ending.events' | 'event.wound'> = {
  'ending.events': {
    run(t, f) {
      const event = nextDue(t);
      if (!event) {
        t.flow.pop();
        return;
      }
      const { effects } = eventOf(event);
      if (f.part === 0) tell({ is: 'event-resolved', event, effects });
      const effect = effects[f.part];
      if (effect) {
        f.part++; // FTF-7.2.6
        happen(t, effect);
        return;
      }
      f.part = 0;
      t.laidOut = t.laidOut.filter((other) => other !== event); // FTF-7.2.4
      t.spentEvents.push(event);
    },
  },

  'event.wound': {
    ask(t, { region }) {
      return [{ seat: t.leader as Seat, prompt: 'event-wound', moves: weakest(t, region).map(TEXT.wound) }];
    },
    take(t, _f, _seat, move) {
      t.flow.pop();
      strike(t, moveParts(move).args[0] as SoldierId);
    },
  },
};

/** FTF-7.2.3: the oldest date first; equal dates as they were drawn. */
function nextDue(t: FtTable): EventId | null {
  let next: EventId | null = null;
  for (const id of t.laidOut) {
    const { date } = eventOf(id);
    if (date <= t.time && (next === null || date < eventOf(next).date)) next = id;
  }
  return next;
}

const weakest = (t: FtTable, region: Region): SoldierId[] =>
  lowest(t.soldiers.filter((fighter) => fighter.region === region)).map(({ id }) => id);

/** FTF-7.2.7 */
function strike(t: FtTable, soldier: SoldierId): void {
  const fighter = fighterOf(t, soldier);
  fighter.wounds++;
  tell({ is: 'wounded', soldier, wounds: fighter.wounds });
  removeIfLost(t, fighter);
}

/** One part of an event (table 2.10). */
function happen(t: FtTable, effect: Effect): void {
  switch (effect.is) {
    case 'domination':
      push(t, effect.region, effect.squares, 'event');
      return;
    case 'occupiedDomination':
      for (const region of REGIONS.filter((one) => isOccupied(t, one))) push(t, region, effect.squares, 'event');
      return;
    case 'wound': {
      const [first, other] = weakest(t, effect.region);
      if (other !== undefined)
        t.flow.push({ step: 'event.wound', region: effect.region }); // D19
      else if (first !== undefined) strike(t, first);
      return;
    }
    case 'soldiers':
      // FTF-7.2.8; no ability, no points (FTF-4.3.6).
      tell({
        is: 'event-soldiers',
        region: effect.region,
        soldiers: placeFromDeck(t, effect.count, effect.region),
      });
      return;
    case 'nurseGain':
      for (const [seat, staff] of t.staffs.entries()) {
        if (staff.nurses === MOST_NURSES) continue;
        staff.nurses++;
        tell({ is: 'nurse-taken', seat });
      }
      return;
    case 'nurseLoss':
      for (const [seat, staff] of t.staffs.entries()) {
        if (staff.nurses === 0) continue;
        staff.nurses--;
        tell({ is: 'nurse-lost', seat });
      }
      return;
    case 'removeConcentration':
      if (t.concentration) tell({ is: 'token-removed' });
      t.concentration = null;
  }
}
