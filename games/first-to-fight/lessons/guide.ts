/**
 * The first game of First to Fight with a guide: what is said the first time something happens.
 * The table and the tips are guide.json, their texts text/<language>/tips.json; what else has to be seen for a tip stands here.
 */
import { type Guide, type Seat, seeing } from '@sztab/kernel';
import { missionOf, stageOf } from '../content/missions.ts';
import { ORDERS } from '../content/orders.ts';
import { yellowLeft } from '../rules/missions.ts';
import type { Shape } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import GUIDE from './guide.json' with { type: 'json' };

/** A mission is near when it is due within so many months. */
const SOON = 7;

const own = ({ you }: View): Seat => you ?? 0;
const hand = (view: View): readonly Parameters<typeof missionOf>[0][] => view.staffs[own(view)]?.hand ?? [];

/** FTF-6.5.7: the last card is red and will bring a yellow one. */
function isYellowDue(view: View): boolean {
  const received = view.staffs[own(view)]?.stage2Received ?? 0;
  const yellow = hand(view).filter((id) => stageOf(id) === 2).length;
  return yellow < hand(view).length && yellowLeft(view.edition, received, yellow) > 0;
}

export const guide: Guide<Shape> = seeing(GUIDE, {
  'their-order': ({ events, view }) => events.some((event) => event.is === 'order-chosen' && event.seat !== own(view)),
  // The card and its ability are chosen in one sentence; only a place to go to is asked for afterwards.
  ability: ({ view }) => view.flow.every((frame) => frame.step !== 'recruit.pick' || frame.first),
  'due-soon': ({ view }) => hand(view).some((id) => missionOf(id).date - view.time <= SOON),
  'points-on-tile': ({ view }) => ORDERS.some((order) => view.tiles[order].active && view.tiles[order].vp >= 2),
  'last-mission': ({ view }) => view.round > 1 && hand(view).length === 1 && !isYellowDue(view),
});
