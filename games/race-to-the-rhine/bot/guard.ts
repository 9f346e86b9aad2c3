/** The line that has to be held: where the Germans stand beside it, and who guards it. */
import { PLACE, TOWNS } from '../content/fields.ts';
import { type Ground, NOWHERE } from './ground.ts';
import type { Look } from './look.ts';
import { BESIDE, START } from './map.ts';

/** Fields of the line to the spearhead that no corps standing here guards, nor the rear. */
export function gapsOf({ ground, fromBase, toSpear, spear }: Look, stands: readonly number[]): number[] {
  const { control } = ground;
  const length = fromBase[PLACE[spear.at]] as number;
  const gaps: number[] = [];
  if (length === NOWHERE) return gaps;
  for (let at = 0; at < TOWNS.length; at++) {
    // On a shortest line.
    if ((fromBase[at] as number) + (toSpear[at] as number) !== length) continue;
    if (control.charCodeAt(at) >= 97 || stands.includes(at)) continue;
    if (isExposed(ground, at, []) && !isGuarded(at, stands)) gaps.push(at);
  }
  return gaps;
}

/** The Germans stand beside it. */
export const isExposed = ({ hostile }: Ground, at: number, taken: readonly number[]): boolean => {
  for (const to of BESIDE[at] as readonly number[]) if (hostile[to] && !taken.includes(to)) return true;
  return false;
};

export const isGuarded = (at: number, stands: readonly number[]): boolean => {
  for (const to of BESIDE[at] as readonly number[]) if (START[to] === 1 || stands.includes(to)) return true;
  return false;
};
