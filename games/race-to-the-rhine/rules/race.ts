/** How far everybody is on the way to the river. */
import { type Colour, TOWNS } from '../content/fields.ts';
import { TO_RHINE } from '../content/roads.ts';
import { controllerAt } from './control.ts';
import type { PublicState } from './state.ts';

/** Roads from the foremost town of this colour to the river. */
export function roadsLeft(s: Pick<PublicState, 'control'>, colour: Colour): number {
  const own = TOWNS.flatMap((town, at) => (controllerAt(s, at) === colour ? [town] : []));
  return Math.min(...own.map((town) => TO_RHINE[colour].get(town) ?? Number.POSITIVE_INFINITY));
}
