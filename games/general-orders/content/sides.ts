/** Two generals and two theatres. Source: printed. */
import { byEdition } from '@sztab/kernel';

export type Mode = 'alpine' | 'island';

export type Side = 'blue' | 'yellow';
export const SIDES = ['blue', 'yellow'] as const satisfies readonly Side[];
export const enemyOf = (side: Side): Side => (side === 'blue' ? 'yellow' : 'blue');

/** Printed: 9 commanders a side, 5 in the reserve and 4 ready; 25 soldiers; 10 aircraft, for the landing only. */
export const forcesOf = byEdition({ 1: { commanders: { reserve: 5, ready: 4 }, soldiers: 25, aircraft: 10 } });

/** Printed: no more than five soldiers in an area, or aircraft in a sector. */
export const STACK = 5;

/** Printed: at most four rounds. */
export const ROUNDS = 4;

/** Hits on the six faces of a combat die. Source: public. */
export const FACES = [0, 1, 1, 1, 1, 2] as const;
