/** Through whose eyes a match may be looked at again. */
import type { Viewer } from '@sztab/kernel';
import type { Player } from '../house.ts';
import { peopleAt } from '../seats/seating.ts';

/** Through all when it is over; before that only through one's own. */
export function eyesFor(sitters: readonly Player[], over: boolean): Viewer[] {
  const people = peopleAt(sitters);
  const own: readonly Viewer[] = people.length === 1 ? people : ['public'];
  return over ? [...new Set<Viewer>([...own, 'public', ...sitters.keys()])] : [...own];
}
