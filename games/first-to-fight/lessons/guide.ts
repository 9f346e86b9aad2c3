/** The first game of First to Fight with a guide: what is said the first time something happens. The texts stand in text/<language>/tips.json. */
import type { Guide, Seat } from '@sztab/kernel';
import { missionOf } from '../content/missions.ts';
import { ORDERS } from '../content/orders.ts';
import type { Shape } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';

/** A mission is near when it is due within so many months. */
const SOON = 7;

const own = ({ you }: View): Seat => you ?? 0;
const hand = (view: View): readonly Parameters<typeof missionOf>[0][] => view.staffs[own(view)]?.hand ?? [];

export const guide: Guide<Shape> = {
  players: 2,
  options: { missionDraft: 'off', neutralEvents: 'off', sideAssignment: 'chosen' },
  you: 'staff-1',
  level: 'recruit',
  tips: [
    { id: 'keep', rule: 'FTF-3.7', lesson: 'missions', asked: ['keep-missions'] },
    { id: 'order', rule: 'FTF-4.2.1', lesson: 'recruit', asked: ['choose-order'] },
    {
      id: 'their-order',
      rule: 'FTF-4.2.4',
      lesson: 'their-orders',
      asked: ['move', 'train', 'sabotage', 'recruit-region', 'concentration'],
      sees: ({ events, view }) => events.some((event) => event.is === 'order-chosen' && event.seat !== own(view)),
    },
    {
      id: 'ability',
      rule: 'FTF-5.4.4',
      lesson: 'recruit',
      // The card and its ability are chosen in one sentence; only a place to go to is asked for afterwards.
      asked: ['recruit-pick', 'ability'],
      sees: ({ view }) => view.flow.every((frame) => frame.step !== 'recruit.pick' || frame.first),
    },
    { id: 'rule', rule: 'FTF-5.3.5', lesson: 'sabotage', asked: ['region-rule'] },
    { id: 'main-front', rule: 'FTF-5.3.6d', lesson: 'sabotage', asked: ['front-discard'] },
    { id: 'token', rule: 'FTF-5.5.1', lesson: 'concentration', asked: ['place-token'] },
    { id: 'treat', rule: 'FTF-6.1.1', lesson: 'fallen', asked: ['treat'] },
    { id: 'yellow', rule: 'FTF-6.5.7', lesson: 'time', asked: ['keep-mission'] },
    { id: 'fell', rule: 'FTF-6.6.7', lesson: 'fallen', asked: ['choose-order'], heard: ['fell'] },
    { id: 'wounded', rule: 'FTF-6.6.4', lesson: 'fallen', asked: ['choose-order'], heard: ['wounded'] },
    { id: 'resolved', rule: 'FTF-6.5.4', lesson: 'count', asked: ['choose-order'], heard: ['mission-resolved'] },
    { id: 'axis', rule: 'FTF-6.2.1', lesson: 'time', asked: ['choose-order'], heard: ['axis'] },
    {
      id: 'due-soon',
      rule: 'FTF-6.5.1',
      lesson: 'time',
      asked: ['choose-order'],
      sees: ({ view }) => hand(view).some((id) => missionOf(id).date - view.time <= SOON),
    },
    {
      id: 'points-on-tile',
      rule: 'FTF-5.6.2',
      lesson: 'time',
      asked: ['choose-order'],
      sees: ({ view }) => ORDERS.some((order) => view.tiles[order].active && view.tiles[order].vp >= 2),
    },
    {
      id: 'last-mission',
      rule: 'FTF-6.8.1',
      lesson: 'last-rounds',
      asked: ['choose-order'],
      sees: ({ view }) => view.round > 1 && hand(view).length === 1,
    },
  ],
};
