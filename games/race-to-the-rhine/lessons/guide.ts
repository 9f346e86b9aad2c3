/**
 * The first game of Race to the Rhine with a guide: what is said the first time something happens.
 * The table and the tips are guide.json, their texts text/<language>/tips.json; what else has to be seen for a tip stands here.
 */
import { type Guide, seeing } from '@sztab/kernel';
import { type CorpsId, corpsData } from '../content/corps.ts';
import type { Shape } from '../rules/moves.ts';
import { roadsLeft } from '../rules/race.ts';
import type { Corps, Frame } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import GUIDE from './guide.json' with { type: 'json' };

/** Trucks left on the track when the next phase is near, and markers when the end is. */
const FEW_TRUCKS = 3;
const FEW_MARKERS = 5;
const NEAR_THE_RHINE = 2;

const own = (view: View): View['commanders'][number] => view.commanders[view.you ?? 0] as View['commanders'][number];
const corpsOf = (view: View): readonly Corps[] =>
  view.corps.filter(({ id }) => corpsData(id).colour === own(view).colour);
const can = (moves: readonly string[], verb: string): boolean => moves.some((move) => move.startsWith(`${verb}(`));

const isOwn = (view: View, corps: CorpsId): boolean => corpsData(corps).colour === own(view).colour;
const asks = (view: View, step: Frame['step']): boolean => view.flow.at(-1)?.step === step;

export const guide: Guide<Shape> = seeing(
  GUIDE,
  {
    turn: ({ view }) => view.turn.base === 2,
    lost: ({ events, view }) => events.some((event) => event.is === 'battle' && !event.won && isOwn(view, event.corps)),
    battle: ({ events, view }) => events.some((event) => event.is === 'battle' && isOwn(view, event.corps)),
    card: ({ events, view }) => events.some((event) => event.is === 'card' && isOwn(view, event.corps)),
    encircled: ({ events, view }) => events.some((event) => event.is === 'encircled' && event.by === own(view).colour),
    counterattack: ({ events, view }) =>
      events.some((event) => event.is === 'counterattack' && event.against === own(view).colour),
    load: ({ moves }) => can(moves, 'load'),
  },
  {
    // Its first step is not made yet.
    steps: (view) => !view.flow.some((frame) => frame.step === 'move' && frame.steps === 0),
    civilians: (view) => !asks(view, 'civilians'),
    market: (view) => !asks(view, 'market'),
    transport: (view) => !asks(view, 'transport'),
    overflow: (view) => !asks(view, 'overflow'),
    reaction: (view) => !asks(view, 'reaction'),
    hungry: (view) => !corpsOf(view).some(({ immobilised }) => immobilised),
    unarmed: (view) => corpsOf(view).some(({ cargo }) => cargo.ammo > 0),
    'few-trucks': (view) => view.trucksOnTrack === 0 || view.trucksOnTrack > FEW_TRUCKS,
    near: (view) => roadsLeft(view, own(view).colour) > NEAR_THE_RHINE,
    'few-markers': (view) => view.ending || view.markerPool === 0 || view.markerPool > FEW_MARKERS,
  },
);
