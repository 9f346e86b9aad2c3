/**
 * The first game of Race to the Rhine with a guide: what is said the first time something happens.
 * The table and the tips are guide.json, their texts text/<language>/tips.json; what else has to be seen for a tip stands here.
 */
import { type Guide, seeing } from '@sztab/kernel';
import { corpsData } from '../content/corps.ts';
import type { Shape } from '../rules/moves.ts';
import { roadsLeft } from '../rules/race.ts';
import type { Corps } from '../rules/state.ts';
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

export const guide: Guide<Shape> = seeing(GUIDE, {
  lost: ({ events, view }) =>
    events.some((event) => event.is === 'battle' && !event.won && corpsData(event.corps).colour === own(view).colour),
  hungry: ({ view }) => corpsOf(view).some(({ immobilised }) => immobilised),
  counterattack: ({ events, view }) =>
    events.some((event) => event.is === 'counterattack' && event.against === own(view).colour),
  unarmed: ({ view }) => corpsOf(view).every(({ cargo }) => cargo.ammo === 0),
  load: ({ moves }) => can(moves, 'load'),
  'few-trucks': ({ view }) => view.trucksOnTrack <= FEW_TRUCKS,
  near: ({ view }) => roadsLeft(view, own(view).colour) <= NEAR_THE_RHINE,
  'few-markers': ({ view }) => view.markerPool <= FEW_MARKERS,
});
