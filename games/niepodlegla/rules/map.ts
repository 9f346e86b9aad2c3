/** NPG-5.2, NPG-5.3 and NPG-5.11: tokens in towns. */
import { INDEPENDENCE_TOKENS, KINDS, type Kind, type Region, TOWNS, type Town, townsIn } from '../content/towns.ts';
import { type PublicState, type State, tell } from './state.ts';

type Map = Pick<PublicState, 'towns'>;

/** NPG-5.11.1 */
export const isHeld = (s: Map, town: Town): boolean => s.towns[town].ind > 0;
export const heldTowns = (s: Map): number => TOWNS.filter((town) => isHeld(s, town)).length;
export const isControlled = (s: Map, region: Region): boolean => townsIn(region).every((town) => isHeld(s, town));
export const isPresent = (s: Map, region: Region): boolean => townsIn(region).some((town) => isHeld(s, town));

export const independenceOnBoard = (s: Map): number => TOWNS.reduce((sum, town) => sum + s.towns[town].ind, 0);
export const kindsIn = (s: Map, town: Town): Kind[] => KINDS.filter((kind) => s.towns[town][kind] > 0);

/** NPG-5.3.4: Russian tokens show their Bolshevik side from round 6 on. */
export const areBolsheviks = (s: Pick<PublicState, 'round'>): boolean => s.round >= 6;
export const bolsheviks = (s: Pick<PublicState, 'round' | 'towns'>): number =>
  areBolsheviks(s) ? TOWNS.reduce((sum, town) => sum + s.towns[town].ru, 0) : 0;

/** NPG-5.2.1, NPG-5.2.3; with obstacles there, `against` is the kind that goes. */
export function placeIndependence(s: State, town: Town, against: Kind | null): void {
  if (against) s.towns[town][against]--;
  else if (independenceOnBoard(s) === INDEPENDENCE_TOKENS) {
    tell({ is: 'no-independence-token', town }); // NPG-5.2.6
    return;
  } else s.towns[town].ind++;
  tell({ is: 'independence-token', town, against, bolshevik: against === 'ru' && areBolsheviks(s) });
}

/** NPG-5.3.1, NPG-5.3.2 */
export function placeObstacle(s: State, town: Town, kind: Kind): void {
  const cancelled = isHeld(s, town);
  if (cancelled) s.towns[town].ind--;
  else s.towns[town][kind]++;
  tell({ is: 'obstacle', town, kind, cancelled, bolshevik: kind === 'ru' && areBolsheviks(s) });
}

export function removeObstacle(s: State, town: Town, kind: Kind): void {
  s.towns[town][kind]--;
  tell({ is: 'obstacle-removed', town, kind, bolshevik: kind === 'ru' && areBolsheviks(s) });
}
