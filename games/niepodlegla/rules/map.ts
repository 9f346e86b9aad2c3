/** Sections 5.2, 5.3 and 5.11: tokens in towns. */
import { INDEPENDENCE_TOKENS, KINDS, type Kind, type Region, TOWNS, type Town, townsIn } from '../content/towns.ts';
import { type NpTable, type OpenTable, tell } from './table.ts';

type Map = Pick<OpenTable, 'towns'>;

/** NPG-5.11.1 */
export const isHeld = (t: Map, town: Town): boolean => t.towns[town].ind > 0;
export const heldTowns = (t: Map): number => TOWNS.filter((town) => isHeld(t, town)).length;
export const isControlled = (t: Map, region: Region): boolean => townsIn(region).every((town) => isHeld(t, town));
export const isPresent = (t: Map, region: Region): boolean => townsIn(region).some((town) => isHeld(t, town));

export const independenceOnBoard = (t: Map): number => TOWNS.reduce((sum, town) => sum + t.towns[town].ind, 0);
export const kindsIn = (t: Map, town: Town): Kind[] => KINDS.filter((kind) => t.towns[town][kind] > 0);

/** NPG-5.3.4: Russian tokens show their Bolshevik side from round 6 on. */
export const areBolsheviks = (t: Pick<OpenTable, 'round'>): boolean => t.round >= 6;
export const bolsheviks = (t: Pick<OpenTable, 'round' | 'towns'>): number =>
  areBolsheviks(t) ? TOWNS.reduce((sum, town) => sum + t.towns[town].ru, 0) : 0;

/** NPG-5.2.1, NPG-5.2.3; with obstacles there, `against` is the kind that goes. */
export function placeIndependence(t: NpTable, town: Town, against: Kind | null): void {
  if (against) t.towns[town][against]--;
  else if (independenceOnBoard(t) === INDEPENDENCE_TOKENS) {
    tell({ is: 'no-independence-token', town }); // NPG-5.2.6
    return;
  } else t.towns[town].ind++;
  tell({ is: 'independence-token', town, against, bolshevik: against === 'ru' && areBolsheviks(t) });
}

/** NPG-5.3.1, NPG-5.3.2 */
export function placeObstacle(t: NpTable, town: Town, kind: Kind): void {
  const cancelled = isHeld(t, town);
  if (cancelled) t.towns[town].ind--;
  else t.towns[town][kind]++;
  tell({ is: 'obstacle', town, kind, cancelled, bolshevik: kind === 'ru' && areBolsheviks(t) });
}

export function removeObstacle(t: NpTable, town: Town, kind: Kind): void {
  t.towns[town][kind]--;
  tell({ is: 'obstacle-removed', town, kind, bolshevik: kind === 'ru' && areBolsheviks(t) });
}
