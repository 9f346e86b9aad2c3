/** The first game of Race to the Rhine with a guide: what is said the first time something happens. The texts stand in text/<language>/tips.json. */
import type { Guide } from '@sztab/kernel';
import { corpsData } from '../content/corps.ts';
import type { Shape } from '../rules/moves.ts';
import { roadsLeft } from '../rules/race.ts';
import type { Corps } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** Trucks left on the track when the next phase is near, and markers when the end is. */
const FEW_TRUCKS = 3;
const FEW_MARKERS = 5;
const NEAR_THE_RHINE = 2;

const own = (view: View): View['commanders'][number] => view.commanders[view.you ?? 0] as View['commanders'][number];
const corpsOf = (view: View): readonly Corps[] =>
  view.corps.filter(({ id }) => corpsData(id).colour === own(view).colour);
const can = (moves: readonly string[], verb: string): boolean => moves.some((move) => move.startsWith(`${verb}(`));

export const guide: Guide<Shape> = {
  players: 2,
  options: { pair: 'wb', training: 'on', sideAssignment: 'chosen' },
  you: 'patton',
  level: 'recruit',
  tips: [
    { id: 'turn', rule: 'RTR-4.2.1', lesson: 'fuel', asked: ['act'] },
    { id: 'steps', rule: 'RTR-5.5.3', lesson: 'fuel', asked: ['move'] },
    { id: 'civilians', rule: 'RTR-5.6.2', lesson: 'road', asked: ['civilians'] },
    { id: 'market', rule: 'RTR-5.6.6', lesson: 'road', asked: ['market'] },
    { id: 'transport', rule: 'RTR-5.3.4', lesson: 'transport', asked: ['transport'] },
    { id: 'overflow', rule: 'RTR-5.1.8', lesson: 'transport', asked: ['overflow'] },
    { id: 'reaction', rule: 'RTR-6.5.A1', lesson: 'encirclement', asked: ['reaction'] },
    {
      id: 'lost',
      rule: 'RTR-5.7.5',
      lesson: 'battle',
      asked: ['act'],
      sees: ({ events }) => events.some((event) => event.is === 'battle' && !event.won),
    },
    { id: 'battle', rule: 'RTR-5.7.1', lesson: 'battle', asked: ['act', 'move'], heard: ['battle'] },
    { id: 'card', rule: 'RTR-5.6.1', lesson: 'road', asked: ['act', 'move'], heard: ['card'] },
    { id: 'encircled', rule: 'RTR-6.3.1', lesson: 'encirclement', asked: ['act', 'move'], heard: ['encircled'] },
    { id: 'logistics', rule: 'RTR-6.4.2', lesson: 'hunger', asked: ['act'], heard: ['logistics'] },
    {
      id: 'hungry',
      rule: 'RTR-6.4.8',
      lesson: 'hunger',
      asked: ['act'],
      sees: ({ view }) => corpsOf(view).some(({ immobilised }) => immobilised),
    },
    {
      id: 'counterattack',
      rule: 'RTR-6.5.B1',
      lesson: 'encirclement',
      asked: ['act'],
      sees: ({ events, view }) =>
        events.some((event) => event.is === 'counterattack' && event.against === own(view).colour),
    },
    {
      id: 'unarmed',
      rule: 'RTR-5.7.2',
      lesson: 'battle',
      asked: ['act'],
      sees: ({ view }) => corpsOf(view).every(({ cargo }) => cargo.ammo === 0),
    },
    {
      id: 'load',
      rule: 'RTR-5.4.1',
      lesson: 'fuel',
      asked: ['act'],
      sees: ({ moves }) => can(moves, 'load'),
    },
    {
      id: 'few-trucks',
      rule: 'RTR-4.2.5',
      lesson: 'hunger',
      asked: ['act'],
      sees: ({ view }) => view.trucksOnTrack <= FEW_TRUCKS,
    },
    {
      id: 'near',
      rule: 'RTR-6.7.1',
      lesson: 'across',
      asked: ['act'],
      sees: ({ view }) => roadsLeft(view, own(view).colour) <= NEAR_THE_RHINE,
    },
    {
      id: 'few-markers',
      rule: 'RTR-6.7.2',
      lesson: 'paratroops',
      asked: ['act'],
      sees: ({ view }) => view.markerPool <= FEW_MARKERS,
    },
  ],
};
