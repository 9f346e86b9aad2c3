/**
 * The first game of General Orders with a guide: what is said the first time something happens.
 * The table and the tips are guide.json, their texts text/<language>/tips.json; what else has to be seen for a tip stands here.
 */
import { type Guide, seeing } from '@sztab/kernel';
import { HQ } from '../content/map.ts';
import { enemyOf, ROUNDS, type Side } from '../content/sides.ts';
import type { Shape } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import GUIDE from './guide.json' with { type: 'json' };

const own = ({ you }: View): Side => you ?? 'blue';
const guards = (view: View): number => view.soldiers[own(view)][HQ[view.options.mode][own(view)]] ?? 0;

export const guide: Guide<Shape> = seeing(GUIDE, {
  headquarters: ({ view }) => guards(view) < 2,
  closed: ({ view }) => spacesTaken(view),
  'they-passed': ({ view }) => view.passed[enemyOf(own(view))],
  'last-round': ({ view }) => view.round === ROUNDS,
  hand: ({ view }) => view.handSize[own(view)] > 0,
});

/** Somebody else stands on a space. */
function spacesTaken(view: View): boolean {
  return view.deployed[enemyOf(own(view))].length > 0;
}
