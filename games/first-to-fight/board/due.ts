/** How likely a mission comes due in this round: arithmetic over what lies open to everybody. */
import { EVENTS, type EventId, eventOf } from '../content/events.ts';
import { type MissionId, missionOf } from '../content/missions.ts';
import { LAST_MONTH, type Month } from '../content/time.ts';
import type { View } from '../rules/view.ts';
import { handOf } from './effects.ts';

/** From 0 to 1; null where time does not move any more in this round. Whoever has put the next card there by Liaison knows. */
export function chanceDue(view: View, id: MissionId): number | null {
  const timeIsToMove = view.leader === null || view.flow.some(({ step }) => step === 'ending.axis');
  if (view.result || !timeIsToMove) return null;
  // At most 16 of the 24 cards are drawn in a game, so there is always one left.
  const unseen = EVENTS.filter((event) => !view.laidOut.includes(event) && !view.spentEvents.includes(event));
  const left = view.foreseen ? [view.foreseen] : unseen;
  const due = left.filter((event) => Math.min(LAST_MONTH, view.time + eventOf(event).months) >= missionOf(id).date);
  return due.length / left.length;
}

/** How far time would go with this event, and which own missions would have come due by then. */
export function reachedBy(view: View, event: EventId): { readonly then: Month; readonly due: readonly MissionId[] } {
  const then = Math.min(LAST_MONTH, view.time + eventOf(event).months);
  return { then, due: handOf(view).filter((mission) => missionOf(mission).date <= then) };
}
