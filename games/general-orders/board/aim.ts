/** What somebody means who points at something: while commanders are placed a space, while an action is decided a place. */
import { isArea, isZone } from '../content/map.ts';
import { isSpace, SPACE } from '../content/spaces.ts';
import type { View } from '../rules/view.ts';

export const isDeploying = ({ flow }: View): boolean => flow.at(-1)?.step === 'turn';

/** No commander is placed while an action is decided: what a space would be good for does not matter then, its place does. */
export function meantBy(view: View, thing: string): string {
  if (isDeploying(view) || !isSpace(thing)) return thing;
  const space = SPACE[thing];
  if ('area' in space) return space.area;
  return 'zone' in space ? space.zone : thing;
}

/** What somebody points at, or has picked; while spaces are chosen, pointing at a place means entering it. */
export function aimOf(view: View, pointed: string | null, picked: readonly string[]): string | null {
  if (pointed && isDeploying(view)) {
    if (isArea(pointed)) return `adv:${pointed}`;
    if (isZone(pointed)) return `fly:${pointed}`;
  }
  return pointed ? meantBy(view, pointed) : (picked[0] ?? null);
}
